import type { Endpoint } from './endpoint.ts'
import { orderPlaced, orderToPlace } from './order-to-place.ts'

/**
 * Places what lies in the cart, with nothing to pay. Quoted, checked and numbered anew: what is otherwise than it was seen is refused with the
 * `difference`, and nothing is written. One order is open at a time, but by leave for another pair.
 */
export const placeOrder = {
  method: 'POST',
  path: '/order/place',
  body: orderToPlace,
  needs: 'visitor',
  errorCodes: [
    'not_shipping',
    'price_changed',
    'terms_changed',
    'cart_changed',
    'scan_rejected',
    'edition_sold_out',
    'order_exists',
  ],
  isIdempotent: true,
  answer: orderPlaced,
  successStatus: 200,
} as const satisfies Endpoint
