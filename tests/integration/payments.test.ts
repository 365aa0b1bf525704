import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#domain/time.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { followDays } from '#server/orders/follow-days.ts'
import { signWebhook } from '#server/payments/sandbox/sandbox-webhooks.ts'
import { toJapan } from '../support/builders/some-order.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { ordersToPay, sessionIdFromUrl } from '../support/server/orders-to-pay.ts'
import { newPairCustomer, newPairGuest, withPairs } from '../support/server/pair-visitor.ts'
import { holdMs, openPayingApi, type PayingApi } from '../support/server/paying-api.ts'

let api: PayingApi
let orders: ReturnType<typeof ordersToPay>
beforeAll(async () => {
  api = await openPayingApi()
  orders = ordersToPay(api)
})
afterAll(() => api.close())
// The jobs a test leaves behind are deleted, so that they do not run in the next one.
beforeEach(async () => {
  await api.db.deleteFrom('jobs').execute()
})

describe('a payment of an order', () => {
  test.each([
    ['a guest in pounds', newPairGuest, {}, 24_000],
    ['a customer in yen', newPairCustomer, toJapan, 44_000],
  ] as const)(
    'by %s counts only with a signed webhook event, and sends one mail',
    async (_, newcomer, more, amount) => {
      const { pay, id, number } = await orders.ready(newcomer, more)
      const { url } = await pay()
      expect(await orders.loadStage(id)).toBe('awaiting_payment')
      await api.press(url, 'pay')
      expect(await orders.loadStage(id)).toBe('awaiting_payment')
      await api.deliverWebhooks()
      const money = await orders.soundMoney(id)
      expect([money.stage, money.came, await orders.loadMailKinds(number, 'paid')]).toEqual(['paid', amount, 1])
    },
  )

  test('has one page, whatever the number of simultaneous requests', async () => {
    const { pay, id } = await orders.ready()
    const pages = await Promise.all(Array.from({ length: 20 }, () => pay()))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    expect((await api.loadMoney(id)).payments).toHaveLength(1)
    const [page] = pages
    expect((await pay()).url).toBe(page?.url)
  })

  test('counts once for a hundred simultaneous deliveries of its event, also before the payer returns', async () => {
    const { pay, id, number } = await orders.ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    const webhookEvents = await api.db
      .selectFrom('sandbox_webhook_events')
      .selectAll()
      .where('session_id', '=', sessionIdFromUrl(url))
      .executeTakeFirst()
    if (!webhookEvents) throw new Error('Nothing is told')
    const publishAt = () =>
      fetch(`${api.base}/payment/webhooks/sandbox`, {
        method: 'POST',
        body: webhookEvents.body,
        headers: { 'stripe-signature': signWebhook(webhookEvents.body, api.sandbox.webhookSecret, api.now()) },
      })
    const answers = await Promise.all(Array.from({ length: 100 }, publishAt))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const money = await orders.soundMoney(id)
    expect([money.stage, await orders.loadMailKinds(number, 'paid'), money.refunds.length]).toEqual(['paid', 1, 0])
    expect(
      await api.db.selectFrom('webhook_events').selectAll().where('event_id', '=', webhookEvents.id).execute(),
    ).toHaveLength(1)
  })

  test('counts though the order’s reservation ended before the event arrived', async () => {
    const { pay, id } = await orders.ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    await orders.pass(holdMs)
    expect(await orders.loadStage(id)).toBe('ready_to_pay')
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('paid')
  })

  test('succeeds at the second page after the first one ended', async () => {
    const { pay, id, number } = await orders.ready()
    const { url } = await pay()
    await orders.pass(32 * minuteMs)
    await api.deliverWebhooks()
    expect([await orders.loadStage(id), await orders.loadMailKinds(number, 'payment_failed')]).toEqual([
      'ready_to_pay',
      1,
    ])
    const second = await pay()
    expect(second.url).not.toBe(url)
    await api.press(second.url, 'pay')
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('paid')
  })
})

test('returns a payer to the shop’s own address, whatever the request headers say', async () => {
  const { visitor, number } = await orders.ready(newPairGuest)
  const from = { host: 'evil.example', origin: 'https://evil.example', referer: 'https://evil.example/' }
  const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', forwarded: 'host=evil.example' }
  const answer = await api.send('/order/pay', undefined, {
    method: 'POST',
    body: JSON.stringify({ number }),
    headers: { ...visitor.scans.headers, ...from, ...forwarded },
  })
  const { url } = (await answer.json()).data
  expect(new URL(url).origin).toBe('https://shop.example')
  const session = await api.db
    .selectFrom('sandbox_sessions')
    .select(['success_url', 'cancel_url'])
    .where('id', '=', sessionIdFromUrl(url))
    .executeTakeFirstOrThrow()
  for (const back of Object.values(session)) expect(back).toMatch(/^https:\/\/shop\.example\/order-exists\?pay=/)
})

describe('a payment that is not due is refunded', () => {
  test('from the second of two paid pages', async () => {
    const { pay, id, number } = await orders.ready()
    const first = await pay()
    // The shop reserves the order for half an hour; its page lasts a minute longer.
    api.pass(holdMs)
    await followDays(api.db, createTestOrderMailDeps(), api.now)
    const second = await pay()
    expect(second.url).not.toBe(first.url)
    await api.press(second.url, 'pay')
    await api.press(first.url, 'pay')
    await api.deliverWebhooks()
    await api.sendMoneyBack()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.came]).toEqual(['paid', 48_000])
    expect(money.refunds).toMatchObject([{ cause: 'paid_twice', amount_minor: 24_000 }])
    expect([await orders.loadMailKinds(number, 'money_back'), await orders.loadMailKinds(number, 'refunded')]).toEqual([
      1, 0,
    ])
  })

  test('when it arrives after the cancellation', async () => {
    const { pay, id } = await orders.ready()
    const { url } = await pay()
    await api.press(url, 'pay')
    api.pass(holdMs)
    await followDays(api.db, createTestOrderMailDeps(), api.now)
    expect((await orders.moveBy('customer', id, 'cancelled')).ok).toBe(true)
    await api.deliverWebhooks()
    await api.sendMoneyBack()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.refunds[0]?.cause]).toEqual(['cancelled', 'order_not_payable'])
  })

  test('when the account of its order is deleted', async () => {
    const { pay, id, visitor } = await orders.ready(newPairCustomer)
    const { url } = await pay()
    await api.press(url, 'pay')
    await inTransaction(api.db, (transaction) =>
      removeCustomer(transaction, createTestOrderMailDeps().mail, visitor.id, api.now()),
    )
    await api.deliverWebhooks()
    await api.sendMoneyBack()
    const refunds = await api.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select(['cause', 'order_id'])
      .where('payments.checkout_url', '=', url)
      .execute()
    expect(refunds).toEqual([{ cause: 'order_not_payable', order_id: null }])
    expect(await api.db.selectFrom('orders').select('id').where('id', '=', id).execute()).toEqual([])
  })

  test('unless its event comes before the cancellation: either the order is paid or the money refunded', async () => {
    const ends = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const { pay, id } = await orders.ready()
      const { url } = await pay()
      await api.press(url, 'pay')
      api.pass(holdMs)
      await Promise.all([
        api.deliverWebhooks(),
        followDays(api.db, createTestOrderMailDeps(), api.now).then(() => orders.moveBy('customer', id, 'cancelled')),
      ])
      await api.sendMoneyBack()
      ends.add((await orders.soundMoney(id)).stage)
    }
    for (const end of ends) expect(['paid', 'cancelled']).toContain(end)
  })
})

describe('a konbini voucher', () => {
  test('chosen on day 6 and paid on day 9 pays the order, whose number stays reserved', async () => {
    const { pay, id, number } = await orders.ready(newPairGuest, toJapan)
    await orders.pass(6 * dayMs)
    const { url } = await pay()
    await api.press(url, 'voucher')
    await api.deliverWebhooks()
    expect([await orders.loadStage(id), await orders.loadMailKinds(number, 'voucher_pending')]).toEqual([
      'awaiting_payment',
      1,
    ])
    expect(await pay()).toMatchObject({ status: 409, code: 'voucher_open' })
    expect((await orders.moveBy('customer', id, 'cancelled')).ok).toBe(false)
    await orders.pass(2.9 * dayMs)
    expect(await orders.loadStage(id)).toBe('awaiting_payment')
    expect(await api.press(url, 'till')).toBe(true)
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('paid')
  })

  test('that expires unpaid leads back to the payment, and later to the end of the order', async () => {
    const { pay, id, number } = await orders.ready(newPairGuest, toJapan)
    const { url } = await pay()
    await api.press(url, 'voucher')
    await api.deliverWebhooks()
    await orders.pass(4.5 * dayMs)
    await api.deliverWebhooks()
    expect([await orders.loadStage(id), await orders.loadMailKinds(number, 'payment_failed')]).toEqual([
      'ready_to_pay',
      1,
    ])
    await orders.pass(3 * dayMs)
    expect((await orders.soundMoney(id)).stage).toBe('cancelled')
  })

  test('whose events arrive out of order pays the order once', async () => {
    const { pay, id } = await orders.ready(newPairGuest, toJapan)
    const { url } = await pay()
    await api.press(url, 'voucher')
    await api.press(url, 'till')
    // The payment event arrives before the voucher event.
    const jobs = await api.db
      .selectFrom('jobs')
      .select(['id', 'subject'])
      .where('kind', '=', 'sandbox-webhooks')
      .orderBy('queued_at')
      .execute()
    const first = await api.db
      .selectFrom('sandbox_webhook_events')
      .select(['id', 'body'])
      .where('body', 'like', '%async_payment_succeeded%')
      .where(
        'id',
        'in',
        jobs.map(({ subject }) => subject),
      )
      .executeTakeFirstOrThrow()
    await api.db
      .updateTable('jobs')
      .set({ due_at: new Date(api.now().getTime() + 1_000) })
      .where('subject', '<>', first.id)
      .execute()
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('paid')
    api.pass(2_000)
    await api.deliverWebhooks()
    const money = await orders.soundMoney(id)
    expect([money.stage, money.payments[0]?.state, money.refunds]).toEqual(['paid', 'paid', []])
  })
})

describe('a missed delivery date', () => {
  test('is announced once with the next one, and lets the customer cancel for a full refund', async () => {
    const { id, number, visitor } = await orders.paid()
    await orders.moveBy('operator', id, 'printing')
    const cancel = () => visitor.call('/order/cancel', { number })
    expect((await cancel()).code).toBe('transition_not_allowed')
    await orders.pass(20 * dayMs)
    expect(await orders.loadMailKinds(number, 'date_passed')).toBe(0)
    await orders.pass(dayMs)
    await orders.pass(0)
    expect(await orders.loadMailKinds(number, 'date_passed')).toBe(1)
    await orders.pass(7 * dayMs)
    expect(await orders.loadMailKinds(number, 'date_passed')).toBe(2)
    const { data } = await visitor.call('/order/list')
    expect(data.orders[0]).toMatchObject({
      has_missed_ship_date: true,
      stage: 'printing',
      actions: expect.arrayContaining(['cancel']),
    })
    expect(Date.parse(data.orders[0].promised_ship_by)).toBe(api.now().getTime() + 7 * dayMs)
    expect((await cancel()).status).toBe(200)
    await api.sendMoneyBack()
    await api.deliverWebhooks()
    expect((await orders.soundMoney(id)).stage).toBe('refunded')
  })
})

describe('no payment is possible', () => {
  test('for another’s order, an order that is not due, or with an unreachable provider', async () => {
    const { number, pay, id } = await orders.ready()
    const other = await newPairGuest(api)
    expect((await other.call('/order/pay', { number })).status).toBe(404)
    const { visitor } = await withPairs(await newPairGuest(api), 1)
    const { order } = await visitor.placeOrder()
    expect(await visitor.call('/order/pay', { number: order?.number })).toMatchObject({
      status: 409,
      code: 'transition_not_allowed',
    })
    await pay()
    expect((await visitor.call('/order/pay', {})).status).toBe(400)
    expect(await orders.loadStage(id)).toBe('awaiting_payment')
  })

  test('row 27: by an unsigned, forged, altered, replayed or foreign event, of which nothing is stored', async () => {
    const { url, id, number } = await orders.atPage()
    await api.press(url, 'pay')
    const { body } = await api.db
      .selectFrom('sandbox_webhook_events')
      .select('body')
      .where('session_id', '=', sessionIdFromUrl(url))
      .executeTakeFirstOrThrow()
    const { webhookSecret } = api.sandbox
    const longAgo = new Date(api.now().getTime() - 301_000)
    const publishAt = async (said: string, signature: string | undefined, provider = 'sandbox') => {
      const headers = signature === undefined ? {} : { 'stripe-signature': signature }
      const answer = await fetch(`${api.base}/payment/webhooks/${provider}`, { method: 'POST', body: said, headers })
      return [answer.status, (await answer.json()).code]
    }
    const right = signWebhook(body, webhookSecret, api.now())
    expect(await publishAt(body, undefined)).toEqual([401, 'signature_invalid'])
    expect(await publishAt(body, signWebhook(body, 'the secret of somebody else', api.now()))).toEqual([
      401,
      'signature_invalid',
    ])
    expect(await publishAt(body.replace('24000', '24001'), right)).toEqual([401, 'signature_invalid'])
    expect(await publishAt(body, signWebhook(body, webhookSecret, longAgo))).toEqual([401, 'signature_expired'])
    expect(await publishAt(body, right, 'stripe')).toEqual([404, 'NOT_FOUND'])
    expect(await orders.soundMoney(id)).toMatchObject({ stage: 'awaiting_payment', came: 0 })
    const effectQuery = api.db.selectFrom('webhook_events').select('effect').where('event_id', '=', JSON.parse(body).id)
    expect(await effectQuery.execute()).toEqual([])
    expect(await orders.loadMailKinds(number, 'paid')).toBe(0)
    await api.deliverWebhooks()
    expect(await orders.loadStage(id)).toBe('paid')
  })
})
