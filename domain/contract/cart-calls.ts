import { cartList, lineNamed, maxPairBytes, pairForCart } from './cart.ts'
import { cartCount } from './count-cart.ts'
import type { Endpoint } from './endpoint.ts'

export const listCart = {
  method: 'GET',
  path: '/cart/list',
  needs: 'visitor',
  answer: cartList,
  successStatus: 200,
} as const satisfies Endpoint

/**
 * Adds a pair. A design has one line: adding it again replaces the line. Rejected if the cart is full, or if a scan is
 * not this visitor's, differs from the pair's own copy, or is not fit for making shoes. A pair that is put back is
 * accepted with such a scan, since it was in the cart with it; it cannot be ordered as long as that holds.
 */
export const addToCart = {
  method: 'POST',
  path: '/cart/add',
  body: pairForCart,
  needs: 'visitor',
  errorCodes: ['cart_full', 'saved_for_later_full', 'scan_unknown', 'scan_unusable'],
  isIdempotent: true,
  answer: cartCount,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

/** Responds with the remaining lines, including saved ones. Removing a line that does not exist succeeds. */
export const removeFromCart = {
  method: 'POST',
  path: '/cart/remove',
  body: lineNamed,
  needs: 'visitor',
  isIdempotent: true,
  answer: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Saves a pair for later: it is neither counted nor ordered. A line that is not in the cart stays where it is. */
export const saveForLater = {
  method: 'POST',
  path: '/cart/saveForLater',
  body: lineNamed,
  needs: 'visitor',
  errorCodes: ['saved_for_later_full'],
  isIdempotent: true,
  answer: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Moves a saved pair back into the cart, unless the cart is full. */
export const moveToCart = {
  method: 'POST',
  path: '/cart/moveToCart',
  body: lineNamed,
  needs: 'visitor',
  errorCodes: ['cart_full'],
  isIdempotent: true,
  answer: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
