import type * as z from 'zod/mini'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { CallAddress } from './endpoint.ts'
import type { ShopErrorCode } from './error-codes.ts'

/** The rejections that any upload may have, besides the errors of any call. */
export const uploadErrorCodes = ['files_full'] as const satisfies readonly ShopErrorCode[]

/**
 * A call whose body is one raw file: `content-type` states its type, or `application/octet-stream`, and
 * `content-disposition: attachment; filename*=UTF-8''…` its name.
 */
export type UploadCall = CallAddress & {
  readonly method: 'POST'
  readonly needs: 'customer' | 'visitor'
  /** The allowed media types, determined from the bytes of the file. */
  readonly media: readonly [MediaType, ...MediaType[]]
  readonly maxBytes: number
  /** Strict: unknown names are rejected. */
  readonly query?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly successStatus: 200 | 202
  readonly errorCodes?: readonly ShopErrorCode[]
}
