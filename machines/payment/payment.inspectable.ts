import type { Inspectable } from '../inspectable.ts'
import type { paymentMachine } from './payment.machine.ts'

/** Excludes the order and its payment link. */
export const paymentInspectable: Inspectable<typeof paymentMachine> = { context: ['saysPaid'], events: {} }
