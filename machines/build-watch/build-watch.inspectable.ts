import type { Inspectable } from '../inspectable.ts'
import type { buildWatchMachine } from './build-watch.machine.ts'

/** Never the path: a link of a mail stands in one, with the secret that lets somebody in. */
export const buildWatchInspectable: Inspectable<typeof buildWatchMachine> = {
  context: ['newest', 'hasReloadSlot'],
  events: { 'page.wanted': ['isWorking'] },
}
