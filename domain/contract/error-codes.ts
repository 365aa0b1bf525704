/**
 * What can go wrong on any call. The first four are the specification's. A code of one of the shop's own rules is written
 * small (`price_changed`) and stands with its endpoint.
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

/** What only a caller can know: that no answer came, or one that says nothing. */
export type ErrorCode = ApiErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR'
