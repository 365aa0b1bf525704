import { overlap } from '../../geometry/overlap.ts'
import type { Camera } from '../camera/camera.ts'
import { projectCorners } from '../camera/project-corners.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoRejection } from '../question/photo-question.ts'
import type { LaySheetInput } from '../sheet/lay-sheet.ts'
import type { LaidPaper } from '../sheet/sheet-by-hand.ts'
import { sheetOutline } from '../sheet/sheet-outline.ts'

type SheetSearchResult = {
  readonly laid: Pick<LaidPaper, 'camera' | 'mark'> | undefined
  readonly rejection: PhotoRejection | undefined
}

/** What looks so much like a sheet is not doubted: to look for white takes a tenth of a second. */
const certainMark = 1.8
/** Two places have so much in common where both are of one sheet, one of them a little off. */
const minCommon = 0.6
/** These are of the whole photo: they are so wherever the sheet is. */
const ofThePhoto: readonly (PhotoRejection | undefined)[] = ['dark', 'blurred', 'glare']

/**
 * The camera over a sheet that is seen by its whole outline, where none was found or only something else that has straight
 * edges as well: a shade on the sheet, a field of the floor.
 */
export function outlinedElsewhere(
  { laid, rejection }: SheetSearchResult,
  asked: LaySheetInput,
  sheet: Sheet,
): Camera | undefined {
  if (ofThePhoto.includes(rejection)) return undefined
  const found = rejection === 'no_paper' ? undefined : laid
  if (found && found.mark >= certainMark) return undefined
  const outline = sheetOutline(asked, sheet)?.camera
  if (!outline || !found) return outline
  return overlap(projectCorners(found.camera, sheet), projectCorners(outline, sheet)) < minCommon ? outline : undefined
}
