import type { Shown } from '../shown.ts'
import type { consentMachine } from './consent.machine.ts'

/** The choice stands beside the id that proves it, and goes unseen with it. */
export const consentShown: Shown<typeof consentMachine> = {
  context: [],
  events: {},
}
