import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { hourMs } from '#domain/time.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { listRefunds, refundHasEnded } from '#server/payments/sandbox/refund-actions.ts'
import { everyProvider, inYen, openProviderTest, payer, soon } from '../support/server/open-provider-test.ts'

describe.each(everyProvider)('%s', (_, open) => {
  const at = openProviderTest(open)

  test.each([
    ['pounds, in pence', () => at.sandboxInput(), 'gbp', 24_000, null],
    ['yen, which have no minor unit', () => at.sandboxInput(inYen), 'jpy', 44_000, 3],
  ])('creates a payment page in %s with an idempotency key', async (_case, given, currency, amount, voucherDays) => {
    const paymentInput = given()
    const { ref, url } = await at.link(paymentInput)
    expect(url).toBe(`https://shop.example/sandbox/pay/${ref}`)
    expect(await at.findSession(paymentInput.id)).toMatchObject({
      id: ref,
      currency,
      amount,
      voucher_days: voucherDays,
      order_number: 'HD-2026-000123',
      language: paymentInput.language,
      description: paymentInput.about,
      expires_at: paymentInput.endsAt,
      success_url: 'https://shop.example/ja/order-exists?pay=HD-2026-000123&paid=1',
      cancel_url: 'https://shop.example/ja/order-exists?pay=HD-2026-000123&left=1',
    })
    const [call] = at.provider.requests
    const form = new URLSearchParams(call?.body)
    expect(Object.fromEntries(form)).toMatchObject({
      mode: 'payment',
      client_reference_id: paymentInput.id,
      'metadata[payment]': paymentInput.id,
      'payment_intent_data[metadata][payment]': paymentInput.id,
      'payment_intent_data[metadata][order]': 'HD-2026-000123',
      customer_email: payer,
      'allowed_payment_method_types[0]': 'card',
    })
    expect(form.get('allowed_payment_method_types[1]')).toBe(voucherDays === null ? null : 'konbini')
    expect(call?.headers.get('stripe-version')).toBe('2026-10-28.endive')
    expect(call?.headers.get('idempotency-key')).toBe(paymentInput.id)
  })

  test('leads fifty simultaneous requests of one payment to one page', async () => {
    const paymentInput = at.sandboxInput()
    const links = await Promise.all(Array.from({ length: 50 }, () => at.link(paymentInput)))
    expect(new Set(links.map(({ ref }) => ref)).size).toBe(1)
    expect(new Set(links.map(({ url }) => url)).size).toBe(1)
    const { count } = await at.db
      .selectFrom('sandbox_sessions')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('returns the same page for the same id after the provider was restarted', async () => {
    const paymentInput = at.sandboxInput()
    const before = await at.link(paymentInput)
    await at.reopen()
    expect(await at.link(paymentInput)).toEqual(before)
  })

  test.each(['s3cret..a@docomo.ne.jp', 's3cret.@docomo.ne.jp', "o'hara-s3cret@example.com"])(
    'accepts a payment by %s, though a provider may reject such an address',
    async (email) => {
      await at.link(at.sandboxInput({ email }))
      expect(at.provider.requests.at(-1)?.body).not.toMatch(/customer_email|s3cret/)
    },
  )

  test('rejects another amount under the same id', async () => {
    const paymentInput = at.sandboxInput()
    await at.link(paymentInput)
    expect(await at.provider.provider.createLink({ ...paymentInput, amountMinor: 1_000 }, soon())).toMatchObject({
      code: 'refused',
      facts: 'IDEMPOTENCY_ERROR 400',
    })
  })

  test.each([
    ['ends in less than half an hour', { endsAt: new Date(Date.parse('2026-11-23T03:29:00Z')) }],
    ['asks for a tiny amount', { amountMinor: 1 }],
  ])('rejects a page that %s for good', async (_case, more) => {
    const failed = await at.provider.provider.createLink(at.sandboxInput(more), soon())
    expect(failed).toMatchObject({ ok: false, code: 'refused' })
    expect(JSON.stringify(failed)).toMatch(/"[A-Z_]+ 400"/)
    expect(JSON.stringify(failed)).not.toContain('s3cret')
  })

  test('refunds once under one id, whatever the number of requests, and never more than was paid', async () => {
    const money = { ...(await at.paid()), currency: 'GBP', amountMinor: 24_000 } as const
    const id = randomUUID()
    const paymentInput = await Promise.all(
      Array.from({ length: 20 }, () => at.provider.provider.refund({ ...money, id }, soon())),
    )
    for (const one of paymentInput) expect(one).toEqual({ ok: true, value: { state: 'done' } })
    const session = await at.findSession(money.paymentId)
    const sent = await inTransaction(at.db, (transaction) => listRefunds(transaction, session))
    expect(sent).toMatchObject([{ refund_id: id, amount: 24_000, state: 'succeeded' }])
    expect(await at.provider.provider.refund({ ...money, id: randomUUID() }, soon())).toMatchObject({
      code: 'refused',
      facts: 'CHARGE_ALREADY_REFUNDED 400',
    })
    const unknown = { ...money, chargeRef: 'pi_unknown', id: randomUUID() }
    expect(await at.provider.provider.refund(unknown, soon())).toMatchObject({
      code: 'refused',
      facts: 'RESOURCE_MISSING 404',
    })
  })

  test('returns the result of a refund whose key has expired, without a second refund', async () => {
    const money = { ...(await at.paid()), currency: 'GBP', amountMinor: 24_000 } as const
    await at.happen(money.paymentId, { refund_outcome: 'later' })
    const id = randomUUID()
    await at.provider.provider.refund({ ...money, id }, soon())
    await at.db.deleteFrom('sandbox_idempotency_keys').execute()
    expect(await at.provider.provider.refund({ ...money, id }, soon())).toEqual({
      ok: true,
      value: { state: 'requested' },
    })
    // A refund sent by someone else does not count as this one.
    expect(await at.provider.provider.refund({ ...money, id: randomUUID() }, soon())).toMatchObject({ code: 'refused' })
    const session = await at.findSession(money.paymentId)
    expect(await inTransaction(at.db, (transaction) => listRefunds(transaction, session))).toHaveLength(1)
  })

  test.each([
    ['later', 'requested', 'succeeded', ['refunded']],
    ['account', 'needs_account', 'succeeded', ['refunded']],
    ['later', 'requested', 'failed', ['refund_failed', 'refund_failed']],
    ['at_once', 'done', 'failed', ['refund_failed', 'refund_failed']],
    ['fail', 'requested', undefined, ['refund_failed', 'refund_failed']],
  ] as const)('reports a refund that goes %s as %s, then %s', async (refundsGo, state, end, kinds) => {
    const money = { ...(await at.paid(inYen)), currency: 'JPY', amountMinor: 44_000 } as const
    await at.happen(money.paymentId, { refund_outcome: refundsGo })
    const id = randomUUID()
    expect(await at.provider.provider.refund({ ...money, id, email: payer }, soon())).toEqual({
      ok: true,
      value: { state },
    })
    expect(at.provider.requests.at(-1)?.body).toContain(`instructions_email=${encodeURIComponent(payer)}`)
    const session = await at.findSession(money.paymentId)
    if (end)
      await inTransaction(at.db, async (transaction) => {
        for (const refund of await listRefunds(transaction, session))
          await refundHasEnded(transaction, session, { id: refund.id, state: end }, at.now())
      })
    const all = await Promise.all((await at.events(1 + kinds.length)).map(at.read))
    const back = all.filter((one) => one?.kind !== 'paid')
    expect(back.map((one) => one?.kind)).toEqual(kinds)
    for (const one of back) expect(one).toMatchObject({ of: { paymentId: money.paymentId }, refundId: id })
  })

  const paymentInput = async (paymentId: string, ref: string) => {
    const events = await at.provider.provider.reconcile({ paymentId, ref }, at.now(), soon())
    if (!events.ok) throw new Error(`${events.code} ${events.facts}`)
    return events.value
  }

  test('returns nothing for an open page, and the same result as the webhook once it is paid', async () => {
    const { paymentId, ref } = await at.link()
    expect(await paymentInput(paymentId, ref)).toBeUndefined()
    await at.happen(paymentId, 'pay')
    const { charge_id: chargeRef } = await at.findSession(paymentId)
    const paid = { kind: 'paid', of: { paymentId }, chargeRef, came: { currency: 'GBP', amountMinor: 24_000 } }
    const first = await paymentInput(paymentId, ref)
    expect(first).toMatchObject(paid)
    at.pass(hourMs)
    expect((await paymentInput(paymentId, ref))?.eventId).toBe(first?.eventId)
    const [events] = await at.events(1)
    expect(events && (await at.read(events))).toMatchObject(paid)
  })

  test('reports the deadline of a konbini voucher, then its expiry or its payment', async () => {
    const [lapses, comes] = [await at.link(at.sandboxInput(inYen)), await at.link(at.sandboxInput(inYen))]
    for (const { paymentId, ref } of [lapses, comes]) {
      await at.happen(paymentId, 'voucher')
      const { charge_id: chargeRef, voucher_expires_at: until } = await at.findSession(paymentId)
      expect(await paymentInput(paymentId, ref)).toMatchObject({ kind: 'waiting', chargeRef, until })
    }
    await at.happen(lapses.paymentId, 'lapse')
    await at.happen(comes.paymentId, 'till')
    expect(await paymentInput(lapses.paymentId, lapses.ref)).toMatchObject({ kind: 'ended' })
    const came = { currency: 'JPY', amountMinor: 44_000 }
    expect(await paymentInput(comes.paymentId, comes.ref)).toMatchObject({ kind: 'paid', came })
  })

  test('reports an ended page, and nothing that settles for a page of another payment', async () => {
    const [page, other] = [await at.link(), await at.link()]
    await at.happen(page.paymentId, 'expire')
    expect(await paymentInput(page.paymentId, page.ref)).toMatchObject({
      kind: 'ended',
      of: { paymentId: page.paymentId },
    })
    await at.happen(other.paymentId, 'pay')
    const crossed = { paymentId: page.paymentId, ref: other.ref }
    expect(await at.provider.provider.reconcile(crossed, at.now(), soon())).toMatchObject({
      code: 'temporary_failure',
      facts: 'UNREADABLE',
    })
    const unknown = { paymentId: page.paymentId, ref: 'cs_unknown' }
    expect(await at.provider.provider.reconcile(unknown, at.now(), soon())).toMatchObject({
      facts: 'RESOURCE_MISSING 404',
    })
  })

  test('reports why a refund failed as an error kind', async () => {
    const money = { ...(await at.paid()), currency: 'GBP', amountMinor: 24_000 } as const
    await at.happen(money.paymentId, { refund_outcome: 'fail' })
    await at.provider.provider.refund({ ...money, id: randomUUID() }, soon())
    const all = await Promise.all((await at.events(3)).map(at.read))
    expect(all.filter((one) => one?.kind === 'refund_failed').map((one) => one?.error)).toEqual([
      'INSUFFICIENT_FUNDS',
      'INSUFFICIENT_FUNDS',
    ])
  })

  test('refunds during a bank inquiry but not during a dispute', async () => {
    const money = { ...(await at.paid()), currency: 'GBP', amountMinor: 24_000 } as const
    await at.happen(money.paymentId, 'inquire')
    await at.happen(money.paymentId, 'escalate')
    expect(await at.provider.provider.refund({ ...money, id: randomUUID() }, soon())).toMatchObject({ code: 'refused' })
    const other = { ...(await at.paid()), currency: 'GBP', amountMinor: 24_000 } as const
    await at.happen(other.paymentId, 'inquire')
    expect(await at.provider.provider.refund({ ...other, id: randomUUID() }, soon())).toMatchObject({ ok: true })
    const all = await Promise.all((await at.events(5)).map(at.read))
    const kinds = all.map((one) => one?.kind)
    expect(kinds.filter((kind) => kind === 'inquiry')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'disputed')).toHaveLength(1)
  })

  const words = JSON.stringify({ error: { type: 'api_error', message: `${payer} is not wanted`, code: payer } })

  test.each([
    ['does not answer', 'silent', 'temporary_failure', /^TOO_SLOW$/],
    ['breaks the connection', 'broken', 'temporary_failure', /^(NOT_REACHED|HTTP 500)$/],
    [
      'has a server error',
      { status: 500, body: words, type: 'application/json' },
      'temporary_failure',
      /^API_ERROR 500$/,
    ],
    [
      'answers with a maintenance page',
      { status: 502, body: `<p>${payer}`, type: 'text/html' },
      'temporary_failure',
      /^NOT_REACHED$/,
    ],
    [
      'answers with invalid data',
      { status: 200, body: '{}', type: 'application/json' },
      'temporary_failure',
      /^UNREADABLE$/,
    ],
    ['is overloaded', { status: 429, body: words, type: 'application/json' }, 'temporary_failure', / 429$/],
    ['does not know the key', { status: 401, body: words, type: 'application/json' }, 'temporary_failure', / 401$/],
    [
      'is still processing the same request',
      { status: 409, body: words, type: 'application/json' },
      'in_progress',
      / 409$/,
    ],
    ['rejects the request', { status: 400, body: words, type: 'application/json' }, 'refused', / 400$/],
    ['declines the payment', { status: 402, body: words, type: 'application/json' }, 'refused', / 402$/],
  ] as const)(
    'requests a provider that %s once and reports an error without personal data',
    async (_case, outage, code, error) => {
      const money = { paymentId: randomUUID(), chargeRef: 'pi_1', currency: 'GBP', amountMinor: 1 } as const
      at.provider.outage = outage
      const provider = outage === 'silent' ? at.provider.hasty : at.provider.provider
      for (const call of [
        () => provider.createLink(at.sandboxInput(), soon()),
        () => provider.refund({ ...money, id: randomUUID() }, soon()),
        () => provider.reconcile({ paymentId: money.paymentId, ref: 'cs_1' }, at.now(), soon()),
      ]) {
        at.provider.requests.length = 0
        const failed = await call()
        expect(failed).toMatchObject({ ok: false, code })
        expect(failed.ok ? '' : failed.facts).toMatch(error)
        expect(JSON.stringify(failed)).not.toContain('s3cret')
        expect(at.provider.requests.length).toBeLessThanOrEqual(1)
      }
    },
  )

  test('never sends the API key to another host, whatever a redirect says', async () => {
    at.provider.outage = { status: 307, body: '{}', type: 'application/json', location: at.webhookReceiver.url }
    expect(await at.provider.provider.createLink(at.sandboxInput(), soon())).toMatchObject({ ok: false })
    expect(at.webhookReceiver.events).toEqual([])
  })

  test('aborts a request to a silent provider when the caller aborts', async () => {
    at.provider.outage = 'silent'
    const abort = new AbortController()
    const paymentInput = at.provider.provider.createLink(at.sandboxInput(), abort.signal)
    await expect.poll(() => at.provider.requests).toHaveLength(1)
    abort.abort()
    expect(await paymentInput).toMatchObject({ code: 'temporary_failure', facts: 'TOO_SLOW' })
  })
})
