import * as z from 'zod/mini'
import type { PlacedOrder } from '#machines/checkout/checkout.types.ts'
import { readStored, store } from '#src/storage/stored-text.ts'
import { placedOrderKey as key } from './placed-order-key.ts'

const kept = z.object({ number: z.string(), token: z.string(), editionNumbers: z.array(z.number()) })

/** The order that was placed on this device last: its page needs no mail. */
export function placedHere(): PlacedOrder | undefined {
  try {
    const read = kept.safeParse(JSON.parse(readStored('localStorage', key) ?? ''))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

export function notePlaced(order: PlacedOrder | undefined): void {
  store('localStorage', key, order && JSON.stringify(order))
}
