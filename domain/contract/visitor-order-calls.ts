import type { Endpoint } from './endpoint.ts'
import { newOrderEmail, orderByToken, orderList, orderToMove, orderView } from './order-view.ts'

/** Every order of this visitor, newest first. */
export const listOrders = {
  method: 'GET',
  path: '/order/list',
  needs: 'visitor',
  answer: orderList,
  successStatus: 200,
} as const satisfies Endpoint

/** The order that the link of a mail opens, without an account. The token is sent in the body, which no log records. */
export const lookUpOrder = {
  method: 'POST',
  path: '/order/lookup',
  body: orderByToken,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/**
 * Cancels an unpaid order, or refunds a paid one whose printing has not begun. An order of somebody else is answered as
 * not found.
 */
export const cancelOrder = {
  method: 'POST',
  path: '/order/cancel',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Confirms that the pair has arrived. */
export const confirmDelivery = {
  method: 'POST',
  path: '/order/confirmDelivery',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['transition_not_allowed'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/**
 * Changes the address for the mails of an order, or confirms the same one again. Both addresses are notified, and
 * earlier links stop working.
 */
export const changeOrderEmail = {
  method: 'POST',
  path: '/order/changeEmail',
  body: newOrderEmail,
  needs: 'visitor',
  errorCodes: ['order_closed'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
