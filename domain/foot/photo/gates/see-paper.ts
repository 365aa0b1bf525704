import { tiltDeg } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoQuestion, PhotoRejection, Pixels } from '../question/photo-question.ts'
import { pieceFraming } from '../sheet/framing.ts'
import type { LaySheetInput } from '../sheet/lay-sheet.ts'
import { type LaidPaper, layFound, layFrom, layPaper } from '../sheet/sheet-by-hand.ts'
import { findPatchRejection } from './find-patch-rejection.ts'
import { findSheetRejection, maxTiltDeg, type SheetFacts } from './find-sheet-rejection.ts'
import { findHiddenEdgeRejection } from './hidden-edge.ts'
import { outlinedElsewhere } from './outlined-elsewhere.ts'
import { seesPaperAtRim } from './paper-at-rim.ts'
import { photoFacts, sheetFacts } from './sheet-facts.ts'

type Mark = Pick<LaidPaper, 'mark'> | undefined

type SeenPaper = {
  readonly laid: LaidPaper | undefined
  readonly facts: SheetFacts
  readonly rejection: PhotoRejection | undefined
}

/**
 * The sheet, and what is wrong with it. Where its outline is seen elsewhere, it is laid there. Where no whole one is found it is looked for once more: a piece of one, one with
 * something over its edges, one that is too curled or too hidden to be laid. Only then nothing is seen of a sheet.
 */
export function seePaper(photo: Pixels, asked: LaySheetInput, question: PhotoQuestion, sheet: Sheet): SeenPaper {
  const alone = photoFacts(asked.overview, asked.work)
  const judged = (laid: LaidPaper | undefined): SeenPaper => {
    const facts = sheetFacts(photo, alone, asked.overview, asked.work, laid, question.paper)
    return { laid, facts, rejection: findSheetRejection(facts) }
  }
  const whole = judged(layPaper(asked, sheet, question.corners))
  // Corners that no sheet has are not made good by another place.
  if (question.corners) return whole
  if (whole.rejection === 'other_paper' && isBowed(whole))
    return { ...whole, rejection: findPatchRejection(asked, sheet) ?? whole.rejection }
  const outline = outlinedElsewhere(whole, asked, sheet)
  if (outline) {
    const laid = judged(layFrom(asked, sheet, outline))
    const rejection = tiltDeg(outline) > maxTiltDeg ? 'oblique' : 'weak_edge'
    return isBelieved(laid) ? laid : { ...whole, laid: undefined, rejection }
  }
  if (whole.rejection !== 'no_paper') return whole
  const piece = judged(layFound(asked, sheet, pieceFraming))
  const goesOn = () => seesPaperAtRim(asked.overview)
  if (isBelieved(piece))
    return isFloorPiece(piece, goesOn) ? { ...whole, laid: undefined, rejection: 'paper_cut_off' } : piece
  const patch = findPatchRejection(asked, sheet)
  const clear = patch === 'weak_edge' ? undefined : patch
  const cut = clear ?? (goesOn() ? 'paper_cut_off' : undefined)
  const rejection = cut ?? findHiddenEdgeRejection(asked, sheet) ?? patch ?? 'no_paper'
  return { ...whole, laid: undefined, rejection }
}

/** A sheet that ends elsewhere may be another one, or be misplaced by an edge that is not straight: then its outline decides. */
const bowed = 0.5

const isBowed = ({ facts }: SeenPaper) => Math.min(1, ...(facts.sheet?.support ?? [])) < bowed

/** If a whole sheet was missed, only a very clear one is measured; a piece or a tilted one is only reported. */
const clearMark = 1.8

/** A plank and a wall end at three straight edges, too; what of a sheet that is cut off is seen from above looks like one. */
const pieceMark = 1.5

const uncertainMark = 0.9

/** A piece seen askew that hardly looks like a sheet's is of the floor where a sheet is seen to go on beyond the photo. */
export function isFloorPiece(
  { laid, rejection }: Pick<SeenPaper, 'rejection'> & { laid: Mark },
  goesOn: () => boolean,
): boolean {
  return rejection === 'oblique' && (laid?.mark ?? 0) < uncertainMark && goesOn()
}

function isBelieved({ laid, facts, rejection }: SeenPaper): boolean {
  if (rejection === 'no_paper') return false
  const isTilted = (facts.sheet?.tiltDeg ?? 0) > maxTiltDeg
  if (rejection === 'paper_cut_off') return isTilted || (laid?.mark ?? 0) >= pieceMark
  return rejection === 'oblique' || (laid?.mark ?? 0) >= clearMark
}
