import type { Shown } from '../shown.ts'
import type { buildWatchMachine } from './build-watch.machine.ts'

export const buildWatchShown: Shown<typeof buildWatchMachine> = {
  context: ['newest', 'isClaimed'],
  events: { 'page.wanted': ['path', 'isWorking'] },
}
