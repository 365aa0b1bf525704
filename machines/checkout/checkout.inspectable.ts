import type { Inspectable } from '../inspectable.ts'
import type { checkoutMachine } from './checkout.machine.ts'

/** Of what somebody types here nothing is shown. */
export const checkoutInspectable: Inspectable<typeof checkoutMachine> = {
  context: ['looked'],
  events: {},
}
