import { readStored } from '#src/storage/stored-text.ts'

/** Where this device stores the order that was placed on it last. */
export const placedOrderKey = 'hadashi-order'

/** Whether something is stored there; its schema is not loaded for that. */
export const hasPlacedOrder = () => Boolean(readStored('localStorage', placedOrderKey))
