/**
 * The error codes of any call. The first four are the specification's. Codes of the shop's own rules are in lower case
 * (`price_changed`) and listed with their endpoint.
 */
export const apiErrorCodes = [
  'AUTH_REQUIRED',
  'ACCESS_DENIED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'INVALID_INPUT',
  'NOT_JSON',
  'BAD_ADDRESS',
  'BAD_REQUEST',
  'WRONG_METHOD',
  'TIMED_OUT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_HEADERS',
  'UNAVAILABLE',
] as const
export type ApiErrorCode = (typeof apiErrorCodes)[number]

/** Adds the codes that only a client can determine: no response, or one that it cannot interpret. */
export type ErrorCode = ApiErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR'
