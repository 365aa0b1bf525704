/**
 * How retries of one command are recognized: the header with the caller's key, and the header that marks a replayed
 * response.
 */
export const idempotency = {
  header: 'idempotency-key',
  replayedHeader: 'idempotency-replayed',
  key: /^[\w.~-]{8,128}$/,
} as const

/**
 * The errors that only idempotent calls can have. The browser shows no message for them: `call-once.ts` handles them.
 */
export const idempotencyCodes = ['KEY_NEEDED', 'KEY_REUSED', 'REQUEST_IN_PROGRESS'] as const
export type IdempotencyCode = (typeof idempotencyCodes)[number]
