import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentRow } from '#server/payments/payment-rows.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { holdMs, minuteMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

/*
 * News that never comes: the house tells for three days, and a shop that could not hear, or that was told under another address, hears
 * nothing for ever. It asks for itself.
 */

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

const dayMs = 86_400_000

/** Something happens there of which the shop is told nothing, and time goes by. */
async function leaveUnnotified(
  url: string,
  sandboxAction: Parameters<PayingApi['press']>[1],
  ms = holdMs + 11 * minuteMs,
) {
  expect(await api.press(url, sandboxAction)).toBe(true)
  await api.loseWebhooks()
  await orders.pass(ms)
}

/** A house that was to be asked would be asked now. */
async function isStillPolled(id: string): Promise<boolean> {
  const countRequests = () =>
    api.db.selectFrom('payments').select(['id', 'asked_at']).where('order_id', '=', id).orderBy('id').execute()
  api.pass(61 * minuteMs)
  const before = await countRequests()
  await api.reconcilePayments()
  return JSON.stringify(await countRequests()) !== JSON.stringify(before)
}

test('what was paid is known though its news never comes, once, and the house is asked no more', async () => {
  const { id, number, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  expect((await api.loadMoney(id)).stage).toBe('ready_to_pay')
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 24_000, refunds: [] })
  expect(await orders.loadMailKinds(number, 'paid')).toBe(1)
  expect(await isStillPolled(id)).toBe(false)
})

test('whoever is still at the page is not asked about', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay', holdMs)
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
})

test('an answer and the news, at once and by several servers, count as one', async () => {
  const { id, number, url } = await orders.atPage()
  await api.press(url, 'pay')
  api.pass(holdMs + 11 * minuteMs)
  await Promise.all([
    api.reconcilePayments(),
    api.deliverWebhooks(),
    api.reconcilePayments(),
    api.deliverWebhooks(),
    api.reconcilePayments(),
  ])
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 24_000, refunds: [] })
  await api.reconcilePayments()
  expect(await orders.loadMailKinds(number, 'paid')).toBe(1)
  const effects = await api.db
    .selectFrom('payment_news')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('effect')
    .where('order_id', '=', id)
    .execute()
  expect(effects.filter(({ effect }) => effect === 'settled')).toHaveLength(1)
})

test('money that came for an order that is no more goes back, though nobody told of it', async () => {
  const { id, number, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  await orders.moveBy('customer', id, 'cancelled')
  await api.reconcilePayments()
  await api.sendMoneyBack()
  await api.deliverWebhooks()
  expect((await orders.soundMoney(id)).refunds).toMatchObject([{ cause: 'not_due', state: 'done' }])
  expect(await orders.loadMailKinds(number, 'money_back')).toBe(1)
})

test('a page that nobody has used has ended, and the house is asked no more', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'expire')
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'ready_to_pay', payments: [{ ended_why: 'house' }] })
  expect(await isStillPolled(id)).toBe(false)
})

test('a slip of which nothing was told is waited for until its deadline, and its money is known after it', async () => {
  const { id, number, url } = await orders.atPage(newPairGuest, toJapan)
  await leaveUnnotified(url, 'slip')
  await api.reconcilePayments()
  const { stage, payments } = await api.loadMoney(id)
  expect([stage, payments[0]?.state]).toEqual(['awaiting_payment', 'waiting'])
  expect(payments[0]?.until.toISOString()).toMatch(/T14:59:59.000Z$/)
  expect(await orders.loadMailKinds(number, 'slip_waits')).toBe(1)
  await leaveUnnotified(url, 'till', 4 * dayMs)
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 44_000, refunds: [] })
})

test('a slip that has lapsed lets its order be paid in another way', async () => {
  const { id, url, visitor, number } = await orders.atPage(newPairGuest, toJapan)
  await leaveUnnotified(url, 'slip')
  await api.reconcilePayments()
  await leaveUnnotified(url, 'lapse', 4 * dayMs)
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'ready_to_pay', payments: [{ ended_why: 'house' }] })
  expect((await visitor.call('/order/pay', { number })).status).toBe(200)
})

test('a house that is away changes nothing, and is asked again an hour later', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  const ref = sessionIdFromUrl(url)
  await api.db.updateTable('payments').set({ session_ref: 'cs_unknown' }).where('session_ref', '=', ref).execute()
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
  await api.db.updateTable('payments').set({ session_ref: ref }).where('session_ref', '=', 'cs_unknown').execute()
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
  expect(await isStillPolled(id)).toBe(true)
  expect((await orders.soundMoney(id)).stage).toBe('paid')
})

test('payments of which the house never knows anything keep none waiting of which it was not asked yet', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  const [{ id: own, until, ...like }] = (await api.loadMoney(id)).payments as [PaymentRow]
  const unknown = Array.from({ length: 20 }, (_, count) => ({
    ...like,
    id: randomUUID(),
    order_id: null,
    session_ref: `cs_unknown_${count}`,
    until: new Date(until.getTime() - dayMs),
    asked_at: new Date(api.now().getTime() - 2 * dayMs),
  }))
  await api.db.insertInto('payments').values(unknown).execute()
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', payments: [{ id: own }] })
})
