import type { ConnectivityEvent } from '../connectivity.ts'
import type { OrderActionError, OrderView } from '../order-action/order-action.types.ts'

export type PaymentLinkResult =
  /** To the page of the payment house where this order is paid. */
  | { readonly kind: 'led'; readonly url: string }
  /** The order is no longer where it can be paid, or a slip waits for its money; how it is now, if that could be read. */
  | { readonly kind: 'conflict'; readonly order: OrderView | undefined }
  | { readonly kind: 'failed'; readonly error: OrderActionError }

export type RedirectResult = { readonly kind: 'left' } | { readonly kind: 'failed'; readonly error: OrderActionError }

export type PaymentInput = {
  /** The payer comes back, and says that they have paid. */
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
  /** It waits for the line no longer. */
  | { type: 'payment.undone' }
  /** The order itself says what became of the payment. */
  | { type: 'payment.changed' }
  /** The browser kept the page that was left, and shows it again. */
  | { type: 'page.shown' }
  | ConnectivityEvent
