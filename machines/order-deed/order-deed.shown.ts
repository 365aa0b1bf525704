import type { Shown } from '../shown.ts'
import type { orderDeedMachine } from './order-deed.machine.ts'

/** Neither the order nor where it goes. */
export const orderDeedShown: Shown<typeof orderDeedMachine> = {
  context: ['deed'],
  events: { 'deed.wanted': ['deed'] },
}
