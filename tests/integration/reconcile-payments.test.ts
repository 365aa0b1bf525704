import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#domain/time.ts'
import type { PaymentRow } from '#server/payments/payment-rows.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { newPairGuest } from '../support/server/pair-visitor.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

/*
 * Webhook events that never arrive: the provider retries for three days, so a shop that was unreachable or registered
 * under another address never receives them. The shop polls the provider instead.
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

/** Runs a provider action without notifying the shop, and lets time pass. */
async function leaveUnnotified(
  url: string,
  sandboxAction: Parameters<PayingApi['press']>[1],
  ms = holdMs + 11 * minuteMs,
) {
  expect(await api.press(url, sandboxAction)).toBe(true)
  await api.loseWebhooks()
  await orders.pass(ms)
}

/** Whether the shop would still poll the provider for a payment. */
async function isStillPolled(id: string): Promise<boolean> {
  const countRequests = () =>
    api.db.selectFrom('payments').select(['id', 'queried_at']).where('order_id', '=', id).orderBy('id').execute()
  api.pass(61 * minuteMs)
  const before = await countRequests()
  await api.reconcilePayments()
  return JSON.stringify(await countRequests()) !== JSON.stringify(before)
}

test('records a payment once without its event and then stops polling', async () => {
  const { id, number, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  expect((await api.loadMoney(id)).stage).toBe('ready_to_pay')
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 24_000, refunds: [] })
  expect(await orders.loadMailKinds(number, 'paid')).toBe(1)
  expect(await isStillPolled(id)).toBe(false)
})

test('does not poll while a payer may still be at the page', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay', holdMs)
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
})

test('counts a poll result and its event once, simultaneously and on several servers', async () => {
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
    .selectFrom('webhook_events')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('effect')
    .where('order_id', '=', id)
    .execute()
  expect(effects.filter(({ effect }) => effect === 'settled')).toHaveLength(1)
})

test('refunds a payment of a cancelled order without its event', async () => {
  const { id, number, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  await orders.moveBy('customer', id, 'cancelled')
  await api.reconcilePayments()
  await api.sendMoneyBack()
  await api.deliverWebhooks()
  expect((await orders.soundMoney(id)).refunds).toMatchObject([{ cause: 'order_not_payable', state: 'done' }])
  expect(await orders.loadMailKinds(number, 'money_back')).toBe(1)
})

test('ends an unused page and stops polling', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'expire')
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({
    stage: 'ready_to_pay',
    payments: [{ end_reason: 'closed_by_provider' }],
  })
  expect(await isStillPolled(id)).toBe(false)
})

test('waits for a voucher without an event until its deadline and then records its payment', async () => {
  const { id, number, url } = await orders.atPage(newPairGuest, toJapan)
  await leaveUnnotified(url, 'voucher')
  await api.reconcilePayments()
  const { stage, payments } = await api.loadMoney(id)
  expect([stage, payments[0]?.state]).toEqual(['awaiting_payment', 'waiting'])
  expect(payments[0]?.expires_at.toISOString()).toMatch(/T14:59:59.000Z$/)
  expect(await orders.loadMailKinds(number, 'voucher_pending')).toBe(1)
  await leaveUnnotified(url, 'till', 4 * dayMs)
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', came: 44_000, refunds: [] })
})

test('allows another payment after a voucher expired', async () => {
  const { id, url, visitor, number } = await orders.atPage(newPairGuest, toJapan)
  await leaveUnnotified(url, 'voucher')
  await api.reconcilePayments()
  await leaveUnnotified(url, 'lapse', 4 * dayMs)
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({
    stage: 'ready_to_pay',
    payments: [{ end_reason: 'closed_by_provider' }],
  })
  expect((await visitor.call('/order/pay', { number })).status).toBe(200)
})

test('changes nothing while the provider is unreachable and polls again an hour later', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  const ref = sessionIdFromUrl(url)
  await api.db
    .updateTable('payments')
    .set({ checkout_session_ref: 'cs_unknown' })
    .where('checkout_session_ref', '=', ref)
    .execute()
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
  await api.db
    .updateTable('payments')
    .set({ checkout_session_ref: ref })
    .where('checkout_session_ref', '=', 'cs_unknown')
    .execute()
  await api.reconcilePayments()
  expect((await api.loadMoney(id)).came).toBe(0)
  expect(await isStillPolled(id)).toBe(true)
  expect((await orders.soundMoney(id)).stage).toBe('paid')
})

test('polls new payments despite others that the provider never knows', async () => {
  const { id, url } = await orders.atPage()
  await leaveUnnotified(url, 'pay')
  const [{ id: own, expires_at: until, ...like }] = (await api.loadMoney(id)).payments as [PaymentRow]
  const unknown = Array.from({ length: 20 }, (_, count) => ({
    ...like,
    id: randomUUID(),
    order_id: null,
    checkout_session_ref: `cs_unknown_${count}`,
    expires_at: new Date(until.getTime() - dayMs),
    queried_at: new Date(api.now().getTime() - 2 * dayMs),
  }))
  await api.db.insertInto('payments').values(unknown).execute()
  await api.reconcilePayments()
  expect(await orders.soundMoney(id)).toMatchObject({ stage: 'paid', payments: [{ id: own }] })
})
