import type { Inspectable } from '../inspectable.ts'
import type { orderClaimMachine } from './order-claim.machine.ts'

/** Neither the number nor the order. */
export const orderClaimInspectable: Inspectable<typeof orderClaimMachine> = { context: [], events: {} }
