import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import type { HouseFault, NewsFault, PaymentHouse } from './port.ts'
import { readAskedSession } from './stripe-asked.ts'
import { stripeFault } from './stripe-fault.ts'
import { readStripeEvent } from './stripe-news.ts'
import { housesEmail, sessionOf } from './stripe-session.ts'

/** What it says and is told has the form of this version, whichever the account is at. */
const apiVersion = '2026-10-28.endive'

/** News that was signed longer ago is news that somebody plays back. */
const toleranceSeconds = 300

type Parts = {
  readonly name: PaymentHouse['name']
  readonly secretKey: string
  readonly newsSecret: string
  /** Others than usual, for tests and the sandbox. */
  readonly url?: string
  readonly fetch?: typeof globalThis.fetch
  readonly limitMs?: number
}

/** Loaded when somebody pays: it takes a sixth of a second and 35 MB, which no start waits for. */
const load = async () => (await import('stripe')).default

/** A house that speaks Stripe's protocol: Stripe, or the sandbox of a demo. */
export function stripeHouse(parts: Parts): PaymentHouse {
  const { name, secretKey, newsSecret, url = 'https://api.stripe.com', limitMs = 10_000 } = parts
  const { hostname: host, port, protocol } = new URL(url)
  const send = parts.fetch ?? globalThis.fetch

  /** For one call, which ends with its signal; the package knows a limit of time alone. */
  async function clientFor(signal: AbortSignal): Promise<Stripe> {
    const Client = await load()
    const within: typeof send = (address, init) => {
      const signals = [signal, ...(init?.signal ? [init.signal] : [])]
      // Its key is for one host alone.
      return send(address, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
    }
    return new Client(secretKey, {
      apiVersion,
      host,
      ...(port === '' ? {} : { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      httpClient: Client.createFetchHttpClient(within),
      timeout: limitMs,
      // Whoever asks knows whether to ask again.
      maxNetworkRetries: 0,
      telemetry: false,
    })
  }

  async function ask<Value>(
    signal: AbortSignal,
    call: (stripe: Stripe) => Promise<Value>,
  ): Promise<Result<Value, HouseFault, string>> {
    try {
      return ok(await call(await clientFor(signal)))
    } catch (error) {
      return stripeFault(error, signal)
    }
  }

  /**
   * A house knows a key for a day alone. Who asks later than that, as a shop that was away, hears that the money has gone, and has to find out whether
   * it is what they have sent themselves.
   */
  function sentBefore({ id, chargeRef }: { readonly id: string; readonly chargeRef: string }, signal: AbortSignal) {
    return ask(signal, async ({ refunds }) => {
      const { data } = await refunds.list({ payment_intent: chargeRef, limit: mostRefunds })
      return data.find(({ metadata }) => metadata?.refund === id)
    })
  }

  return {
    name,

    async createLink(wish, signal) {
      const made = await ask(signal, ({ checkout }) =>
        checkout.sessions.create(sessionOf(wish), { idempotencyKey: wish.id }),
      )
      if (!made.ok) return made
      // Whoever stands between may answer in place of the house.
      const link = madeLink.safeParse(made.value)
      return link.success ? ok({ ref: link.data.id, url: link.data.url }) : fail('not_now', 'UNREADABLE')
    },

    async readNews(bytes, signature, now) {
      const text = bytes.toString('utf8')
      // The package leaves out and replaces what is no text: only what is just as it was signed is looked at.
      if (signature === undefined || !Buffer.from(text).equals(bytes)) return fail('forged')
      const { webhooks } = await load()
      const read = (tolerance: number) =>
        webhooks.constructEvent(text, signature, newsSecret, tolerance, undefined, now.getTime())
      return readProven(read)
    },

    async ask({ paymentId, ref }, now, signal) {
      const told = await ask(signal, ({ checkout }) => checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }))
      return told.ok ? readAskedSession(told.value, { paymentId, ref }, now) : told
    },

    async refund({ id, paymentId, chargeRef, amountMinor, email: wanted }, signal) {
      const email = housesEmail(wanted)
      const asked = await ask(signal, ({ refunds }) =>
        refunds.create(
          {
            payment_intent: chargeRef,
            amount: amountMinor,
            metadata: { refund: id, payment: paymentId },
            ...(email === undefined ? {} : { instructions_email: email }),
          },
          { idempotencyKey: id },
        ),
      )
      const sent =
        !asked.ok && asked.facts.startsWith(alreadySent) ? await sentBefore({ id, chargeRef }, signal) : asked
      if (!sent.ok) return sent
      if (sent.value === undefined) return asked.ok ? fail('not_now', 'UNREADABLE') : asked
      const { status } = sent.value
      if (status === 'failed' || status === 'canceled') return fail('refused', 'REFUND_FAILED')
      const state = refundStates[status ?? '']
      return state === undefined ? fail('not_now', 'UNREADABLE') : ok({ state })
    },
  }
}

const alreadySent = 'CHARGE_ALREADY_REFUNDED'
/** More than anybody sends of one payment. */
const mostRefunds = 100

const madeLink = z.object({ id: z.string().check(z.minLength(1)), url: z.url({ protocol: /^https?$/ }) })

const refundStates: Readonly<Record<string, 'asked' | 'needs_account' | 'done'>> = {
  pending: 'asked',
  requires_action: 'needs_account',
  succeeded: 'done',
}

/** Proven with the time of the signature, it is news; without it alone, it is too old. */
function readProven(
  read: (tolerance: number) => unknown,
): ReturnType<typeof readStripeEvent> | Result<never, NewsFault> {
  try {
    return readStripeEvent(read(toleranceSeconds))
  } catch (error) {
    if (!isUnproven(error)) return fail('unreadable')
  }
  try {
    read(0)
  } catch {
    return fail('forged')
  }
  return fail('old')
}

function isUnproven(error: unknown): boolean {
  return Object(error).type === 'StripeSignatureVerificationError'
}
