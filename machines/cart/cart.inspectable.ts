import type { Inspectable } from '../inspectable.ts'
import type { cartMachine } from './cart.machine.ts'

/** Excludes the pairs, which contain measurements of feet. */
export const cartInspectable: Inspectable<typeof cartMachine> = {
  context: [],
  events: {},
}
