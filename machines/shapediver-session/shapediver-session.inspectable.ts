import type { Inspectable } from '../inspectable.ts'
import type { shapeDiverSessionMachine } from './shapediver-session.machine.ts'

/** Excludes the measurements, and whatever a model returns. */
export const shapeDiverSessionInspectable: Inspectable<typeof shapeDiverSessionMachine> = {
  context: ['lacking', 'hasReopened'],
  events: {},
}
