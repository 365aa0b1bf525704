import type { Shown } from '../shown.ts'
import type { orderClaimMachine } from './order-claim.machine.ts'

/** Neither the number nor the order. */
export const orderClaimShown: Shown<typeof orderClaimMachine> = { context: [], events: {} }
