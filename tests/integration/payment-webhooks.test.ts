import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { signWebhook } from '#server/payments/sandbox/sandbox-webhooks.ts'
import { forgeWebhook } from '#server/payments/sandbox/session-actions.ts'
import { everyProvider, inYen, openProviderTest } from '../support/server/open-provider-test.ts'

describe.each(everyProvider)('%s', (_, open) => {
  const at = openProviderTest(open)

  test('sends one event for a paid card, with amount and provider reference', async () => {
    const { paymentId, chargeRef } = await at.paid()
    const [first] = await at.events(1)
    expect(first && (await at.read(first))).toEqual({
      eventId: expect.stringMatching(/^evt_/),
      at: at.now(),
      kind: 'paid',
      of: { paymentId },
      chargeRef,
      came: { currency: 'GBP', amountMinor: 24_000 },
    })
    expect(first?.path).toBe('/api/payment/webhooks/sandbox')
  })

  test('keeps a voucher payable at the till until the last second of its third day in Japan', async () => {
    const { paymentId } = await at.link(at.sandboxInput(inYen))
    await at.happen(paymentId, 'voucher')
    const { charge_id: chargeRef, voucher_expires_at: until } = await at.findSession(paymentId)
    expect(until).toEqual(new Date('2026-11-26T14:59:59Z'))
    const [waits] = await at.events(1)
    expect(waits && (await at.read(waits))).toMatchObject({ kind: 'waiting', of: { paymentId }, chargeRef, until })
    at.pass(2 * dayMs)
    await at.happen(paymentId, 'till')
    const [, comes] = await at.events(2)
    const came = { currency: 'JPY', amountMinor: 44_000 }
    expect(comes && (await at.read(comes))).toMatchObject({ kind: 'paid', of: { paymentId }, chargeRef, came })
  })

  test('expires an unpaid voucher and an unused page by themselves', async () => {
    const [voucher, page] = [await at.link(at.sandboxInput(inYen)), await at.link()]
    await at.happen(voucher.paymentId, 'voucher')
    await at.events(1)
    at.pass(32 * minuteMs)
    const [, expired] = await at.events(2)
    expect(expired && (await at.read(expired))).toMatchObject({ kind: 'ended', of: { paymentId: page.paymentId } })
    at.pass(Date.parse('2026-11-26T15:00:00Z') - at.now().getTime())
    const [, , lapsed] = await at.events(3)
    expect(lapsed && (await at.read(lapsed))).toMatchObject({ kind: 'ended', of: { paymentId: voucher.paymentId } })
  })

  test.each([
    ['won', 'dispute_won'],
    ['lost', 'dispute_lost'],
  ] as const)('refers a dispute that the payer has %s to its charge', async (end, kind) => {
    const { paymentId, chargeRef } = await at.paid()
    await at.happen(paymentId, 'dispute')
    await at.happen(paymentId, end)
    const all = await Promise.all((await at.events(3)).map(at.read))
    const kinds = all.map((one) => one?.kind).toSorted()
    expect(kinds).toEqual(['disputed', kind, 'paid'].toSorted())
    for (const one of all.filter((webhookEvent) => webhookEvent?.kind !== 'paid'))
      expect(one?.of).toEqual({ chargeRef })
  })

  test.each([
    ['twice', { webhook_copies: 2 }, 2],
    ['once', { webhook_copies: 1 }, 1],
  ])('sends a webhook event %s as testers configure, under one id', async (_case, change, count) => {
    const { paymentId } = await at.link()
    await at.happen(paymentId, change)
    await at.happen(paymentId, 'pay')
    const all = await Promise.all((await at.events(count)).map(at.read))
    expect(new Set(all.map((one) => one?.eventId)).size).toBe(1)
  })

  test('sends a delayed event at its time, signs it on sending and repeats it until the shop accepts it', async () => {
    const { paymentId } = await at.link()
    await at.happen(paymentId, { webhook_delay_minutes: 40 })
    await at.happen(paymentId, 'pay')
    const paidAt = at.now()
    await at.events(0)
    at.pass(41 * minuteMs)
    at.webhookReceiver.answerWith(503)
    const [unsentEvent] = await at.events(1)
    at.webhookReceiver.answerWith(200)
    at.pass(2 * minuteMs)
    const [, received] = await at.events(2)
    expect(received && (await at.read(received))).toMatchObject({ kind: 'paid', at: paidAt })
    expect(unsentEvent?.bytes.equals(received?.bytes ?? Buffer.of())).toBe(true)
  })

  test('rejects forged, altered, truncated, padded, replayed and foreign webhook events', async () => {
    const { paymentId } = await at.paid()
    const [first] = await at.events(1)
    if (!first) throw new Error('Nothing was told')
    const { bytes, signature = '' } = first
    const verdict = async (body: Buffer, sign: string | undefined, when = at.now()) => {
      const verifiedEvent = await at.provider.provider.readWebhook(body, sign, when)
      return verifiedEvent.ok ? 'believed' : verifiedEvent.code
    }
    expect(await verdict(bytes, signature)).toBe('believed')
    const altered = Buffer.from(bytes.toString().replace('24000', '24001'))
    expect(altered.equals(bytes)).toBe(false)
    expect(await verdict(altered, signature)).toBe('forged')
    expect(await verdict(bytes.subarray(0, -1), signature)).toBe('forged')
    expect(await verdict(Buffer.concat([Buffer.from('\uFEFF'), bytes]), signature)).toBe('forged')
    expect(await verdict(Buffer.alloc(0), signature)).toBe('forged')
    for (const sign of [undefined, '', 'v1=', signature.replace('v1', 'v0'), signature.slice(0, -1), 't=1,v1=x'])
      expect(await verdict(bytes, sign), sign).toBe('forged')
    expect(await verdict(bytes, signWebhook(bytes.toString(), 'another secret', at.now()))).toBe('forged')
    expect(await verdict(bytes, signature, new Date(at.now().getTime() + 300_000))).toBe('believed')
    expect(await verdict(bytes, signature, new Date(at.now().getTime() + 301_000))).toBe('old')
    expect(await verdict(bytes, signature, new Date(at.now().getTime() + 600_000))).toBe('old')
    expect(await verdict(altered, signature, new Date(at.now().getTime() + 600_000))).toBe('forged')

    const session = await at.findSession(paymentId)
    await inTransaction(at.db, (transaction) => forgeWebhook(transaction, session, at.now()))
    const [, forged] = await at.events(2)
    expect(forged && (await verdict(forged.bytes, forged.signature))).toBe('forged')
  })

  test.each([
    ['invalid JSON', '{', 'unreadable'],
    ['an event without its object', '{"id":"evt_1","type":"checkout.session.completed","created":1}', 'unreadable'],
    ['an event in another currency', webhookEventJson({ currency: 'usd' }), 'unreadable'],
    ['an event of an unused kind', webhookEventJson({}, 'customer.created'), undefined],
    ['a payment of another shop', webhookEventJson({ metadata: {} }), undefined],
    ['a payment with a foreign id', webhookEventJson({ metadata: { payment: "1' or 1=1" } }), undefined],
    ['a refund sent by someone else', webhookEventJson({ status: 'succeeded' }, 'refund.updated'), undefined],
  ])('classifies a signed event: %s', async (_case, body, verdict) => {
    const { webhookSecret } = at.provider.sandbox
    const verifiedEvent = await at.provider.provider.readWebhook(
      Buffer.from(body),
      signWebhook(body, webhookSecret, at.now()),
      at.now(),
    )
    if (verdict === undefined) expect(verifiedEvent).toEqual({ ok: true, value: undefined })
    else expect(verifiedEvent).toMatchObject({ ok: false, code: verdict })
  })
})

function webhookEventJson(object: object, type = 'checkout.session.completed'): string {
  const session = {
    metadata: { payment: '0b9f1c5e-6f0f-4d53-8a1d-0a6a3c1f7e52' },
    payment_intent: 'pi_1',
    payment_status: 'paid',
    currency: 'gbp',
    amount_total: 24_000,
  }
  return JSON.stringify({ id: 'evt_1', type, created: 1, data: { object: { ...session, ...object } } })
}
