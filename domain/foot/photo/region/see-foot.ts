import type { Camera } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { Picture, WorkPicture } from '../picture/picture.ts'
import { type BorderPoint, withOutward } from './border.ts'
import { flatSheet, pixelToMm } from './flat-sheet.ts'
import { footLikeness, type Likeness } from './foot-likeness.ts'
import { type PaperDifference, paperDifference } from './paper-light.ts'
import { settleBorder } from './settle-border.ts'
import { traceBorder } from './trace-border.ts'

/** What stands on the sheet. */
export type SeenFoot = {
  readonly flat: Picture
  readonly difference: PaperDifference
  readonly likeness: Likeness
  /** Where its border is seen on the sheet, the heights still in it; leg and trousers are part of it. */
  readonly border: readonly BorderPoint[]
}

/** Rectifies the sheet and separates what stands on it from the paper; undefined if all is paper. */
export function seeFoot(work: WorkPicture, camera: Camera, sheet: Sheet): SeenFoot | undefined {
  const flat = flatSheet(work.picture, work.pxPerPixel, camera, sheet)
  const difference = paperDifference(flat, sheet)
  const likeness = difference && footLikeness(difference, sheet)
  if (!likeness) return undefined
  const traced = traceBorder(likeness.mask, likeness.soft, flat.width, flat.height).map(({ x, y }) => pixelToMm(x, y))
  return { flat, difference, likeness, border: settleBorder(flat, withOutward(traced)) }
}
