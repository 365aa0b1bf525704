import type { Inspectable } from '../inspectable.ts'
import type { designSyncMachine } from './design-sync.machine.ts'

/** Whose designs, and nothing of what is in them. */
export const designSyncInspectable: Inspectable<typeof designSyncMachine> = {
  context: ['owner'],
  events: { 'owner.changed': ['owner'] },
}
