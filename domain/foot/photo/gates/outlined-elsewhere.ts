import { overlap } from '../../geometry/overlap.ts'
import type { Camera } from '../camera/camera.ts'
import { cornersOf } from '../camera/corners-of.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoFault } from '../question/photo-question.ts'
import type { Asked } from '../sheet/lay-sheet.ts'
import type { LaidPaper } from '../sheet/sheet-by-hand.ts'
import { sheetOutline } from '../sheet/sheet-outline.ts'

type Found = { readonly laid: Pick<LaidPaper, 'camera' | 'mark'> | undefined; readonly fault: PhotoFault | undefined }

/** What looks so much like a sheet is not doubted: to look for white takes a tenth of a second. */
const noDoubt = 1.8
/** Two places have so much in common where both are of one sheet, one of them a little off. */
const leastCommon = 0.6
/** These are of the whole photo: they are so wherever the sheet is. */
const ofThePhoto: readonly (PhotoFault | undefined)[] = ['dark', 'blurred', 'glare']

/**
 * The camera over a sheet that is seen by its whole outline, where none was found or only something else that has straight
 * edges as well: a shade on the sheet, a field of the floor.
 */
export function outlinedElsewhere({ laid, fault }: Found, asked: Asked, sheet: Sheet): Camera | undefined {
  if (ofThePhoto.includes(fault)) return undefined
  const found = fault === 'no_paper' ? undefined : laid
  if (found && found.mark >= noDoubt) return undefined
  const outline = sheetOutline(asked, sheet)?.camera
  if (!outline || !found) return outline
  return overlap(cornersOf(found.camera, sheet), cornersOf(outline, sheet)) < leastCommon ? outline : undefined
}
