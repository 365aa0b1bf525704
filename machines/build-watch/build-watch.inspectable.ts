import type { Inspectable } from '../inspectable.ts'
import type { buildWatchMachine } from './build-watch.machine.ts'

/** Excludes the path: it may contain the secret of a sign-in link. */
export const buildWatchInspectable: Inspectable<typeof buildWatchMachine> = {
  context: ['newest', 'hasSlot'],
  events: { 'page.wanted': ['isWorking'] },
}
