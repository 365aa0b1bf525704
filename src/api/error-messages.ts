import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#domain/contract/error-codes.ts'

/** The text of every code, in one place. The specification's words are the English ones. */
export const errorMessages = {
  AUTH_REQUIRED: msg`Authentication required`,
  ACCESS_DENIED: msg`Access denied`,
  NOT_FOUND: msg`What was asked for is not here`,
  SERVER_ERROR: msg`Server error`,
  INVALID_INPUT: msg`Some of what was sent cannot be used`,
  NOT_JSON: msg`What was sent could not be read`,
  BAD_ADDRESS: msg`The address cannot be read`,
  BAD_REQUEST: msg`The request cannot be read`,
  WRONG_METHOD: msg`That cannot be done here`,
  TIMED_OUT: msg`The answer took too long`,
  TOO_LARGE: msg`What was sent is too large`,
  WRONG_TYPE: msg`What was sent has the wrong form`,
  TOO_MANY_REQUESTS: msg`Too many tries, wait a moment`,
  TOO_MANY_HEADERS: msg`The address is too long`,
  UNAVAILABLE: msg`The shop is starting or pausing`,
  NETWORK_ERROR: msg`Network error`,
  UNKNOWN_ERROR: msg`Unknown error`,
} satisfies Record<ErrorCode, MessageDescriptor>
