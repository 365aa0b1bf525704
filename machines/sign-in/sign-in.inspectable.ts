import type { Inspectable } from '../inspectable.ts'
import type { signInMachine } from './sign-in.machine.ts'

/** Of what somebody types here, and of what lets them in, nothing is shown. */
export const signInInspectable: Inspectable<typeof signInMachine> = {
  context: ['mails'],
  events: {},
}
