import type { Shown } from '../shown.ts'
import type { paymentMachine } from './payment.machine.ts'

/** Neither the order nor the way to its payment. */
export const paymentShown: Shown<typeof paymentMachine> = { context: ['saysPaid'], events: {} }
