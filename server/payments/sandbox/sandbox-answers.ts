import type { Selectable } from 'kysely'
import type { SandboxRefundsTable, SandboxSessionsTable } from '#server/db/sandbox-tables.ts'

export type Session = Selectable<SandboxSessionsTable>
export type Refund = Selectable<SandboxRefundsTable>

/** The provider's answer to a request. */
export type SandboxResponse = { readonly status: number; readonly body: object }

/** Errors have a code of the protocol; Stripe's messages for people are not needed here. */
export function answerError(status: number, code: string): SandboxResponse {
  const type = code === 'idempotency_error' ? code : 'invalid_request_error'
  return { status, body: { error: { type, code, message: `Rejected by the sandbox: ${code}` } } }
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000)

/**
 * A checkout session in the form of the protocol, with the fields that are read here. It has a payment intent once a
 * payment method is chosen.
 */
export function sessionObject(session: Session, url: string) {
  const isEnded = session.state === 'expired'
  const isPaid = session.state === 'paid'
  return {
    id: session.id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    created: seconds(session.created_at),
    expires_at: seconds(session.expires_at),
    client_reference_id: session.payment_id,
    metadata: { payment: session.payment_id, order: session.order_number },
    currency: session.currency,
    amount_total: session.amount,
    locale: session.language,
    status: isEnded ? 'expired' : session.state === 'open' ? 'open' : 'complete',
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: session.state === 'open' || isEnded ? null : session.charge_id,
    payment_method_types: session.voucher_days === null ? ['card'] : ['card', 'konbini'],
    payment_method_options:
      session.voucher_days === null
        ? {}
        : { konbini: { expires_after_days: session.voucher_days, setup_future_usage: null } },
    success_url: session.success_url,
    cancel_url: session.cancel_url,
    url: session.state === 'open' ? url : null,
  }
}

const chargeStates = {
  open: 'requires_payment_method',
  voucher: 'requires_action',
  paid: 'succeeded',
  expired: 'canceled',
  voucher_expired: 'requires_payment_method',
} as const satisfies Record<Session['state'], string>

/** The session as returned to a query, with its payment intent expanded. */
export function wholeSession(session: Session, url: string) {
  const { charge_id: charge, state, voucher_expires_at: until } = session
  const voucher = { type: 'konbini_display_details', konbini_display_details: { expires_at: until && seconds(until) } }
  const money = {
    id: charge,
    object: 'payment_intent',
    status: chargeStates[state],
    next_action: state === 'voucher' ? voucher : null,
  }
  const sessionBody = sessionObject(session, url)
  return { ...sessionBody, payment_intent: sessionBody.payment_intent === null ? null : money }
}

export function refundObject({ id, refund_id: refund, amount, state, created_at: madeAt }: Refund, session: Session) {
  return {
    id,
    object: 'refund',
    amount,
    currency: session.currency,
    payment_intent: session.charge_id,
    metadata: { refund, payment: session.payment_id },
    status: state,
    // Either the account has no money, or the payer's bank returned the refund.
    ...(state === 'failed' && {
      failure_reason: session.refund_outcome === 'fail' ? 'insufficient_funds' : 'declined',
    }),
    created: seconds(madeAt),
  }
}

const disputeStatus = {
  inquiry: 'warning_needs_response',
  inquiry_closed: 'warning_closed',
  open: 'needs_response',
  won: 'won',
  lost: 'lost',
} as const

export function disputeObject({ charge_id: charge, currency, amount, dispute }: Session) {
  return {
    id: charge.replace(/^pi_/, 'dp_'),
    object: 'dispute',
    amount,
    currency,
    payment_intent: charge,
    metadata: {},
    status: dispute && disputeStatus[dispute],
  }
}
