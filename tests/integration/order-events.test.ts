import { afterAll, beforeAll, expect, test } from 'vitest'
import { followDays } from '#server/orders/follow-days.ts'
import { someOrder, toJapan } from '../support/builders/some-order.ts'
import { testTell } from '../support/fakes/test-tell.ts'
import { orderMover, untilPaid } from '../support/server/follow-order.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'
import { openPayingApi } from '../support/server/paying-api.ts'
import { readEventsOf } from '../support/server/read-events.ts'

let api: Awaited<ReturnType<typeof openPayingApi>>
let move: ReturnType<typeof orderMover>
beforeAll(async () => {
  api = await openPayingApi()
  move = orderMover(api)
})
afterAll(() => api.close())

type Newcomer = typeof newPairCustomer | typeof newPairGuest
const newcomers = [
  ['a customer', newPairCustomer],
  ['a guest', newPairGuest],
] as const

async function placed(newcomer: Newcomer, more: object = {}) {
  const { visitor } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.place(more)
  if (!order) throw new Error('Nothing was placed')
  const { id, number } = order
  let heard = 0
  /** What was told of the order since somebody asked for it. */
  async function news() {
    const { customer_id, guest_id } = await api.db
      .selectFrom('orders')
      .select(['customer_id', 'guest_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const events = await api.db
      .selectFrom('stream_events')
      .select(['kind', 'payload', 'number'])
      .where('channel_id', '=', customer_id ?? guest_id ?? '')
      .where('kind', '=', 'order.moved')
      .where('number', '>', heard)
      .orderBy('number')
      .execute()
    heard = events.at(-1)?.number ?? heard
    return events.map(({ payload }) => payload)
  }
  return { visitor, id, number, news }
}

const follow = async (headers: Record<string, string>) => {
  const following = await readEventsOf(`${api.base}/order/events`, headers)
  following.leave()
  return following.status
}

test('customers and guests may follow their orders, and nobody else', async () => {
  for (const [, newcomer] of newcomers) expect(await follow((await newcomer(api)).scans.headers)).toBe(200)
  expect([await follow({}), await follow({ 'hadashi-order': 'noise' })]).toEqual([401, 401])
})

test.each(newcomers)('%s is told of every move of their order, and of none of somebody else', async (_, newcomer) => {
  const [{ id, number, news }, other] = [await placed(newcomer), await placed(newcomer)]
  await news()
  await move(id, ...untilPaid)
  expect(await news()).toEqual(untilPaid.map((stage) => ({ number, stage })))
  expect(await other.news()).toEqual([])
})

test('what changes without a move is told too: where it goes, where its news goes, a slip that waits, a later date', async () => {
  const { visitor, id, number, news } = await placed(newPairGuest, toJapan)
  await news()
  const { delivery } = someOrder([])
  await visitor.call('/order/changeAddress', { number, delivery, price: { currency: 'GBP', total_minor: 24_000 } })
  expect(await news()).toEqual([{ number, stage: 'placed' }])
  await visitor.call('/order/changeAddress', { number, delivery: toJapan.delivery, price: toJapan.price })
  await visitor.call('/order/changeEmail', { number, email: 'else@example.com' })
  expect(await news()).toHaveLength(2)

  await move(id, 'in_review', 'ready_to_pay')
  const { url } = (await visitor.call('/order/pay', { number })).data
  await news()
  await api.press(url, 'slip')
  await api.bringNews()
  expect(await news()).toEqual([{ number, stage: 'awaiting_payment' }])
  expect((await visitor.call('/order/list')).data.orders[0].payment.state).toBe('waiting')

  await api.press(url, 'till')
  await api.bringNews()
  await move(id, 'printing')
  await news()
  await api.db.updateTable('orders').set({ promised_at: api.now() }).where('id', '=', id).execute()
  api.pass(24 * 3_600_000)
  await followDays(api.db, testTell(), api.now)
  expect(await news()).toEqual([{ number, stage: 'printing' }])
  expect((await visitor.call('/order/list')).data.orders[0].is_late).toBe(true)
})

test('money that could not go back is told, though the order stays where it is', async () => {
  const { visitor, id, number, news } = await placed(newPairGuest)
  await move(id, 'in_review', 'ready_to_pay')
  const { url } = (await visitor.call('/order/pay', { number })).data
  await api.press(url, 'pay')
  await api.bringNews()
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  await api.db.updateTable('sandbox_sessions').set({ refunds_go: 'fail' }).where('id', '=', session).execute()
  await visitor.call('/order/cancel', { number })
  await news()
  await api.sendMoneyBack()
  await api.bringNews()
  expect(await news()).toContainEqual({ number, stage: 'refund_pending' })
  expect((await visitor.call('/order/list')).data.orders[0].refund).toBe('failed')
})
