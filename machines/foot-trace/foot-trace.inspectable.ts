import type { Inspectable } from '../inspectable.ts'
import type { footTraceMachine } from './foot-trace.machine.ts'

/** Excludes the photo and the traced foot. */
export const footTraceInspectable: Inspectable<typeof footTraceMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
