import type { Shown } from '../shown.ts'
import type { codeProofMachine } from './code-proof.machine.ts'

/** Neither the code nor the address. */
export const codeProofShown: Shown<typeof codeProofMachine> = {
  context: ['mails'],
  events: {},
}
