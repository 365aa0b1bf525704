import type { LineNews } from '../line.ts'
import type { SeenOrder, Trouble } from '../order-deed/order-deed.types.ts'

export type PayAnswer =
  /** To the page of the payment house where this order is paid. */
  | { readonly kind: 'led'; readonly url: string }
  /** The order is no longer where it can be paid, or a slip waits for its money; how it is now, if that could be read. */
  | { readonly kind: 'otherwise'; readonly order: SeenOrder | undefined }
  | { readonly kind: 'failed'; readonly trouble: Trouble }

export type WayEnd = { readonly kind: 'left' } | { readonly kind: 'failed'; readonly trouble: Trouble }

export type PaymentInput = {
  /** The payer comes back, and says that they have paid. */
  readonly saysPaid: boolean
}

export type PaymentContext = PaymentInput & {
  readonly isOffline: boolean
  readonly url?: string | undefined
  readonly trouble?: Trouble | undefined
  readonly order?: SeenOrder | undefined
}

export type PaymentEvent =
  | { type: 'payment.wanted' }
  /** It waits for the line no longer. */
  | { type: 'payment.taken_back' }
  /** The order itself says what became of the payment. */
  | { type: 'payment.told' }
  /** The browser kept the page that was left, and shows it again. */
  | { type: 'page.shown' }
  | LineNews
