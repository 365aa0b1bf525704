/** By what several tries of one deed are known for one: how its caller says so, and how the shop says that it answers again. */
export const idempotency = {
  header: 'idempotency-key',
  replayedHeader: 'idempotency-replayed',
  key: /^[\w.~-]{8,128}$/,
} as const

/** What can be wrong with such a call alone. Browsers need no words for them: `call-once.ts` knows what they mean. */
export const idempotencyCodes = ['KEY_NEEDED', 'KEY_REUSED', 'UNDER_WAY'] as const
export type IdempotencyCode = (typeof idempotencyCodes)[number]
