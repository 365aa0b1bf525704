import type * as z from 'zod/mini'
import type { CallAddress } from './endpoint.ts'
import type { ShopErrorCode } from './error-codes.ts'

type AnyFileCall = CallAddress & {
  readonly method: 'GET'
  /** Strict: unknown names are rejected. */
  readonly query?: z.ZodMiniType
  readonly errorCodes?: readonly ShopErrorCode[]
}

/** A call whose response is the bytes of one file, whole or in part. */
export type FileCall = AnyFileCall & { readonly needs: 'customer' | 'visitor' }

/** The same by the link of an order: its token is sent in a header, which no log records. */
export type LinkFileCall = AnyFileCall & { readonly needs: 'link' }

export const linkHeader = 'hadashi-order'
