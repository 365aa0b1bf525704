import type { Inspectable } from '../inspectable.ts'
import type { paymentMachine } from './payment.machine.ts'

/** Neither the order nor the way to its payment. */
export const paymentInspectable: Inspectable<typeof paymentMachine> = { context: ['saysPaid'], events: {} }
