import type { Inspectable } from '../inspectable.ts'
import type { footPhotoMachine } from './foot-photo.machine.ts'

/** Neither the photo nor the foot in it. */
export const footPhotoInspectable: Inspectable<typeof footPhotoMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
