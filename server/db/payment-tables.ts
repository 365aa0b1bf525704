import type { Generated } from 'kysely'
import type {
  DisputeState,
  PaymentEnd,
  PaymentState,
  RefundCause,
  RefundState,
} from '#domain/payment/payment-states.ts'
import type { WebhookEffect, WebhookEventKind } from '#domain/payment/webhook-events.ts'
import type { Quote } from '#domain/price/quote.ts'

export type PaymentProviderName = 'sandbox' | 'stripe'

export type PaymentsTable = {
  id: string
  /** Null when its order was deleted with an account. */
  order_id: string | null
  order_number: string
  provider: PaymentProviderName
  currency: Quote['currency']
  amount_minor: number
  created_at: Date
  expires_at: Date
  state: Generated<PaymentState>
  end_reason: Generated<PaymentEnd | null>
  checkout_session_ref: Generated<string | null>
  checkout_url: Generated<string | null>
  charge_ref: Generated<string | null>
  paid_at: Generated<Date | null>
  received_minor: Generated<number | null>
  dispute: Generated<DisputeState | null>
  /** When the payment provider was last queried about it. */
  queried_at: Generated<Date | null>
}

/** Rows are append-only. */
export type WebhookEventsTable = {
  provider: PaymentProviderName
  event_id: string
  kind: WebhookEventKind
  occurred_at: Date
  received_at: Date
  payment_id: string | null
  effect: WebhookEffect
}

export type RefundsTable = {
  id: string
  payment_id: string
  amount_minor: number
  cause: RefundCause
  due_at: Date
  state: RefundState
  error: Generated<string | null>
  ended_at: Generated<Date | null>
  /** When the provider reported the refund as completed, whatever it reported later. */
  done_at: Generated<Date | null>
  /** Refunded by an operator by other means than the payment provider. */
  is_manual: Generated<boolean>
}
