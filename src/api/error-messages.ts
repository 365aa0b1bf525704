import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ErrorCode } from '#domain/contract/errors.ts'

/** The message of every error code, in one place. The specification's texts are the English ones. */
export const errorMessages = {
  AUTH_REQUIRED: msg`Authentication required`,
  ACCESS_DENIED: msg`Access denied`,
  NOT_FOUND: msg`We couldn’t find that`,
  SERVER_ERROR: msg`Server error`,
  INVALID_INPUT: msg`Some entries aren’t valid`,
  NOT_JSON: msg`We couldn’t read what was sent`,
  BAD_URL: msg`The web address can’t be read`,
  BAD_REQUEST: msg`The request can’t be read`,
  WRONG_METHOD: msg`That can’t be done here`,
  TIMED_OUT: msg`The shop took too long to answer`,
  TOO_LARGE: msg`What was sent is too large`,
  WRONG_TYPE: msg`What was sent is in the wrong format`,
  TOO_MANY_REQUESTS: msg`Too many tries. Please wait a moment`,
  TOO_MANY_HEADERS: msg`The web address is too long`,
  UNAVAILABLE: msg`The shop is starting up or paused`,
  NETWORK_ERROR: msg`Network error`,
  UNKNOWN_ERROR: msg`Unknown error`,
} satisfies Record<ErrorCode, MessageDescriptor>
