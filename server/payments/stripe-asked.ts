import * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ProviderError, WebhookEvent } from './payment-provider.ts'
import { sessionMoney } from './stripe-webhook.ts'

const unix = z.pipe(
  z.int(),
  z.transform((seconds) => new Date(seconds * 1_000)),
)
const voucher = z.object({ konbini_display_details: z.object({ expires_at: unix }) })

/** A checkout session with its payment intent. */
const session = z.object({
  id: z.string(),
  metadata: z.object({ payment: z.string() }),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  payment_intent: z.nullish(z.object({ id: z.string(), status: z.string(), next_action: z.nullish(z.unknown()) })),
})

type Session = z.output<typeof session>
type ReconciledPayment = Pick<WebhookEvent, 'kind' | 'until' | 'came'>

/** Statuses of a payment intent whose konbini voucher has lapsed, so that it can no longer be paid. */
const lapsed: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

function readPaymentStatus(
  { status, payment_status: paid, payment_intent: charge }: Session,
  whole: unknown,
): ReconciledPayment | undefined {
  if (paid === 'paid') return { kind: 'paid', came: sessionMoney.parse(whole) }
  if (status === 'open') return undefined
  if (status === 'expired' || lapsed.has(charge?.status ?? '')) return { kind: 'ended' }
  const shown = voucher.safeParse(charge?.next_action)
  return { kind: 'waiting', ...(shown.success && { until: shown.data.konbini_display_details.expires_at }) }
}

/** Reads the state of a queried session as the webhook event that the provider would have sent. */
export function readReconciledSession(
  response: unknown,
  expectedPayment: { readonly paymentId: string; readonly ref: string },
  now: Date,
): Result<WebhookEvent | undefined, ProviderError, string> {
  try {
    const read = session.parse(response)
    // The answer is about another session than the requested one.
    if (read.id !== expectedPayment.ref || read.metadata.payment !== expectedPayment.paymentId)
      return fail('temporary_failure', 'UNREADABLE')
    const what = readPaymentStatus(read, response)
    const chargeRef = read.payment_intent?.id
    if (!what) return ok(undefined)
    const id = {
      eventId: `asked:${expectedPayment.ref}:${what.kind}`,
      at: now,
      of: { paymentId: expectedPayment.paymentId },
    }
    return ok({ ...id, ...what, ...(chargeRef !== undefined && { chargeRef }) })
  } catch {
    return fail('temporary_failure', 'UNREADABLE')
  }
}
