import type { Shown } from '../shown.ts'
import type { buildWatchMachine } from './build-watch.machine.ts'

/** Never the path: a link of a mail stands in one, with the secret that lets somebody in. */
export const buildWatchShown: Shown<typeof buildWatchMachine> = {
  context: ['newest', 'isClaimed'],
  events: { 'page.wanted': ['isWorking'] },
}
