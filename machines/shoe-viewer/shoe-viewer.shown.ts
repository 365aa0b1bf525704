import type { Shown } from '../shown.ts'
import type { shoeViewerMachine } from './shoe-viewer.machine.ts'

/** Not the measures that a pair is made from. */
export const shoeViewerShown: Shown<typeof shoeViewerMachine> = {
  context: ['stages'],
  events: { 'stage.reached': ['side', 'stage'] },
}
