import type { AnswerOf, BodyOf } from '#domain/contract/endpoint.ts'
import type { changeAddress, changeDesign } from '#domain/contract/order-change-calls.ts'
import type { lookAtOrder } from '#domain/contract/orders-of-visitor-calls.ts'
import type { LineNews } from '../line.ts'

/** An order as its customer sees it. */
export type SeenOrder = AnswerOf<typeof lookAtOrder>

export type NewAddress = Omit<BodyOf<typeof changeAddress>, 'number' | 'token'>
export type SeenPrice = NewAddress['price']
export type NewDesign = Omit<BodyOf<typeof changeDesign>, 'number' | 'token'>

/** What somebody wants to be done, with all that it takes. */
export type OrderWish =
  | { readonly deed: 'cancel' | 'split' | 'say_it_is_here' }
  | { readonly deed: 'change_email'; readonly email: string }
  | { readonly deed: 'change_address'; readonly to: NewAddress }
  | { readonly deed: 'change_design'; readonly to: NewDesign }
export type AskedDeed = OrderWish['deed']

export type Trouble = { readonly code: string; readonly retryAfterSeconds?: number | undefined }

export type DeedEnd =
  | { readonly kind: 'done'; readonly order: SeenOrder }
  /** The order is no longer where this can be done; how it is now, if that could be read. */
  | { readonly kind: 'otherwise'; readonly order: SeenOrder | undefined }
  /** It costs something else there than was seen. */
  | { readonly kind: 'priced'; readonly price: SeenPrice }
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** No answer came: nobody knows whether it was done. */
  | { readonly kind: 'unheard'; readonly trouble: Trouble }

export type OrderDeedContext = {
  readonly isOffline: boolean
  readonly deed?: AskedDeed | undefined
  /** What was confirmed. */
  readonly wish?: OrderWish | undefined
  readonly price?: SeenPrice | undefined
  readonly trouble?: Trouble | undefined
  readonly order?: SeenOrder | undefined
}

export type OrderDeedEvent =
  | { type: 'deed.wanted'; deed: AskedDeed }
  | { type: 'deed.confirmed'; wish: OrderWish }
  /** The order is to stay as it is. */
  | { type: 'deed.left' }
  /** It waits no longer, and is asked about once more. */
  | { type: 'deed.taken_back' }
  | LineNews
