import type { CheckoutDraft, SentOrder } from '#domain/checkout/checkout-draft.ts'
import type { PressedOrder } from '#domain/checkout/press-order.ts'
import type { CheckoutFieldError } from '#domain/checkout/read-checkout.ts'
import type { CartList } from '#domain/contract/cart.ts'
import type { ConnectivityEvent } from '../connectivity.ts'

/** A pair in the cart. */
export type CheckoutLine = Pick<CartList['lines'][number], 'id' | 'configuration'>

/** The price of an order. */
export type Price = SentOrder['price']

/** A placed order. */
export type PlacedOrder = {
  readonly number: string
  readonly token: string
  readonly editionNumbers: readonly number[]
}

/** A difference from what the customer saw: the customer decides about it. */
export type Difference =
  | { readonly code: 'price_changed'; readonly price: Price }
  | { readonly code: 'terms_changed'; readonly version: string }
  | { readonly code: 'cart_changed' }
  | { readonly code: 'cart_lines_blocked'; readonly lines: readonly string[] }
  | { readonly code: 'too_few_numbers'; readonly left: number }
  | { readonly code: 'order_exists'; readonly number: string | undefined; readonly stage: string | undefined }
  | { readonly code: 'not_shipping' }

/** An error that the customer cannot decide about: offline, an error of the shop, or an expired session. */
export type CheckoutError = { readonly code: string; readonly retryAfterSeconds?: number | undefined }

export type OpenCheckoutResult =
  | { readonly kind: 'opened'; readonly draft: CheckoutDraft; readonly lines: readonly CheckoutLine[] }
  | { readonly kind: 'unreached'; readonly error: CheckoutError }

export type PlaceOrderResult =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'different'; readonly difference: Difference }
  /** The shop rejected fields of the form. */
  | { readonly kind: 'refused'; readonly fieldErrors: readonly CheckoutFieldError[] }
  /** The outcome is unknown. */
  | { readonly kind: 'unanswered' }
  /** The order was not placed, for a temporary reason. */
  | { readonly kind: 'failed'; readonly error: CheckoutError }

export type AdditionalOrderGrantResult =
  | { readonly kind: 'granted' }
  | { readonly kind: 'failed'; readonly error: CheckoutError }

export type CheckoutContext = {
  readonly draft: CheckoutDraft
  /** The lines of the cart, as they are shown. */
  readonly lines: readonly CheckoutLine[]
  /** The values that are shown and agreed where the response of the shop differs from what this page knows. */
  readonly agreed: { readonly price?: Price; readonly terms?: string }
  readonly isOffline: boolean
  /**
   * The order that is sent as soon as the device is online. It is not stored: a reloaded page waits for another click.
   */
  readonly pendingOrder?: SentOrder | undefined
  readonly fieldErrors: readonly CheckoutFieldError[]
  readonly error?: CheckoutError | undefined
  readonly difference?: Difference | undefined
  /** How often the outcome of the order was queried. */
  readonly looked: number
  readonly placed?: PlacedOrder | undefined
}

export type CheckoutInput = { readonly draft: CheckoutDraft }

export type CheckoutEvent =
  | { type: 'draft.changed'; change: Partial<Omit<CheckoutDraft, 'sent'>> }
  /** The cart of this visitor changed, in another tab or at the shop. */
  | { type: 'lines.received'; lines: readonly CheckoutLine[] }
  /** The order button was clicked: the form is complete (`order.wanted`) or not (`order.incomplete`). */
  | PressedOrder
  /** The order that waits until the device is online is withdrawn. */
  | { type: 'order.withdrawn' }
  | ConnectivityEvent
  | { type: 'difference.accepted' }
  | { type: 'difference.left' }
  | { type: 'opening.retried' }
  | { type: 'answer.wanted' }
