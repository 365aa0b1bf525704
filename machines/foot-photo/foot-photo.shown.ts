import type { Shown } from '../shown.ts'
import type { footPhotoMachine } from './foot-photo.machine.ts'

/** Neither the photo nor the foot in it. */
export const footPhotoShown: Shown<typeof footPhotoMachine> = {
  context: ['stage'],
  events: { 'stage.reached': ['stage'] },
}
