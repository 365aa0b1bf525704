import type { Shown } from '../shown.ts'
import type { newEmailMachine } from './new-email.machine.ts'

/** Neither address. */
export const newEmailShown: Shown<typeof newEmailMachine> = {
  context: ['isKept'],
  events: {},
}
