import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Action } from '#server/operators/actions/action.ts'
import { moveOneOrder } from '#server/operators/actions/orders.ts'
import { refundOrder, showMoney, writeMoneyPaidBack } from '#server/operators/actions/orders-money.ts'
import { showQueue } from '#server/operators/actions/orders-workshop.ts'
import { demoOperator, type Operator } from '#server/operators/actions/who-is-at-work.ts'
import { sandboxWebhookJob } from '#server/payments/sandbox/sandbox-webhooks.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())

/** Pays an order at two pages; the second payment is due for a refund, of which the shop does not know yet. */
async function paidTwice() {
  const { id, number, pay } = await orders.ready()
  const { url: first } = await pay()
  api.pass(holdMs)
  const { url: second } = await pay()
  await api.press(first, 'pay')
  await api.deliverWebhooks()
  await api.press(second, 'pay')
  return { id, number, url: second }
}

/** Runs an action as an operator. */
function runOperatorAction(one: Action, input: object, who: Omit<Operator, 'via'> = demoOperator) {
  const deps = { ...createTestOrderMailDeps(), isDemo: true, builtIns: async () => [], now: api.now }
  return inTransaction(api.db, (transaction) => one.run(transaction, deps, { ...who, via: 'cli' }, input))
}

async function publishAndSend(): Promise<void> {
  await api.deliverWebhooks()
  await api.sendMoneyBack()
  await api.deliverWebhooks()
}

/** The stage of the order, the result of each refund, and whether the shop's balance matches what it may keep. */
async function loadMoney(id: string) {
  const { stage, retained, outstanding, refunds } = await api.loadMoney(id)
  return {
    stage,
    refunds: refunds.map(({ state, cause }) => `${cause} ${state}`).toSorted(),
    isEven: retained === outstanding,
  }
}

test.each(['won', 'lost'] as const)(
  'refunds a disputed double payment once the dispute is %s, and still makes the order',
  async (end) => {
    const { id, url } = await paidTwice()
    await api.press(url, 'dispute')
    await publishAndSend()
    expect(await loadMoney(id)).toEqual({ stage: 'paid', refunds: ['paid_twice failed'], isEven: false })
    await api.press(url, end)
    await publishAndSend()
    expect(await loadMoney(id)).toEqual({
      stage: 'paid',
      refunds: ['paid_twice done', 'paid_twice failed'],
      isEven: true,
    })
  },
)

test('retries an unfunded refund of a double payment on an operator’s request, and continues the order', async () => {
  const { id, number, url } = await paidTwice()
  const session = sessionIdFromUrl(url)
  const haveRefundsGo = (refundMode: 'fail' | 'at_once') =>
    api.db.updateTable('sandbox_sessions').set({ refund_outcome: refundMode }).where('id', '=', session).execute()
  await haveRefundsGo('fail')
  await publishAndSend()
  expect((await loadMoney(id)).refunds).toEqual(['paid_twice failed'])
  await haveRefundsGo('at_once')
  expect(await runOperatorAction(refundOrder, { number, reason: 'There is money at the house' })).toMatchObject({
    ok: true,
    value: { answer: { is_retry: true } },
  })
  await publishAndSend()
  expect(await loadMoney(id)).toEqual({
    stage: 'paid',
    refunds: ['paid_twice done', 'paid_twice failed'],
    isEven: true,
  })
  expect(await orders.loadMailKinds(number, 'money_back')).toBe(1)
})

/** Pays and cancels an order whose customer is notified of the refund. */
async function paidBack() {
  const { id, number, visitor, url } = await orders.paid()
  await visitor.call('/order/cancel', { number })
  await publishAndSend()
  expect(await loadMoney(id)).toEqual({ stage: 'refunded', refunds: ['cancelled done'], isEven: true })
  return { id, number, visitor, url }
}

/** Makes the bank return the succeeded refunds. */
async function bounce(id: string): Promise<void> {
  for (const refund of await api.loadRefunds(id)) if (refund.state === 'succeeded') await api.bounce(refund.id)
}

async function shownTo(one: Action, input: object) {
  const shown = await runOperatorAction(one, input)
  return shown.ok ? (shown.value.answer as Record<string, never>) : {}
}

test('owes a refund again that the bank returned, notifies its customer once and tells operators why', async () => {
  const { id, number, visitor } = await paidBack()
  await bounce(id)
  // The provider sends two kinds of events to two servers.
  await Promise.all([api.deliverWebhooks(), api.deliverWebhooks()])
  await api.deliverWebhooks()
  expect(await loadMoney(id)).toEqual({ stage: 'refund_pending', refunds: ['cancelled failed'], isEven: false })
  expect(await orders.loadMailKinds(number, 'refund_failed')).toBe(1)
  const { data } = await visitor.call('/order/list')
  expect(data.orders[0]).toMatchObject({ stage: 'refund_pending', refund: 'failed' })
  expect(await shownTo(showMoney, { number })).toMatchObject({
    owed_back_minor: 24_000,
    to_see_to: [expect.stringMatching(/returned by the bank \(DECLINED\); orders refund .*orders record-repayment/)],
  })
  expect((await shownTo(showQueue, {})).orders).toContainEqual(
    expect.objectContaining({ number, money: expect.stringContaining('DECLINED') }),
  )
  // An automatic retry would be returned again.
  await publishAndSend()
  expect((await loadMoney(id)).refunds).toEqual(['cancelled failed'])
  expect(await runOperatorAction(refundOrder, { number, reason: 'They have another card' })).toMatchObject({ ok: true })
  await publishAndSend()
  expect(await loadMoney(id)).toEqual({
    stage: 'refunded',
    refunds: ['cancelled done', 'cancelled failed'],
    isEven: true,
  })
  expect([await orders.loadMailKinds(number, 'refunded'), await orders.loadMailKinds(number, 'refund_failed')]).toEqual(
    [2, 1],
  )
  expect(await shownTo(showMoney, { number })).toMatchObject({ owed_back_minor: 0, to_see_to: [] })
})

test('records a refund paid to a bank account once, after which nothing is owed', async () => {
  const { id, number } = await paidBack()
  const input = { number, reason: 'Into the account that they named' }
  expect(await runOperatorAction(writeMoneyPaidBack, input)).toMatchObject({ ok: false, code: 'no_refund_due' })
  await bounce(id)
  await api.deliverWebhooks()
  const both = await Promise.all([
    runOperatorAction(writeMoneyPaidBack, input),
    runOperatorAction(writeMoneyPaidBack, input),
  ])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await loadMoney(id)).toEqual({
    stage: 'refunded',
    refunds: ['cancelled done', 'cancelled failed'],
    isEven: true,
  })
  expect((await shownTo(showQueue, {})).orders).not.toContainEqual(expect.objectContaining({ number }))
})

test('ignores a refund success event that arrives after its failure event', async () => {
  const { id, number, url } = await paidTwice()
  await api.deliverWebhooks()
  await api.db
    .updateTable('sandbox_sessions')
    .set({ refund_outcome: 'later' })
    .where('id', '=', sessionIdFromUrl(url))
    .execute()
  await api.sendMoneyBack()
  const [refund] = await api.loadRefunds(id)
  await api.endRefund(refund?.id ?? '', 'succeeded')
  const early = await api.db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', sandboxWebhookJob)
    .where('ended_at', 'is', null)
    .execute()
  const ids = early.map(({ id: job }) => job)
  const afterAnHour = new Date(api.now().getTime() + hourMs)
  await api.db.updateTable('jobs').set({ due_at: afterAnHour }).where('id', 'in', ids).execute()
  await bounce(id)
  await api.deliverWebhooks()
  expect((await loadMoney(id)).refunds).toEqual(['paid_twice failed'])
  api.pass(hourMs)
  expect(await api.deliverWebhooks()).toBeGreaterThan(0)
  expect((await loadMoney(id)).refunds).toEqual(['paid_twice failed'])
  await runOperatorAction(refundOrder, { number, reason: 'They have another card' })
  await publishAndSend()
  expect((await loadMoney(id)).isEven).toBe(true)
})

test('owes nothing for a failed refund when the bank has withdrawn the money itself', async () => {
  const { id, url } = await paidBack()
  await api.press(url, 'dispute')
  await api.press(url, 'lost')
  await api.deliverWebhooks()
  await bounce(id)
  await api.deliverWebhooks()
  const { stage, isEven } = await loadMoney(id)
  expect([stage, isEven]).toEqual(['refunded', true])
})

test('lets no operator mark an open refund as done, and no workshop role send one', async () => {
  const { id, number } = await orders.paid()
  const move = (to: string, role: 'owner' | 'workshop') =>
    runOperatorAction(moveOneOrder, { number, to }, { name: 'kenji', role })
  for (const to of ['cancelled', 'refund_pending'])
    expect(await move(to, 'workshop'), to).toMatchObject({
      code: 'transition_not_allowed',
      facts: [expect.stringMatching(/role support/)],
    })
  expect((await api.loadMoney(id)).refunds).toEqual([])
  expect(await move('refund_pending', 'owner')).toMatchObject({ ok: true })
  expect(await move('refunded', 'owner')).toMatchObject({
    ok: false,
    facts: expect.arrayContaining(['to refunded, once its money is refunded']),
  })
  expect((await loadMoney(id)).stage).toBe('refund_pending')
  await publishAndSend()
  expect(await loadMoney(id)).toEqual({ stage: 'refunded', refunds: ['cancelled done'], isEven: true })
  expect(await orders.loadMailKinds(number, 'refunded')).toBe(1)
})

test('lists a refund whose job was given up and deleted, and sends it once on a new request', async () => {
  const { id, number, visitor } = await orders.paid()
  await visitor.call('/order/cancel', { number })
  await api.db.deleteFrom('jobs').execute()
  const input = { number, reason: 'The house answers again' }
  expect(await shownTo(showMoney, { number })).toMatchObject({
    owed_back_minor: 24_000,
    to_see_to: [expect.stringContaining('did not answer')],
  })
  expect((await shownTo(showQueue, {})).orders).toContainEqual(
    expect.objectContaining({ number, money: expect.stringContaining('orders refund') }),
  )
  // It may still be in progress.
  expect(await runOperatorAction(writeMoneyPaidBack, input)).toMatchObject({ code: 'no_refund_due' })
  expect(await runOperatorAction(refundOrder, input)).toMatchObject({ ok: true, value: { answer: { is_retry: true } } })
  expect(await runOperatorAction(refundOrder, input)).toMatchObject({ code: 'transition_not_allowed' })
  expect(await shownTo(showMoney, { number })).toMatchObject({ owed_back_minor: 0, to_see_to: [] })
  await publishAndSend()
  expect(await loadMoney(id)).toEqual({ stage: 'refunded', refunds: ['cancelled done'], isEven: true })
})
