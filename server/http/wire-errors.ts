import type { WireErrorCode } from '#domain/contract/error-codes.ts'

/** Status and English message of every code on the wire. The words of the first four are the specification's. */
export const wireErrors: Record<WireErrorCode, { readonly status: number; readonly message: string }> = {
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
}
