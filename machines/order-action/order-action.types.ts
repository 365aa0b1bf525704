import type { RequestBody, ResponseBody } from '#domain/contract/endpoint.ts'
import type { changeAddress, changeDesign } from '#domain/contract/order-change-calls.ts'
import type { lookAtOrder } from '#domain/contract/visitor-order-calls.ts'
import type { ConnectivityEvent } from '../connectivity.ts'

/** An order as its customer sees it. */
export type OrderView = ResponseBody<typeof lookAtOrder>

export type NewAddress = Omit<RequestBody<typeof changeAddress>, 'number' | 'token'>
export type AgreedPrice = NewAddress['price']
export type NewDesign = Omit<RequestBody<typeof changeDesign>, 'number' | 'token'>

/** What somebody wants to be done, with all that it takes. */
export type OrderActionInput =
  | { readonly action: 'cancel' | 'split' | 'say_it_is_here' }
  | { readonly action: 'change_email'; readonly email: string }
  | { readonly action: 'change_address'; readonly to: NewAddress }
  | { readonly action: 'change_design'; readonly to: NewDesign }
export type OrderActionKind = OrderActionInput['action']

export type OrderActionError = { readonly code: string; readonly retryAfterSeconds?: number | undefined }

export type OrderActionResult =
  | { readonly kind: 'done'; readonly order: OrderView }
  /** The order is no longer where this can be done; how it is now, if that could be read. */
  | { readonly kind: 'conflict'; readonly order: OrderView | undefined }
  /** It costs something else there than was seen. */
  | { readonly kind: 'priced'; readonly price: AgreedPrice }
  | { readonly kind: 'failed'; readonly error: OrderActionError }
  /** No answer came: nobody knows whether it was done. */
  | { readonly kind: 'unknownOutcome'; readonly error: OrderActionError }

export type OrderActionContext = {
  readonly isOffline: boolean
  readonly action?: OrderActionKind | undefined
  /** What was confirmed. */
  readonly actionInput?: OrderActionInput | undefined
  readonly price?: AgreedPrice | undefined
  readonly error?: OrderActionError | undefined
  readonly order?: OrderView | undefined
}

export type OrderActionEvent =
  | { type: 'action.requested'; action: OrderActionKind }
  | { type: 'action.confirmed'; actionInput: OrderActionInput }
  /** The order is to stay as it is. */
  | { type: 'action.left' }
  /** It waits no longer, and is asked about once more. */
  | { type: 'action.undone' }
  | ConnectivityEvent
