import type { PlacedOrder } from '#machines/checkout/checkout.types.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

/** Where this device stores the order that was placed on it last. */
export const placedOrderKey = 'hadashi-order'

/** Whether an order is stored; the schema that reads it (`placed-here.ts`) is not loaded for that. */
export const hasPlacedOrder = () => Boolean(readStored('localStorage', placedOrderKey))

export function notePlaced(order: PlacedOrder | undefined): void {
  store('localStorage', placedOrderKey, order && JSON.stringify(order))
}
