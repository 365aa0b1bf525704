import {
  asTheyLie,
  closedMarks,
  type HandMarkPoints,
  type HandMarks,
  type KnownPhoto,
} from '#domain/foot/photo/by-hand/hand-marks.ts'
import { followMarks } from '#domain/foot/photo/by-hand/numbers-by-hand.ts'
import { findMisplacedCorner, type SheetFromCorners } from '#domain/foot/photo/by-hand/sheet-from-corners.ts'
import type { FootPhotoContext } from '#machines/foot-photo/foot-photo.types.ts'

export const followedFigures = ['lengthMm', 'ballWidthMm'] as const
export type FollowedFigure = (typeof followedFigures)[number]

export type CheckedHandMarks = {
  readonly places: HandMarkPoints
  /** `undefined` if no sheet has these corners. */
  readonly sheet: SheetFromCorners | undefined
  /** The misplaced corner in that case, if it can be determined: 1 to 4. */
  readonly misplacedCorner: number | undefined
  /** The deviation of the corners from those of a sheet, if they were detected or set. */
  readonly agreeMm: number | undefined
  readonly figures: Readonly<Record<FollowedFigure, number | undefined>>
}

type FootPhotoAnswer = FootPhotoContext['answer']

/**
 * The measurements that the marks alone gave for the last answer. The difference to the current marks corrects the
 * answer.
 */
export function marksFromAnswer(known: KnownPhoto, answer: FootPhotoAnswer) {
  return answer && followMarks(known, answer.hand).numbers
}

/**
 * The immediate effect of the marks. The last answer was measured from the whole photo, so it remains the base; marks
 * moved since change it by the difference of what the marks alone give.
 */
export function followHand(
  known: KnownPhoto,
  hand: HandMarks,
  answer: FootPhotoAnswer,
  before: ReturnType<typeof marksFromAnswer>,
): CheckedHandMarks {
  const { places, sheet, numbers } = followMarks(known, hand)
  const selectFigure = (name: FollowedFigure) => {
    const [then, now] = [before?.[name], numbers[name]]
    const measured = answer?.foot.foot.figures[name]?.value
    if (measured !== undefined && answer?.hand === hand) return measured
    return measured === undefined || then === undefined || now === undefined ? now : measured + now - then
  }
  const found = known.corners && asTheyLie(known.corners)
  const misplacedCorner = sheet ? undefined : findMisplacedCorner(known, places.corners, found)
  return {
    places,
    sheet,
    agreeMm: closedMarks(hand).corners || found ? sheet?.agreeMm : undefined,
    misplacedCorner: misplacedCorner === undefined ? undefined : misplacedCorner + 1,
    figures: { lengthMm: selectFigure('lengthMm'), ballWidthMm: selectFigure('ballWidthMm') },
  }
}
