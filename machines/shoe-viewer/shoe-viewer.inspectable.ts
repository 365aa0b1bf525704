import type { Inspectable } from '../inspectable.ts'
import type { shoeViewerMachine } from './shoe-viewer.machine.ts'

/** Excludes the measurements that a pair is made from. */
export const shoeViewerInspectable: Inspectable<typeof shoeViewerMachine> = {
  context: ['stages'],
  events: { 'stage.reached': ['side', 'stage'] },
}
