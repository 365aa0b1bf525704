import type { ConnectivityEvent } from '../connectivity.ts'
import type { OrderActionError, OrderView } from '../order-action/order-action.types.ts'

export type PaymentLinkResult =
  /** The payment page of the payment provider for this order. */
  | { readonly kind: 'led'; readonly url: string }
  /**
   * The order cannot be paid any more, or a konbini voucher is still open; includes the current order if it could be
   * loaded.
   */
  | { readonly kind: 'conflict'; readonly order: OrderView | undefined }
  | { readonly kind: 'failed'; readonly error: OrderActionError }

export type RedirectResult = { readonly kind: 'left' } | { readonly kind: 'failed'; readonly error: OrderActionError }

export type PaymentInput = {
  /** The payer came back from the payment page, and says that they have paid. */
  readonly saysPaid: boolean
}

export type PaymentContext = PaymentInput & {
  readonly isOffline: boolean
  readonly url?: string | undefined
  readonly error?: OrderActionError | undefined
  readonly order?: OrderView | undefined
}

export type PaymentEvent =
  | { type: 'payment.wanted' }
  /** The payer stops waiting for the connection. */
  | { type: 'payment.undone' }
  /** The order shows the outcome of the payment. */
  | { type: 'payment.changed' }
  /** The browser shows this page again from its cache. */
  | { type: 'page.shown' }
  | ConnectivityEvent
