import type { EndpointErrorCode } from '#domain/contract/endpoint.ts'
import type { ApiErrorCode } from '#domain/contract/error-codes.ts'
import type * as endpoints from '#domain/contract/every-call.ts'
import type { IdempotencyCode } from '#domain/contract/idempotency.ts'
import type { uploadErrorCodes } from '#domain/contract/upload-call.ts'

type Contract = typeof endpoints

/**
 * Every error code of the API: the ones any endpoint may answer, and the ones single endpoints declare in the contract.
 */
export type ProblemCode =
  | ApiErrorCode
  | IdempotencyCode
  | (typeof uploadErrorCodes)[number]
  | { [Name in keyof Contract]: EndpointErrorCode<Contract[Name]> }[keyof Contract]

/**
 * HTTP status and English message of every error code of the API. The specification fixes the messages of the first
 * four.
 */
export const apiErrors: Record<ProblemCode, { readonly status: number; readonly message: string }> = {
  AUTH_REQUIRED: { status: 401, message: 'Authentication required' },
  ACCESS_DENIED: { status: 403, message: 'Access denied' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  SERVER_ERROR: { status: 500, message: 'Server error' },
  INVALID_INPUT: { status: 400, message: 'Some entries are not valid' },
  NOT_JSON: { status: 400, message: 'The body is not valid JSON' },
  BAD_ADDRESS: { status: 400, message: 'The web address cannot be read' },
  BAD_REQUEST: { status: 400, message: 'The request cannot be read' },
  WRONG_METHOD: { status: 405, message: 'This address does not accept that method' },
  TIMED_OUT: { status: 408, message: 'The request took too long' },
  TOO_LARGE: { status: 413, message: 'The body is too large' },
  WRONG_TYPE: { status: 415, message: 'The body must be application/json' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests, try again later' },
  TOO_MANY_HEADERS: { status: 431, message: 'The web address or the headers are too large' },
  UNAVAILABLE: { status: 503, message: 'The shop is starting or pausing, try again in a moment' },
  KEY_NEEDED: { status: 400, message: 'An Idempotency-Key of 8 to 128 letters, digits, -, _, . or ~ is needed' },
  KEY_REUSED: { status: 422, message: 'The Idempotency-Key was sent before, with something else' },
  UNDER_WAY: { status: 409, message: 'What was sent before with this key is still under way, try again in a moment' },
  code_wrong: { status: 401, message: 'That is not the right code' },
  code_burnt: { status: 401, message: 'This code has been tried too often' },
  code_used: { status: 401, message: 'This code has already been used' },
  code_replaced: { status: 401, message: 'A newer code was sent' },
  code_expired: { status: 401, message: 'This code has expired' },
  codes_closed: { status: 401, message: 'No more codes can be tried for this address today' },
  link_used: { status: 401, message: 'This link has already been used' },
  link_replaced: { status: 401, message: 'A newer link was sent' },
  link_expired: { status: 401, message: 'This link has expired' },
  link_unknown: { status: 401, message: 'This link was not sent by the shop' },
  address_taken: { status: 409, message: 'The address belongs to another account' },
  files_full: { status: 409, message: 'There is no room for another file' },
  people_full: { status: 409, message: 'There is no room for another person' },
  self_exists: { status: 409, message: 'There is already somebody whom the account is for' },
  scans_full: { status: 409, message: 'There is no room for another scan of this person' },
  guest_scans_full: { status: 409, message: 'There is no room for another scan of this person without an account' },
  another_kind: { status: 409, message: 'A child and an adult are not the same person' },
  hand_over_unknown: { status: 401, message: 'This link was not made by the shop' },
  hand_over_expired: { status: 401, message: 'This link has expired' },
  hand_over_used: { status: 401, message: 'This link has already been used' },
  design_changed: { status: 409, message: 'The shop has another state of this design' },
  designs_full: { status: 409, message: 'There is no room for another design' },
  cart_full: { status: 409, message: 'There is no room for another pair' },
  later_full: { status: 409, message: 'There is no room to save another pair for later' },
  scan_unknown: { status: 409, message: 'The pair is not made by the scans that it names' },
  scan_unfit: { status: 409, message: 'No shoes are made by these scans' },
  not_shipping: { status: 409, message: 'The shop does not deliver there' },
  price_changed: { status: 409, message: 'The price is another one by now' },
  terms_changed: { status: 409, message: 'The terms are others by now' },
  cart_changed: { status: 409, message: 'The cart is no longer as it was seen' },
  scan_rejected: { status: 409, message: 'Some pairs cannot be made by their scans' },
  edition_sold_out: { status: 409, message: 'The edition has too few numbers left' },
  numbers_left: { status: 409, message: 'The edition has numbers left, so nobody waits for one' },
  not_that_way: { status: 409, message: 'The order cannot go there from where it is' },
  pair_changed: { status: 409, message: 'The pair of the order is another one by now' },
  order_at_end: { status: 409, message: 'Nothing is written to of an order that has ended' },
  slip_is_open: { status: 409, message: 'A payment slip for this order is open' },
  house_silent: { status: 503, message: 'The payment service does not answer, try again in a moment' },
  news_forged: { status: 401, message: 'The news is not signed by the payment service' },
  news_old: { status: 401, message: 'The news was signed too long ago' },
  order_exists: { status: 409, message: 'Another order is open, or on its way' },
  opening_ended: { status: 401, message: 'Too much time has passed since the address was confirmed' },
}
