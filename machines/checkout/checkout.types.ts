import type { CheckoutDraft, SentOrder } from '#domain/checkout/checkout-draft.ts'
import type { PressedOrder } from '#domain/checkout/press-order.ts'
import type { CheckoutFieldError } from '#domain/checkout/read-checkout.ts'
import type { listCart } from '#domain/contract/cart-calls.ts'
import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ConnectivityEvent } from '../connectivity.ts'

/** A pair in the cart. */
export type CheckoutLine = Pick<ResponseBody<typeof listCart>['lines'][number], 'id' | 'configuration'>

/** A sum that an order may cost. */
export type Price = SentOrder['price']

/** An order that is placed. */
export type PlacedOrder = {
  readonly number: string
  readonly token: string
  readonly editionNumbers: readonly number[]
}

/** What is otherwise than its customer saw: it is theirs to decide. */
export type Difference =
  | { readonly code: 'price_changed'; readonly price: Price }
  | { readonly code: 'terms_changed'; readonly version: string }
  | { readonly code: 'cart_changed' }
  | { readonly code: 'scan_rejected'; readonly lines: readonly string[] }
  | { readonly code: 'edition_sold_out'; readonly left: number }
  | { readonly code: 'order_exists'; readonly number: string | undefined; readonly stage: string | undefined }
  | { readonly code: 'not_shipping' }

/** Why something did not go on that nobody can decide: the line, the shop, a sign-in that has ended. */
export type CheckoutError = { readonly code: string; readonly retryAfterSeconds?: number | undefined }

export type OpenCheckoutResult =
  | { readonly kind: 'opened'; readonly draft: CheckoutDraft; readonly lines: readonly CheckoutLine[] }
  | { readonly kind: 'unreached'; readonly error: CheckoutError }

export type PlaceOrderResult =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'different'; readonly difference: Difference }
  /** By the shop's own look at what was typed. */
  | { readonly kind: 'refused'; readonly fieldErrors: readonly CheckoutFieldError[] }
  /** Nobody knows what became of it. */
  | { readonly kind: 'unanswered' }
  /** It was not done, for a reason that passes. */
  | { readonly kind: 'failed'; readonly error: CheckoutError }

export type AdditionalOrderGrantResult =
  | { readonly kind: 'granted' }
  | { readonly kind: 'failed'; readonly error: CheckoutError }

export type CheckoutContext = {
  readonly draft: CheckoutDraft
  /** Of the cart, as they are shown. */
  readonly lines: readonly CheckoutLine[]
  /** What is shown and agreed where the shop's answer differs from what this page knows. */
  readonly agreed: { readonly price?: Price; readonly terms?: string }
  readonly isOffline: boolean
  /** What is sent as soon as there is a line. It is kept nowhere: a page that is loaded anew waits for another press. */
  readonly pendingOrder?: SentOrder | undefined
  readonly fieldErrors: readonly CheckoutFieldError[]
  readonly error?: CheckoutError | undefined
  readonly difference?: Difference | undefined
  /** How often it was looked up what became of the order. */
  readonly looked: number
  readonly placed?: PlacedOrder | undefined
}

export type CheckoutInput = { readonly draft: CheckoutDraft }

export type CheckoutEvent =
  | { type: 'draft.changed'; change: Partial<Omit<CheckoutDraft, 'sent'>> }
  /** The cart of this visitor, as another window or the shop has it now. */
  | { type: 'lines.received'; lines: readonly CheckoutLine[] }
  /** The button was pressed, with everything there that it needs, or with something missing. */
  | PressedOrder
  /** The order that waits for a line is not to be sent. */
  | { type: 'order.withdrawn' }
  | ConnectivityEvent
  | { type: 'difference.accepted' }
  | { type: 'difference.left' }
  | { type: 'opening.retried' }
  | { type: 'answer.wanted' }
