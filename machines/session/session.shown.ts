import type { Shown } from '../shown.ts'
import type { sessionMachine } from './session.machine.ts'

/** Never the tokens. */
export const sessionShown: Shown<typeof sessionMachine> = {
  context: ['why', 'fault', 'leftMs'],
  events: { 'session.rejected': ['isAfterRefresh'], 'session.signedOut': ['why'] },
}
