/**
 * What can go wrong on any call, with the wire's status and English message. The first six and their words are the
 * specification's. A code of one of the shop's own rules is written small (`price_changed`) and stands with its endpoint.
 */
export const wireErrors = {
  AUTH_REQUIRED: { status: 401, message: 'Authentication required' },
  ACCESS_DENIED: { status: 403, message: 'Access denied' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  SERVER_ERROR: { status: 500, message: 'Server error' },
  INVALID_INPUT: { status: 400, message: 'Some of what was sent cannot be used' },
  NOT_JSON: { status: 400, message: 'The body is not valid JSON' },
  BAD_ADDRESS: { status: 400, message: 'The address cannot be read' },
  BAD_REQUEST: { status: 400, message: 'The request cannot be read' },
  WRONG_METHOD: { status: 405, message: 'This address does not take that method' },
  TIMED_OUT: { status: 408, message: 'The request took too long' },
  TOO_LARGE: { status: 413, message: 'The body is too large' },
  WRONG_TYPE: { status: 415, message: 'The body must be application/json' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests, try again later' },
  TOO_MANY_HEADERS: { status: 431, message: 'The address or the headers are too large' },
  UNAVAILABLE: { status: 503, message: 'The shop is starting or pausing, try again in a moment' },
} as const

export type WireErrorCode = keyof typeof wireErrors

/** What only a caller can know: that no answer came, or one that says nothing. */
export const callerErrors = {
  NETWORK_ERROR: { message: 'Network error' },
  UNKNOWN_ERROR: { message: 'Unknown error' },
} as const

export type ErrorCode = WireErrorCode | keyof typeof callerErrors
