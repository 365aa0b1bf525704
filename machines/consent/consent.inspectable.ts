import type { Inspectable } from '../inspectable.ts'
import type { consentMachine } from './consent.machine.ts'

/** Excludes the consent: the choice is stored with the id that proves it. */
export const consentInspectable: Inspectable<typeof consentMachine> = {
  context: [],
  events: {},
}
