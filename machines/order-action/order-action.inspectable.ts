import type { Inspectable } from '../inspectable.ts'
import type { orderActionMachine } from './order-action.machine.ts'

/** Excludes the order and its address. */
export const orderActionInspectable: Inspectable<typeof orderActionMachine> = {
  context: ['action'],
  events: { 'action.requested': ['action'] },
}
