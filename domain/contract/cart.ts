import * as z from 'zod/mini'
import { configuration } from '#domain/design/configuration.ts'
import { settings } from '#domain/settings.ts'
import { cartCount } from './cart-count.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * The version and language of the consent given (domain/design/making-words.ts), with which a removed line can be added
 * again.
 */
const consent = z.object({ version: z.string(), language: z.enum(settings.languages.available) })

const cartLine = z.object({
  id: z.string(),
  configuration,
  added_at: z.string(),
  consent,
  /** Why the line cannot be ordered now. */
  blocker: z.nullable(z.enum(['scan_mismatch', 'scan_unusable'])),
})

/** The lines in the cart and those saved for later, each in the order in which they were added. */
export const cartList = z.object({ lines: z.array(cartLine), saved: z.array(cartLine) })
export type CartList = z.infer<typeof cartList>

/** Fits two outlines with the maximum of points, and all other choices. */
export const maxPairBytes = 163_840

/** A pair, with the version and language of its owner's consent (domain/design/making-words.ts). */
export const pairWithConsent = z.strictObject({
  configuration,
  consent: z.strictObject({
    version: z.string().check(z.maxLength(20)),
    language: z.enum(settings.languages.available),
  }),
})
/** A pair for the cart. `put_back` restores a removed pair to where it was, even if its scan blocks an order. */
export const addToCartRequest = z.strictObject({
  ...pairWithConsent.shape,
  put_back: z.optional(z.enum(['cart', 'later'])),
})
export type AddToCartRequest = z.infer<typeof addToCartRequest>
export const cartLineRequest = z.strictObject({ id: z.string().check(z.maxLength(60)) })
export type CartLineRequest = z.infer<typeof cartLineRequest>

export const listCart = {
  method: 'GET',
  path: '/cart/list',
  needs: 'visitor',
  response: cartList,
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
  body: addToCartRequest,
  needs: 'visitor',
  errorCodes: ['cart_full', 'saved_for_later_full', 'scan_mismatch', 'scan_unusable'],
  isIdempotent: true,
  response: cartCount,
  successStatus: 200,
  maxBodyBytes: maxPairBytes,
} as const satisfies Endpoint

/** Responds with the remaining lines, including saved ones. Removing a line that does not exist succeeds. */
export const removeFromCart = {
  method: 'POST',
  path: '/cart/remove',
  body: cartLineRequest,
  needs: 'visitor',
  isIdempotent: true,
  response: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Saves a pair for later: it is neither counted nor ordered. A line that is not in the cart stays where it is. */
export const saveForLater = {
  method: 'POST',
  path: '/cart/saveForLater',
  body: cartLineRequest,
  needs: 'visitor',
  errorCodes: ['saved_for_later_full'],
  isIdempotent: true,
  response: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint

/** Moves a saved pair back into the cart, unless the cart is full. */
export const moveToCart = {
  method: 'POST',
  path: '/cart/moveToCart',
  body: cartLineRequest,
  needs: 'visitor',
  errorCodes: ['cart_full'],
  isIdempotent: true,
  response: cartList,
  successStatus: 200,
  maxBodyBytes: 1_024,
} as const satisfies Endpoint
