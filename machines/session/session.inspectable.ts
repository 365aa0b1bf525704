import type { Inspectable } from '../inspectable.ts'
import type { sessionMachine } from './session.machine.ts'

/** Excludes the tokens. */
export const sessionInspectable: Inspectable<typeof sessionMachine> = {
  context: ['why', 'error', 'leftMs'],
  events: { 'session.rejected': ['isAfterRefresh'], 'session.signedOut': ['why'] },
}
