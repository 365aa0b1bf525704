import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { someOrder, toJapan } from '../support/builders/some-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'
import { openPayingApi } from '../support/server/paying-api.ts'
import { readStreamEvents } from '../support/server/read-events.ts'

let api: Awaited<ReturnType<typeof openPayingApi>>
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  api = await openPayingApi()
  move = orderMover(api)
})
afterAll(() => api.close())

type CreateVisitor = typeof newPairCustomer | typeof newPairGuest
const newcomers = [
  ['a customer', newPairCustomer],
  ['a guest', newPairGuest],
] as const

async function placed(newcomer: CreateVisitor, more: object = {}) {
  const { visitor } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.placeOrder(more)
  if (!order) throw new Error('Nothing was placed')
  const { id, number } = order
  let received = 0
  /** Returns the order's events since the last call. */
  async function readEvents() {
    const { customer_id, guest_id } = await api.db
      .selectFrom('orders')
      .select(['customer_id', 'guest_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const events = await api.db
      .selectFrom('stream_events')
      .select(['kind', 'payload', 'number'])
      .where('channel_id', '=', customer_id ?? guest_id ?? '')
      .where('kind', '=', 'order.changed')
      .where('number', '>', received)
      .orderBy('number')
      .execute()
    received = events.at(-1)?.number ?? received
    return events.map(({ payload }) => payload)
  }
  return { visitor, id, number, readEvents }
}

const follow = async (headers: Record<string, string>) => {
  const following = await readStreamEvents(`${api.base}/order/events`, headers)
  following.unsubscribe()
  return following.status
}

test('lets customers and guests subscribe to their orders and rejects everyone else', async () => {
  for (const [, newcomer] of newcomers) expect(await follow((await newcomer(api)).scans.headers)).toBe(200)
  expect([await follow({}), await follow({ 'hadashi-order': 'noise' })]).toEqual([401, 401])
})

test.each(newcomers)('notifies %s of every transition of their own order and of no other', async (_, newcomer) => {
  const [{ id, number, readEvents }, other] = [await placed(newcomer), await placed(newcomer)]
  await readEvents()
  await move(id, ...untilPaid)
  expect(await readEvents()).toEqual(untilPaid.map((stage) => ({ number, stage })))
  expect(await other.readEvents()).toEqual([])
})

test('notifies of changes without a transition: address, e-mail, a waiting voucher and a delay', async () => {
  const { visitor, id, number, readEvents } = await placed(newPairGuest, toJapan)
  await readEvents()
  const { delivery } = someOrder([])
  await visitor.call('/order/changeAddress', { number, delivery, price: { currency: 'GBP', total_minor: 24_000 } })
  expect(await readEvents()).toEqual([{ number, stage: 'placed' }])
  await visitor.call('/order/changeAddress', { number, delivery: toJapan.delivery, price: toJapan.price })
  await visitor.call('/order/changeEmail', { number, email: 'else@example.com' })
  expect(await readEvents()).toHaveLength(2)

  await move(id, 'in_review', 'ready_to_pay')
  const { url } = (await visitor.call('/order/pay', { number })).data
  await readEvents()
  await api.press(url, 'voucher')
  await api.deliverWebhooks()
  expect(await readEvents()).toEqual([{ number, stage: 'awaiting_payment' }])
  expect((await visitor.call('/order/list')).data.orders[0].payment.state).toBe('waiting')

  await api.press(url, 'till')
  await api.deliverWebhooks()
  await move(id, 'printing')
  await readEvents()
  await api.db.updateTable('orders').set({ promised_ship_by: api.now() }).where('id', '=', id).execute()
  api.pass(dayMs)
  await followDays(api.db, createTestOrderMailDeps(), api.now)
  expect(await readEvents()).toEqual([{ number, stage: 'printing' }])
  expect((await visitor.call('/order/list')).data.orders[0].has_missed_ship_date).toBe(true)
})

test('notifies of a failed refund, though the stage of the order is unchanged', async () => {
  const { visitor, id, number, readEvents } = await placed(newPairGuest)
  await move(id, 'in_review', 'ready_to_pay')
  const { url } = (await visitor.call('/order/pay', { number })).data
  await api.press(url, 'pay')
  await api.deliverWebhooks()
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  await api.db.updateTable('sandbox_sessions').set({ refund_outcome: 'fail' }).where('id', '=', session).execute()
  await visitor.call('/order/cancel', { number })
  await readEvents()
  await api.sendMoneyBack()
  await api.deliverWebhooks()
  expect(await readEvents()).toContainEqual({ number, stage: 'refund_pending' })
  expect((await visitor.call('/order/list')).data.orders[0].refund).toBe('failed')
})
