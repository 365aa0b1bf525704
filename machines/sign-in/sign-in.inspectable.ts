import type { Inspectable } from '../inspectable.ts'
import type { signInMachine } from './sign-in.machine.ts'

/** Excludes everything that is entered, and every secret that signs in. */
export const signInInspectable: Inspectable<typeof signInMachine> = {
  context: ['mails'],
  events: {},
}
