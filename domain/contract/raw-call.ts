import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'
import type { ShopErrorCode } from './error-codes.ts'

/**
 * A call whose body is passed on as the received bytes, because its sender signed exactly these: a webhook. The
 * signature alone authenticates the caller; the use case verifies it.
 */
export type RawCall = CallAddress & {
  readonly method: 'POST'
  readonly maxBytes: number
  /** Headers that the use case reads besides the bytes, such as the signature, in lower case. Each may occur once. */
  readonly headers: readonly string[]
  readonly answer: z.ZodMiniType
  readonly successStatus: 200 | 202
  /** The rejections of the shop's own rules, besides the errors that any call may have. */
  readonly errorCodes?: readonly ShopErrorCode[]
}
