import type { Inspectable } from '../inspectable.ts'
import type { emailVerificationMachine } from './email-verification.machine.ts'

/** Neither the code nor the address. */
export const emailVerificationInspectable: Inspectable<typeof emailVerificationMachine> = {
  context: ['mails'],
  events: {},
}
