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
  house: PaymentProviderName
  currency: Quote['currency']
  amount_minor: number
  made_at: Date
  until: Date
  state: Generated<PaymentState>
  ended_why: Generated<PaymentEnd | null>
  session_ref: Generated<string | null>
  url: Generated<string | null>
  charge_ref: Generated<string | null>
  paid_at: Generated<Date | null>
  received_minor: Generated<number | null>
  dispute: Generated<DisputeState | null>
  /** When the payment provider was last queried about it. */
  asked_at: Generated<Date | null>
}

/** Rows are append-only. */
export type WebhookEventsTable = {
  house: PaymentProviderName
  event_id: string
  kind: WebhookEventKind
  at: Date
  received_at: Date
  payment_id: string | null
  effect: WebhookEffect
}

export type RefundsTable = {
  id: string
  payment_id: string
  amount_minor: number
  cause: RefundCause
  wanted_at: Date
  state: RefundState
  fault: Generated<string | null>
  ended_at: Generated<Date | null>
  /** When the provider reported the refund as completed, whatever it reported later. */
  done_at: Generated<Date | null>
  /** Refunded by an operator by other means than the payment provider. */
  by_hand: Generated<boolean>
}
