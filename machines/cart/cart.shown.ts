import type { Shown } from '../shown.ts'
import type { cartMachine } from './cart.machine.ts'

/** Of the pairs, which are made to somebody's feet, nothing is shown. */
export const cartShown: Shown<typeof cartMachine> = {
  context: [],
  events: {},
}
