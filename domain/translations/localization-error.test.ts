import { expect, test } from 'vitest'
import { toLocalizationError } from './localization-error.ts'

// Section 8 of the specification, row by row.
test.each([
  [401, undefined, 'AUTH_REQUIRED', 'Authentication required'],
  [401, 'Go away', 'AUTH_REQUIRED', 'Authentication required'],
  [403, undefined, 'ACCESS_DENIED', 'Access denied'],
  [404, 'Not found', 'NOT_FOUND', 'Translation not found'],
  [500, 'Oh no', 'SERVER_ERROR', 'Server error'],
  [429, 'Too many requests, try again later', 'UNKNOWN_ERROR', 'Too many requests, try again later'],
  [503, undefined, 'UNKNOWN_ERROR', 'Unknown error'],
  [418, '', 'UNKNOWN_ERROR', 'Unknown error'],
])('status %i with the message %j is %s: %s', (status, message, code, words) => {
  expect(toLocalizationError({ status, message })).toEqual({ code, message: words })
})

test('no response is NETWORK_ERROR: Network error', () => {
  expect(toLocalizationError(undefined)).toEqual({ code: 'NETWORK_ERROR', message: 'Network error' })
})
