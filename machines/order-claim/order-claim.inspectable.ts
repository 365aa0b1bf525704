import type { Inspectable } from '../inspectable.ts'
import type { orderClaimMachine } from './order-claim.machine.ts'

/** Excludes the number and the order. */
export const orderClaimInspectable: Inspectable<typeof orderClaimMachine> = { context: [], events: {} }
