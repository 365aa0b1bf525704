import type { Shown } from '../shown.ts'
import type { designKeeperMachine } from './design-keeper.machine.ts'

/** Whose designs, and nothing of what is in them. */
export const designKeeperShown: Shown<typeof designKeeperMachine> = {
  context: ['owner'],
  events: { 'owner.changed': ['owner'] },
}
