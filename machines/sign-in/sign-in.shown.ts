import type { Shown } from '../shown.ts'
import type { signInMachine } from './sign-in.machine.ts'

/** Of what somebody types here, and of what lets them in, nothing is shown. */
export const signInShown: Shown<typeof signInMachine> = {
  context: ['mails'],
  events: {},
}
