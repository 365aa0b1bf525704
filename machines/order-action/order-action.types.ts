import type { ResponseBody } from '#domain/contract/endpoint.ts'
import type { ChangeAddressRequest, ChangeDesignRequest } from '#domain/contract/order-changes.ts'
import type { lookUpOrder } from '#domain/contract/orders.ts'
import type { ConnectivityEvent } from '../connectivity.ts'

/** An order as its customer sees it. */
export type OrderView = ResponseBody<typeof lookUpOrder>

export type NewAddress = Omit<ChangeAddressRequest, 'number' | 'token'>
export type AgreedPrice = NewAddress['price']
export type NewDesign = Omit<ChangeDesignRequest, 'number' | 'token'>

/** An action with all its input. */
export type OrderActionInput =
  | { readonly action: 'cancel' | 'split' | 'confirm_delivery' }
  | { readonly action: 'change_email'; readonly email: string }
  | { readonly action: 'change_address'; readonly to: NewAddress }
  | { readonly action: 'change_design'; readonly to: NewDesign }
export type OrderActionKind = OrderActionInput['action']

export type OrderActionError = { readonly code: string; readonly retryAfterSeconds?: number | undefined }

export type OrderActionResult =
  | { readonly kind: 'done'; readonly order: OrderView }
  /** The action is no longer possible; includes the current order if it could be loaded. */
  | { readonly kind: 'conflict'; readonly order: OrderView | undefined }
  /** The price differs from the one that was shown. */
  | { readonly kind: 'priced'; readonly price: AgreedPrice }
  | { readonly kind: 'failed'; readonly error: OrderActionError }
  /** No response arrived: it is unknown whether the action was executed. */
  | { readonly kind: 'unknownOutcome'; readonly error: OrderActionError }

export type OrderActionContext = {
  readonly isOffline: boolean
  readonly action?: OrderActionKind | undefined
  /** The confirmed action. */
  readonly actionInput?: OrderActionInput | undefined
  readonly price?: AgreedPrice | undefined
  readonly error?: OrderActionError | undefined
  readonly order?: OrderView | undefined
}

export type OrderActionEvent =
  | { type: 'action.requested'; action: OrderActionKind }
  | { type: 'action.confirmed'; actionInput: OrderActionInput }
  /** The customer closes the dialog. */
  | { type: 'action.left' }
  /** The customer stops waiting, and the dialog asks again. */
  | { type: 'action.undone' }
  | ConnectivityEvent
