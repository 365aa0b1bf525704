import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'

/** A call that is answered with the bytes of one file, whole or in part. */
export type FileCall = CallAddress & {
  readonly method: 'GET'
  readonly needs: 'customer' | 'visitor'
  /** Strict: a name that is not known is refused. */
  readonly query?: z.ZodMiniType
  readonly refusals?: readonly string[]
}
