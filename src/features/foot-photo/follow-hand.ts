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
  /** Nothing where the corners are those of no sheet. */
  readonly sheet: SheetFromCorners | undefined
  /** Which corner is wrong then, if that can be known: 1 to 4. */
  readonly misplacedCorner: number | undefined
  /** How far the corners lie beside a sheet's, where they were found or set. */
  readonly agreeMm: number | undefined
  readonly figures: Readonly<Record<FollowedFigure, number | undefined>>
}

type FootPhotoAnswer = FootPhotoContext['answer']

/** What the marks alone say of the last answer: by what they have moved since, it is changed. */
export function marksFromAnswer(known: KnownPhoto, answer: FootPhotoAnswer) {
  return answer && followMarks(known, answer.hand).numbers
}

/**
 * What follows at once from where the marks stand. The last answer was measured with all that is seen in the photo, so it
 * counts, and marks that have moved since change it by what they alone would change.
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
