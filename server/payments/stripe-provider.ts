import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import type { PaymentProvider, ProviderError, WebhookError } from './payment-provider.ts'
import { readReconciledSession } from './stripe-asked.ts'
import { toProviderError } from './stripe-error.ts'
import { toProviderEmail, toSessionParams } from './stripe-session.ts'
import { readStripeEvent } from './stripe-webhook.ts'

/** Requests and webhooks have the format of this version, whatever version the account is set to. */
const apiVersion = '2026-10-28.endive'

/** A webhook signed longer ago counts as a replay. */
const toleranceSeconds = 300

type StripeProviderDeps = {
  readonly name: PaymentProvider['name']
  readonly secretKey: string
  readonly webhookSecret: string
  /** Override the defaults for tests and the sandbox. */
  readonly url?: string
  readonly fetch?: typeof globalThis.fetch
  readonly limitMs?: number
}

/** Loaded on the first payment: it takes a sixth of a second and 35 MB, which must not delay the start. */
const load = async () => (await import('stripe')).default

/** Creates a provider that speaks Stripe's protocol: Stripe itself, or the sandbox of a demo. */
export function createStripeProvider(deps: StripeProviderDeps): PaymentProvider {
  const { name, secretKey, webhookSecret, url = 'https://api.stripe.com', limitMs = 10_000 } = deps
  const { hostname: host, port, protocol } = new URL(url)
  const send = deps.fetch ?? globalThis.fetch

  /** A client for one request, which aborts with its signal; the package only supports a timeout. */
  async function clientFor(signal: AbortSignal): Promise<Stripe> {
    const Client = await load()
    const within: typeof send = (address, init) => {
      const signals = [signal, ...(init?.signal ? [init.signal] : [])]
      // The secret key must reach this host only, so redirects are errors.
      return send(address, { ...init, redirect: 'error', signal: AbortSignal.any(signals) })
    }
    return new Client(secretKey, {
      apiVersion,
      host,
      ...(port === '' ? {} : { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      httpClient: Client.createFetchHttpClient(within),
      timeout: limitMs,
      // The caller decides about retries.
      maxNetworkRetries: 0,
      telemetry: false,
    })
  }

  async function callStripe<Value>(
    signal: AbortSignal,
    call: (stripe: Stripe) => Promise<Value>,
  ): Promise<Result<Value, ProviderError, string>> {
    try {
      return ok(await call(await clientFor(signal)))
    } catch (error) {
      return toProviderError(error, signal)
    }
  }

  /**
   * Stripe stores an idempotency key for a day only. A later retry, as after an outage of the shop, gets the error that
   * the charge is already refunded; this finds out whether that refund is the shop's own.
   */
  function sentBefore({ id, chargeRef }: { readonly id: string; readonly chargeRef: string }, signal: AbortSignal) {
    return callStripe(signal, async ({ refunds }) => {
      const { data } = await refunds.list({ payment_intent: chargeRef, limit: maxRefunds })
      return data.find(({ metadata }) => metadata?.refund === id)
    })
  }

  return {
    name,

    async createLink(linkInput, signal) {
      const made = await callStripe(signal, ({ checkout }) =>
        checkout.sessions.create(toSessionParams(linkInput), { idempotencyKey: linkInput.id }),
      )
      if (!made.ok) return made
      // A proxy in between may answer in place of the provider.
      const link = madeLink.safeParse(made.value)
      return link.success ? ok({ ref: link.data.id, url: link.data.url }) : fail('temporary_failure', 'UNREADABLE')
    },

    async readWebhook(bytes, signature, now) {
      const text = bytes.toString('utf8')
      // The package drops or replaces invalid UTF-8: only text that is identical to the signed bytes is read.
      if (signature === undefined || !Buffer.from(text).equals(bytes)) return fail('forged')
      const { webhooks } = await load()
      const read = (tolerance: number) =>
        webhooks.constructEvent(text, signature, webhookSecret, tolerance, undefined, now.getTime())
      return readVerified(read)
    },

    async reconcile({ paymentId, ref }, now, signal) {
      const providerState = await callStripe(signal, ({ checkout }) =>
        checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }),
      )
      return providerState.ok ? readReconciledSession(providerState.value, { paymentId, ref }, now) : providerState
    },

    async refund({ id, paymentId, chargeRef, amountMinor, email: wanted }, signal) {
      const email = toProviderEmail(wanted)
      const stripeRefunds = await callStripe(signal, ({ refunds }) =>
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
        !stripeRefunds.ok && stripeRefunds.facts.startsWith(alreadySent)
          ? await sentBefore({ id, chargeRef }, signal)
          : stripeRefunds
      if (!sent.ok) return sent
      if (sent.value === undefined) return stripeRefunds.ok ? fail('temporary_failure', 'UNREADABLE') : stripeRefunds
      const { status } = sent.value
      if (status === 'failed' || status === 'canceled') return fail('refused', 'REFUND_FAILED')
      const state = refundStates[status ?? '']
      return state === undefined ? fail('temporary_failure', 'UNREADABLE') : ok({ state })
    },
  }
}

const alreadySent = 'CHARGE_ALREADY_REFUNDED'
/** More refunds than a payment ever has. */
const maxRefunds = 100

const madeLink = z.object({ id: z.string().check(z.minLength(1)), url: z.url({ protocol: /^https?$/ }) })

const refundStates: Readonly<Record<string, 'requested' | 'needs_account' | 'done'>> = {
  pending: 'requested',
  requires_action: 'needs_account',
  succeeded: 'done',
}

/** Verified with the age of the signature, the event is read; verified only without it, it is too old. */
function readVerified(
  read: (tolerance: number) => unknown,
): ReturnType<typeof readStripeEvent> | Result<never, WebhookError> {
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
