import type { Inspectable } from '../inspectable.ts'
import type { checkoutMachine } from './checkout.machine.ts'

/** Excludes everything that the customer enters. */
export const checkoutInspectable: Inspectable<typeof checkoutMachine> = {
  context: ['looked'],
  events: {},
}
