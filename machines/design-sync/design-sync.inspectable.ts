import type { Inspectable } from '../inspectable.ts'
import type { designSyncMachine } from './design-sync.machine.ts'

/** Shows the kind of owner; excludes the designs. */
export const designSyncInspectable: Inspectable<typeof designSyncMachine> = {
  context: ['owner'],
  events: { 'owner.changed': ['owner'] },
}
