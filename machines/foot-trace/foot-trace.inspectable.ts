import type { Inspectable } from '../inspectable.ts'
import type { footTraceMachine } from './foot-trace.machine.ts'

/** Neither the photo nor the foot that was traced. */
export const footTraceInspectable: Inspectable<typeof footTraceMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
