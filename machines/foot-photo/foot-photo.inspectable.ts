import type { Inspectable } from '../inspectable.ts'
import type { footPhotoMachine } from './foot-photo.machine.ts'

/** Excludes the photo and the foot. */
export const footPhotoInspectable: Inspectable<typeof footPhotoMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
