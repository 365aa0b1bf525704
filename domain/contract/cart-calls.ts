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
 * A design has one line: added again, it takes the place of what it was before. Refused where there is no room, where a scan is not
 * this visitor's or says something else than the pair's own copy, and where no shoes are made by it; but for a pair that is put
 * back, which was in their cart with that fault, and is ordered by nobody as long as it has it.
 */
export const addToCart = {
  method: 'POST',
  path: '/cart/add',
  body: pairForCart,
  needs: 'visitor',
  errorCodes: ['cart_full', 'later_full', 'scan_unknown', 'scan_unfit'],
  isIdempotent: true,
  answer: cartCount,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

/** Answers with the lines that are left, saved ones too. What is not there is removed already. */
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

/** A pair that is saved for later is neither counted nor ordered. What is not in the cart stays where it is. */
export const saveForLater = {
  method: 'POST',
  path: '/cart/setAside',
  body: lineNamed,
  needs: 'visitor',
  errorCodes: ['later_full'],
  isIdempotent: true,
  answer: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Back into the cart, if that has room. */
export const moveToCart = {
  method: 'POST',
  path: '/cart/takeUp',
  body: lineNamed,
  needs: 'visitor',
  errorCodes: ['cart_full'],
  isIdempotent: true,
  answer: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
