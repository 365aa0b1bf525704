import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'

/**
 * A call whose body is taken as the bytes that came, because somebody has signed just these: news from elsewhere. Who calls
 * is known by that signature alone, which its use case checks.
 */
export type RawCall = CallAddress & {
  readonly method: 'POST'
  readonly maxBytes: number
  /** What its use case reads beside the bytes, such as the signature: each comes once at most. In small letters. */
  readonly headers: readonly string[]
  readonly answer: z.ZodMiniType
  readonly successStatus: 200 | 202
  /** How the shop's own rules may refuse it, beside what can go wrong on any call. */
  readonly errorCodes?: readonly string[]
}
