import type { PlacedOrder } from '#machines/checkout/checkout.types.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** The storage key of the order last placed on this device. */
export const placedOrderKey = 'hadashi-order'

/** Whether an order is stored. Does not load the schema that parses it (`placed-here.ts`). */
export const hasPlacedOrder = () => Boolean(readStored('localStorage', placedOrderKey))

export function notePlaced(order: PlacedOrder | undefined): void {
  store('localStorage', placedOrderKey, order && JSON.stringify(order))
}
