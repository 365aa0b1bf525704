import { tiltDeg } from '../camera/camera.ts'
import type { Sheet } from '../paper/papers.ts'
import type { PhotoFault, PhotoQuestion, Pixels } from '../question/photo-question.ts'
import { pieceOfSheet } from '../sheet/framing.ts'
import type { Asked } from '../sheet/lay-sheet.ts'
import { type LaidPaper, layFound, layFrom, layPaper } from '../sheet/sheet-by-hand.ts'
import { hiddenEdgeFault } from './hidden-edge.ts'
import { outlinedElsewhere } from './outlined-elsewhere.ts'
import { seesPaperAtRim } from './paper-at-rim.ts'
import { patchFault } from './patch-fault.ts'
import { photoFacts, sheetFacts } from './sheet-facts.ts'
import { mostTiltDeg, type SheetFacts, sheetFault } from './sheet-fault.ts'

type Mark = Pick<LaidPaper, 'mark'> | undefined

type SeenPaper = {
  readonly laid: LaidPaper | undefined
  readonly facts: SheetFacts
  readonly fault: PhotoFault | undefined
}

/**
 * The sheet, and what is wrong with it. Where its outline is seen elsewhere, it is laid there. Where no whole one is found it is looked for once more: a piece of one, one with
 * something over its edges, one that is too curled or too hidden to be laid. Only then nothing is seen of a sheet.
 */
export function seePaper(photo: Pixels, asked: Asked, question: PhotoQuestion, sheet: Sheet): SeenPaper {
  const alone = photoFacts(asked.overview, asked.work)
  const judged = (laid: LaidPaper | undefined): SeenPaper => {
    const facts = sheetFacts(photo, alone, asked.overview, asked.work, laid, question.paper)
    return { laid, facts, fault: sheetFault(facts) }
  }
  const whole = judged(layPaper(asked, sheet, question.corners))
  // Corners that no sheet has are not made good by another place.
  if (question.corners) return whole
  if (whole.fault === 'other_paper' && isBowed(whole))
    return { ...whole, fault: patchFault(asked, sheet) ?? whole.fault }
  const outline = outlinedElsewhere(whole, asked, sheet)
  if (outline) {
    const laid = judged(layFrom(asked, sheet, outline))
    const fault = tiltDeg(outline) > mostTiltDeg ? 'oblique' : 'weak_edge'
    return isBelieved(laid) ? laid : { ...whole, laid: undefined, fault }
  }
  if (whole.fault !== 'no_paper') return whole
  const piece = judged(layFound(asked, sheet, pieceOfSheet))
  const goesOn = () => seesPaperAtRim(asked.overview)
  if (isBelieved(piece)) return isOfFloor(piece, goesOn) ? { ...whole, laid: undefined, fault: 'paper_cut_off' } : piece
  const patch = patchFault(asked, sheet)
  const clear = patch === 'weak_edge' ? undefined : patch
  const cut = clear ?? (goesOn() ? 'paper_cut_off' : undefined)
  const fault = cut ?? hiddenEdgeFault(asked, sheet) ?? patch ?? 'no_paper'
  return { ...whole, laid: undefined, fault }
}

/** A sheet that ends elsewhere may be another, or lie otherwise than an edge that is not straight says: then its outline tells. */
const bowed = 0.5

const isBowed = ({ facts }: SeenPaper) => Math.min(1, ...(facts.sheet?.support ?? [])) < bowed

/** Where a whole sheet was overlooked, only a very clear one is measured; a piece or a tilted one is only told of. */
const clearMark = 1.8

/** A plank and a wall end at three straight edges, too; what of a sheet that is cut off is seen from above looks like one. */
const pieceMark = 1.5

const doubtedMark = 0.9

/** A piece seen askew that hardly looks like a sheet's is of the floor where a sheet is seen to go on beyond the photo. */
export function isOfFloor({ laid, fault }: Pick<SeenPaper, 'fault'> & { laid: Mark }, goesOn: () => boolean): boolean {
  return fault === 'oblique' && (laid?.mark ?? 0) < doubtedMark && goesOn()
}

function isBelieved({ laid, facts, fault }: SeenPaper): boolean {
  if (fault === 'no_paper') return false
  const isTilted = (facts.sheet?.tiltDeg ?? 0) > mostTiltDeg
  if (fault === 'paper_cut_off') return isTilted || (laid?.mark ?? 0) >= pieceMark
  return fault === 'oblique' || (laid?.mark ?? 0) >= clearMark
}
