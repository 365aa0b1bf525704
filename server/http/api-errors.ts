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
  KEY_REUSED: { status: 422, message: 'The Idempotency-Key was already used for a different request' },
  UNDER_WAY: { status: 409, message: 'A request with this key is still in progress, try again in a moment' },
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
  files_full: { status: 409, message: 'The limit of stored files is reached' },
  people_full: { status: 409, message: 'The limit of people is reached' },
  self_exists: { status: 409, message: 'The account already has a person for its owner' },
  scans_full: { status: 409, message: 'The limit of scans of this person is reached' },
  guest_scans_full: { status: 409, message: 'The limit of scans of this person without an account is reached' },
  another_kind: { status: 409, message: 'A child and an adult are not the same person' },
  hand_over_unknown: { status: 401, message: 'This link was not made by the shop' },
  hand_over_expired: { status: 401, message: 'This link has expired' },
  hand_over_used: { status: 401, message: 'This link has already been used' },
  design_changed: { status: 409, message: 'The shop has another revision of this design' },
  designs_full: { status: 409, message: 'The limit of designs is reached' },
  cart_full: { status: 409, message: 'The cart is full' },
  later_full: { status: 409, message: 'The limit of pairs saved for later is reached' },
  scan_unknown: { status: 409, message: 'The pair does not match the scans that it names' },
  scan_unfit: { status: 409, message: 'Shoes cannot be made by these scans' },
  not_shipping: { status: 409, message: 'The shop does not deliver there' },
  price_changed: { status: 409, message: 'The price has changed' },
  terms_changed: { status: 409, message: 'The terms have changed' },
  cart_changed: { status: 409, message: 'The cart has changed' },
  scan_rejected: { status: 409, message: 'Some pairs cannot be made by their scans' },
  edition_sold_out: { status: 409, message: 'The edition has too few numbers left' },
  numbers_left: { status: 409, message: 'The edition has numbers left, so there is no waitlist' },
  not_that_way: { status: 409, message: 'The transition is not allowed from the stage of the order' },
  pair_changed: { status: 409, message: 'The pair of the order has changed' },
  order_at_end: { status: 409, message: 'The order has ended and sends no more mails' },
  slip_is_open: { status: 409, message: 'A konbini voucher for this order is open' },
  house_silent: { status: 503, message: 'The payment provider does not respond, try again in a moment' },
  news_forged: { status: 401, message: 'The webhook signature is invalid' },
  news_old: { status: 401, message: 'The webhook signature is too old' },
  order_exists: { status: 409, message: 'Another order is open, or on its way' },
  opening_ended: { status: 401, message: 'Too much time has passed since the address was verified' },
}
