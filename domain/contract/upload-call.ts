import type * as z from 'zod/mini'
import type { MediaType } from '#domain/file/media-kinds.ts'
import type { CallAddress } from './endpoint.ts'

/** How any upload may be refused, beside what can go wrong on any call. */
export const uploadErrorCodes = ['files_full'] as const

/**
 * A call whose body is one file, as it is: `content-type` says what it is, or `application/octet-stream`, and
 * `content-disposition: attachment; filename*=UTF-8''…` what it is called.
 */
export type UploadCall = CallAddress & {
  readonly method: 'POST'
  readonly needs: 'customer' | 'visitor'
  /** What it may be, told by its own bytes. */
  readonly media: readonly [MediaType, ...MediaType[]]
  readonly maxBytes: number
  /** Strict: a name that is not known is refused. */
  readonly query?: z.ZodMiniType
  readonly answer: z.ZodMiniType
  readonly successStatus: 200 | 202
  readonly errorCodes?: readonly string[]
}
