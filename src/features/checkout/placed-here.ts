import * as z from 'zod/mini'
import type { PlacedOrder } from '#machines/checkout/checkout.types.ts'
import { readStored } from '#src/storage/stored-text.ts'
import { placedOrderKey } from './stored-order.ts'

const storedSchema = z.object({ number: z.string(), token: z.string(), editionNumbers: z.array(z.number()) })

/** The order last placed on this device, so that its page opens without a link from a mail. */
export function placedHere(): PlacedOrder | undefined {
  try {
    const read = storedSchema.safeParse(JSON.parse(readStored('localStorage', placedOrderKey) ?? ''))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
