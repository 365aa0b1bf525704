import type { Inspectable } from '../inspectable.ts'
import type { emailVerificationMachine } from './email-verification.machine.ts'

/** Excludes the code and the address. */
export const emailVerificationInspectable: Inspectable<typeof emailVerificationMachine> = {
  context: ['mails'],
  events: {},
}
