import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { moveOrder } from '#server/orders/move-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { openApi } from '../support/server/open-api.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'

let api: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const newcomers = [newPairCustomer, newPairGuest] as const

async function placed(newcomer: (typeof newcomers)[number]) {
  const { visitor } = await withPairs(await newcomer(api), 1)
  const { order } = await visitor.placeOrder()
  if (!order) throw new Error('Nothing was placed')
  return { visitor, order }
}
const look = async (token: string) => {
  const answer = await api.send('/order/lookup', undefined, { method: 'POST', body: JSON.stringify({ token }) })
  const { data, code, message } = await answer.json()
  return { status: answer.status, data, said: [answer.status, code, message] }
}

test('returns an order with its possible actions to its owner and to the holder of its link', async () => {
  for (const newcomer of newcomers) {
    const { visitor, order } = await placed(newcomer)
    const { data } = await visitor.call('/order/list')
    expect(data.orders).toMatchObject([
      {
        number: order.number,
        stage: 'placed',
        total_minor: 24_000,
        email: 'iris@example.com',
        pairs: [{ edition_number: order.edition_numbers[0], checked: 'waiting' }],
        history: [{ stage: 'placed' }],
        actions: ['change_address', 'change_email', 'change_design', 'cancel', 'write'],
      },
    ])
    expect((await look(order.token)).data).toEqual(data.orders[0])
  }
})

test('answers alike for unknown, foreign and forged orders', async () => {
  const [{ order }, other] = [await placed(newPairCustomer), await newPairGuest(api)]
  const cancels = await Promise.all(
    [order.number, '2345-6789', 'no number'].map((number) => other.call('/order/cancel', { number })),
  )
  expect(new Set(cancels.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['404 NOT_FOUND']))
  const [id = '', mark = ''] = order.token.split('.')
  const forged = [`${id}.${mark.slice(0, -1)}`, `${id}.`, id, `another.${mark}`, '.', 'noise']
  const looks = await Promise.all(forged.map(look))
  expect(new Set(looks.map(({ said }) => said.join(' '))).size).toBe(1)
  expect(looks[0]?.status).toBe(404)
  expect((await other.call('/order/list')).data.orders).toEqual([])
})

test('cancels an order once for twenty simultaneous requests with one mail, and not after printing', async () => {
  for (const newcomer of newcomers) {
    const { visitor, order } = await placed(newcomer)
    const cancel = () => visitor.call('/order/cancel', { number: order.number.toLowerCase().replace('-', ' ') })
    const said = await Promise.all(Array.from({ length: 20 }, cancel))
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(said.filter(({ code }) => code === 'transition_not_allowed')).toHaveLength(19)
    const mails = await api.db
      .selectFrom('mails')
      .select('kind')
      .where('subject', 'like', `%${order.number}%`)
      .execute()
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'order_placed'])
    expect((await visitor.call('/order/confirmDelivery', { number: order.number })).code).toBe('transition_not_allowed')
  }
})

test('refunds a paid order until printing starts, and accepts its delivery confirmation', async () => {
  const { visitor, order } = await placed(newPairCustomer)
  const at = (stage: 'paid' | 'printing' | 'shipped') =>
    api.db.updateTable('orders').set({ stage }).where('id', '=', order.id).execute()
  await at('printing')
  expect((await visitor.call('/order/cancel', { number: order.number })).code).toBe('transition_not_allowed')
  await at('shipped')
  expect((await visitor.call('/order/confirmDelivery', { number: order.number })).data.stage).toBe('delivered')
  await at('paid')
  expect((await visitor.call('/order/cancel', { number: order.number })).data.stage).toBe('refund_pending')
  const refunded = { orderId: order.id, to: 'refunded', by: 'payment' } as const
  expect(
    (await inTransaction(api.db, (one) => moveOrder(one, createTestOrderMailDeps(), refunded, api.now()))).ok,
  ).toBe(true)
})
