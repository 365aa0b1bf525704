import type { Shown } from '../shown.ts'
import type { footTraceMachine } from './foot-trace.machine.ts'

/** Neither the photo nor the foot that was traced. */
export const footTraceShown: Shown<typeof footTraceMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
