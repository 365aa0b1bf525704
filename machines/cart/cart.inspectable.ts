import type { Inspectable } from '../inspectable.ts'
import type { cartMachine } from './cart.machine.ts'

/** Of the pairs, which are made to somebody's feet, nothing is shown. */
export const cartInspectable: Inspectable<typeof cartMachine> = {
  context: [],
  events: {},
}
