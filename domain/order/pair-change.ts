import * as z from 'zod/mini'
import { settings } from '../settings.ts'

/** Where an order is looked at, and come back to. */
export const orderPages = ['/profile/order', '/order-exists', '/cart/confirmation'] as const

const change = z.object({
  number: z.string(),
  /** Of its link, where it was opened by that. */
  token: z.exactOptional(z.string()),
  designId: z.string(),
  /** Of the pair, as it was seen when somebody began to change it. */
  revision: z.number(),
  country: z.string(),
  /** Its design was neither on this device nor in the account any more: it is the pair as it was ordered. */
  isRestored: z.boolean(),
  page: z.enum(orderPages),
})
/** A pair of an order that is being changed on this device. */
export type PairChange = Readonly<z.infer<typeof change>>

const storedSchema = z.object({ savedAtMs: z.number(), change })

/** It goes with the drafts: whoever signs out leaves none. */
export const pairChangeKey = `${settings.brand.storagePrefix}-draft-order-pair`

export function writePairChange(one: PairChange, savedAtMs: number): string {
  return JSON.stringify({ savedAtMs, change: one })
}

const dayMs = 86_400_000

/** What a device has kept and is not too old; a text that is none says nothing. */
export function readPairChange(text: string | null, nowMs: number): PairChange | undefined {
  try {
    const read = storedSchema.safeParse(JSON.parse(text ?? ''))
    if (!read.success || nowMs - read.data.savedAtMs > settings.checkout.draftDays * dayMs) return undefined
    return read.data.change
  } catch {
    return undefined
  }
}
