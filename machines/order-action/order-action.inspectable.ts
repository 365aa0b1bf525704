import type { Inspectable } from '../inspectable.ts'
import type { orderActionMachine } from './order-action.machine.ts'

/** Neither the order nor where it goes. */
export const orderActionInspectable: Inspectable<typeof orderActionMachine> = {
  context: ['action'],
  events: { 'action.requested': ['action'] },
}
