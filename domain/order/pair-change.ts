import * as z from 'zod/mini'
import { dayMs } from '#domain/time.ts'
import { settings } from '../settings.ts'

/** The pages that show an order, to which a pair change returns. */
export const orderPages = ['/profile/order', '/order-exists', '/cart/confirmation'] as const

const change = z.object({
  number: z.string(),
  /** The token of the order link, if the order was opened by one. */
  token: z.exactOptional(z.string()),
  designId: z.string(),
  /** The revision of the pair when its change began. */
  revision: z.number(),
  country: z.string(),
  /** The design was found neither on this device nor in the account: it was restored from the pair as ordered. */
  isRestored: z.boolean(),
  page: z.enum(orderPages),
})
/** A pair of an order that is being changed on this device. */
export type PairChange = Readonly<z.infer<typeof change>>

const storedSchema = z.object({ savedAtMs: z.number(), change })

/** Named as a draft, so that signing out removes it. */
export const pairChangeKey = `${settings.brand.storagePrefix}-draft-order-pair`

export function writePairChange(one: PairChange, savedAtMs: number): string {
  return JSON.stringify({ savedAtMs, change: one })
}

/** Reads what is stored on this device; `undefined` if it is too old or invalid. */
export function readPairChange(text: string | null, nowMs: number): PairChange | undefined {
  try {
    const read = storedSchema.safeParse(JSON.parse(text ?? ''))
    if (!read.success || nowMs - read.data.savedAtMs > settings.checkout.draftDays * dayMs) return undefined
    return read.data.change
  } catch {
    return undefined
  }
}
