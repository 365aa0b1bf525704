import type { Endpoint } from './endpoint.ts'
import { orderPlaced, orderToPlace } from './order-to-place.ts'

/**
 * Places the order for the cart, without payment. Price, checks and numbers are computed again: anything that differs
 * from what the customer saw is rejected with the `difference`, and nothing is written. A visitor has one open order at
 * a time, unless `requestAdditionalOrder` granted another.
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
