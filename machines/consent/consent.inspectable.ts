import type { Inspectable } from '../inspectable.ts'
import type { consentMachine } from './consent.machine.ts'

/** The choice stands beside the id that proves it, and goes unseen with it. */
export const consentInspectable: Inspectable<typeof consentMachine> = {
  context: [],
  events: {},
}
