import type { Shown } from '../shown.ts'
import type { checkoutMachine } from './checkout.machine.ts'

/** Of what somebody types here nothing is shown. */
export const checkoutShown: Shown<typeof checkoutMachine> = {
  context: ['looked'],
  events: {},
}
