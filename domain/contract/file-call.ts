import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'

type AnyFileCall = CallAddress & {
  readonly method: 'GET'
  /** Strict: a name that is not known is refused. */
  readonly query?: z.ZodMiniType
  readonly errorCodes?: readonly string[]
}

/** A call that is answered with the bytes of one file, whole or in part. */
export type FileCall = AnyFileCall & { readonly needs: 'customer' | 'visitor' }

/** The same for whoever has the link of an order: its token stands in a header, where no log keeps it. */
export type LinkFileCall = AnyFileCall & { readonly needs: 'link' }

export const linkHeader = 'hadashi-order'
