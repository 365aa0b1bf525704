import type { HandMarks, KnownPhoto, Places } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { asTheyLie } from '#domain/foot/photo/by-hand/hand-marks.ts'
import { followMarks } from '#domain/foot/photo/by-hand/numbers-by-hand.ts'
import { placesOfMarks } from '#domain/foot/photo/by-hand/places-of-marks.ts'
import { type SheetOfCorners, wrongCorner } from '#domain/foot/photo/by-hand/sheet-of-corners.ts'
import type { FootPhotoContext } from '#machines/foot-photo/foot-photo.types.ts'

export const followedFigures = ['lengthMm', 'ballWidthMm'] as const
export type FollowedFigure = (typeof followedFigures)[number]

export type Followed = {
  readonly places: Places
  /** Nothing where the corners are those of no sheet. */
  readonly sheet: SheetOfCorners | undefined
  /** Which corner is wrong then, if that can be known: 1 to 4. */
  readonly wrongCorner: number | undefined
  /** How far the corners lie beside a sheet's, where they were found or set. */
  readonly agreeMm: number | undefined
  readonly figures: Readonly<Record<FollowedFigure, number | undefined>>
}

/**
 * What follows at once from where the marks stand. The last answer was measured with all that is seen in the photo, so it counts, and
 * marks that have moved since change it by what they alone would change.
 */
export function followHand(known: KnownPhoto, answer: FootPhotoContext['answer'], hand: HandMarks): Followed {
  const places = placesOfMarks(known, hand)
  const { sheet, numbers } = followMarks(known, places.corners, hand)
  const before =
    answer && answer.hand !== hand && followMarks(known, placesOfMarks(known, answer.hand).corners, answer.hand)
  const figureOf = (name: FollowedFigure) => {
    const now = numbers[name]
    const measured = answer?.foot.foot.figures[name]?.value
    if (measured === undefined || !before) return sheet && (measured ?? now)
    const then = before.numbers[name]
    return now === undefined || then === undefined ? now : measured + now - then
  }
  const found = known.corners && asTheyLie(known.corners)
  const wrong = sheet ? undefined : wrongCorner(known, places.corners, found)
  return {
    places,
    sheet,
    agreeMm: hand.corners || found ? sheet?.agreeMm : undefined,
    wrongCorner: wrong === undefined ? undefined : wrong + 1,
    figures: { lengthMm: figureOf('lengthMm'), ballWidthMm: figureOf('ballWidthMm') },
  }
}
