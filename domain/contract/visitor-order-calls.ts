import type { Endpoint } from './endpoint.ts'
import { newOrderEmail, orderByToken, orderList, orderToMove, orderView } from './order-view.ts'

/** Every order of this visitor, the newest first. */
export const listOrders = {
  method: 'GET',
  path: '/order/list',
  needs: 'visitor',
  answer: orderList,
  successStatus: 200,
} as const satisfies Endpoint

/** The order that a link of a mail opens, for whoever has no account. The token stands in the body, where no log keeps it. */
export const lookAtOrder = {
  method: 'POST',
  path: '/order/look',
  body: orderByToken,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** An order that is not paid ends; of one that is paid and not begun the money goes back. Somebody else's is as one that is not there. */
export const cancelOrder = {
  method: 'POST',
  path: '/order/cancel',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['not_that_way'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The pair has arrived. */
export const sayItIsHere = {
  method: 'POST',
  path: '/order/here',
  body: orderToMove,
  needs: 'visitor',
  errorCodes: ['not_that_way'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** The mails of an order go to another address from now on, or once more to the same one. Both hear of it, and links of before open nothing. */
export const changeOrderEmail = {
  method: 'POST',
  path: '/order/changeEmail',
  body: newOrderEmail,
  needs: 'visitor',
  errorCodes: ['order_at_end'],
  isIdempotent: true,
  answer: orderView,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
