import type { Inspectable } from '../inspectable.ts'
import type { newEmailMachine } from './new-email.machine.ts'

/** Excludes both addresses. */
export const newEmailInspectable: Inspectable<typeof newEmailMachine> = {
  context: ['isResumed'],
  events: {},
}
