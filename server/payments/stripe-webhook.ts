import * as z from 'zod/mini'
import { voucherDeadline } from '#domain/payment/voucher-deadline.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Money, WebhookEvent } from './payment-provider.ts'

/** The part of a webhook event that the shop reads; Stripe sends much more. */
const event = z.object({ id: z.string(), type: z.string(), created: z.int(), data: z.object({ object: z.unknown() }) })

const ref = z.nullish(z.string())
const metadata = z.nullish(z.record(z.string(), z.string()))
export const sessionMoney = z.pipe(
  z.object({ currency: z.enum(['gbp', 'jpy']), amount_total: z.int().check(z.positive()) }),
  z.transform(
    ({ currency, amount_total: amountMinor }): Money => ({
      currency: currency === 'gbp' ? 'GBP' : 'JPY',
      amountMinor,
    }),
  ),
)
const session = z.object({ metadata, payment_intent: ref, payment_status: z.string() })
const voucher = z.object({ payment_method_options: z.object({ konbini: z.object({ expires_after_days: z.int() }) }) })
const dispute = z.object({
  payment_intent: ref,
  status: z.string(),
  balance_transactions: z.optional(z.array(z.object({ amount: z.int() }))),
})
const refund = z.object({ metadata, status: z.string(), failure_reason: z.nullish(z.string()) })
/** A code of Stripe's closed list, never a message. */
const reason = z.string().check(z.regex(/^[a-z_]{1,60}$/))

type Event = z.output<typeof event>
type ParsedWebhook = Pick<WebhookEvent, 'kind' | 'of'> & Partial<WebhookEvent>

/**
 * Other shops may use the same account: metadata without an id in the shop's format belongs to none of its payments.
 */
const shopId = z.uuid()

function readPaymentRef(named: z.output<typeof metadata>): { readonly paymentId: string } | undefined {
  const id = shopId.safeParse(named?.payment)
  return id.success ? { paymentId: id.data } : undefined
}

function readSession({ type, created, data }: Event): ParsedWebhook | undefined {
  const { metadata: named, payment_intent: chargeRef, payment_status: status } = session.parse(data.object)
  const of = readPaymentRef(named)
  if (!of) return undefined
  const charge = chargeRef ? { chargeRef } : {}
  if (type === 'checkout.session.expired' || type === 'checkout.session.async_payment_failed')
    return { kind: 'ended', of, ...charge }
  if (status === 'paid') return { kind: 'paid', of, ...charge, came: sessionMoney.parse(data.object) }
  // The webhook does not contain the deadline; it follows from the time of the choice.
  const { expires_after_days: days } = voucher.parse(data.object).payment_method_options.konbini
  return { kind: 'waiting', of, ...charge, until: voucherDeadline(new Date(created * 1_000), days) }
}

/** A warning is an inquiry: the bank asks and takes nothing yet. Some become disputes, which update the same object. */
const disputeKinds = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'inquiry_closed',
  needs_response: 'disputed',
  under_review: 'disputed',
  won: 'dispute_won',
  lost: 'dispute_lost',
} as const
/** An appeal contests a lost dispute: until it is won, the dispute stays lost. */
const appeals: ReadonlySet<string> = new Set(['appeal_needs_response', 'appeal_under_review'])
const disputeStatus = z.enum(Object.keys(disputeKinds) as (keyof typeof disputeKinds)[])

function readDispute({ data }: Event): ParsedWebhook | undefined {
  const { payment_intent: chargeRef, status, balance_transactions: moved = [] } = dispute.parse(data.object)
  if (!chargeRef || appeals.has(status)) return undefined
  const disputeRefs = { of: { chargeRef }, chargeRef }
  // `prevented`: settled before it became a dispute, either rejected or paid with the shop's money.
  const isTaken = moved.reduce((sum, { amount }) => sum + amount, 0) < 0
  if (status === 'prevented') return { kind: isTaken ? 'dispute_lost' : 'dispute_won', ...disputeRefs }
  return { kind: disputeKinds[disputeStatus.parse(status)], ...disputeRefs }
}

const refundEnds: Readonly<Record<string, 'refunded' | 'refund_failed'>> = {
  succeeded: 'refunded',
  failed: 'refund_failed',
  canceled: 'refund_failed',
}

/**
 * Reads the end of a refund; pending ones are known already. Refunds made in Stripe itself are not in the shop's
 * records.
 */
function readRefund({ data }: Event): ParsedWebhook | undefined {
  const { metadata: named, status, failure_reason: why } = refund.parse(data.object)
  const [of, kind] = [readPaymentRef(named), refundEnds[status]]
  const refundId = shopId.safeParse(named?.refund)
  const error = kind === 'refund_failed' && reason.safeParse(why).success ? { error: String(why).toUpperCase() } : {}
  return of && kind && refundId.success ? { kind, of, refundId: refundId.data, ...error } : undefined
}

const readers: Readonly<Record<string, (stripeEvent: Event) => ParsedWebhook | undefined>> = {
  'checkout.session.completed': readSession,
  'checkout.session.async_payment_succeeded': readSession,
  'checkout.session.async_payment_failed': readSession,
  'checkout.session.expired': readSession,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'refund.updated': readRefund,
  'refund.failed': readRefund,
}

/** Reads an event whose signature is verified. */
export function readStripeEvent(body: unknown): Result<WebhookEvent | undefined, 'unreadable'> {
  try {
    const read = event.parse(body)
    const webhookEvent = readers[read.type]?.(read)
    return ok(webhookEvent && { eventId: read.id, at: new Date(read.created * 1_000), ...webhookEvent })
  } catch {
    return fail('unreadable')
  }
}
