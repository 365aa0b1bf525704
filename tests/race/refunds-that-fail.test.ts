import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#server/db/transaction.ts'
import { refundOrder } from '#server/operators/actions/orders-money.ts'
import { demoOperator } from '#server/operators/actions/who-is-at-work.ts'
import { orderMover } from '../support/follow-order.ts'
import { newPairGuest, withPairs } from '../support/pair-visitor.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/paying-api.ts'
import { testTell } from '../support/test-tell.ts'

let api: PayingApi
beforeAll(async () => {
  api = await openPayingApi()
})
afterAll(() => api.close())

/** Somebody has paid an order at two pages; the money of the second is to go back, of which the shop has not heard yet. */
async function paidTwice() {
  const { visitor } = await withPairs(await newPairGuest(api), 1)
  const { order } = await visitor.place()
  const { id = '', number = '' } = order ?? {}
  await orderMover(api)(id, 'in_review', 'ready_to_pay')
  const pay = async () => (await visitor.call('/order/pay', { number })).data?.url as string
  const first = await pay()
  api.pass(holdMs)
  const second = await pay()
  await api.press(first, 'pay')
  await api.bringNews()
  await api.press(second, 'pay')
  return { id, number, url: second }
}

async function tellAndSend(): Promise<void> {
  await api.bringNews()
  await api.sendMoneyBack()
  await api.bringNews()
}

/** Where its order is, what became of each refund, and whether the shop has just what it is owed. */
async function moneyOf(id: string) {
  const { stage, kept, owed, refunds } = await api.moneyOf(id)
  return { stage, refunds: refunds.map(({ state, cause }) => `${cause} ${state}`).toSorted(), isEven: kept === owed }
}

test.each(['won', 'lost'] as const)(
  'money that came twice and was disputed is back once the dispute is %s, and its order is made all the same',
  async (end) => {
    const { id, url } = await paidTwice()
    await api.press(url, 'dispute')
    await tellAndSend()
    expect(await moneyOf(id)).toEqual({ stage: 'paid', refunds: ['paid_twice failed'], isEven: false })
    await api.press(url, end)
    await tellAndSend()
    expect(await moneyOf(id)).toEqual({
      stage: 'paid',
      refunds: ['paid_twice done', 'paid_twice failed'],
      isEven: true,
    })
  },
)

test('money that came twice while there was none at the house goes back when somebody of the shop asks again, and its order goes on', async () => {
  const { id, number, url } = await paidTwice()
  const session = new URL(url).pathname.split('/').at(-1) ?? ''
  const haveRefundsGo = (way: 'fail' | 'at_once') =>
    api.db.updateTable('sandbox_sessions').set({ refunds_go: way }).where('id', '=', session).execute()
  await haveRefundsGo('fail')
  await tellAndSend()
  expect((await moneyOf(id)).refunds).toEqual(['paid_twice failed'])
  await haveRefundsGo('at_once')
  const parts = { ...testTell(), isDemo: true, builtIns: async () => [], now: api.now }
  const wish = { number, reason: 'There is money at the house' }
  const asked = await inTransaction(api.db, (one) => refundOrder.run(one, parts, { ...demoOperator, via: 'cli' }, wish))
  expect(asked).toMatchObject({ ok: true, value: { answer: { is_again: true } } })
  await tellAndSend()
  expect(await moneyOf(id)).toEqual({ stage: 'paid', refunds: ['paid_twice done', 'paid_twice failed'], isEven: true })
  const told = api.db.selectFrom('mails').select('id').where('kind', '=', 'money_back')
  expect(await told.where('subject', 'like', `%${number}%`).execute()).toHaveLength(1)
})
