import type { Point } from '../../geometry/point.ts'
import { onSheet, position } from '../camera/camera.ts'
import { ballNumbers, ballOnSheet } from '../figures/ball-by-hand.ts'
import { heelRadiusMm } from '../figures/foot-frame.ts'
import { eyeFromHeel, fromHeel, locateFoot } from '../figures/foot-place.ts'
import { measureFoot } from '../figures/measure-foot.ts'
import { trueBorder } from '../figures/true-border.ts'
import { outlineByHand } from '../gates/outline-by-hand.ts'
import { closedMarks, type HandMarks, type KnownPhoto } from './hand-marks.ts'
import { cornersFromMarks, placesFromMarks } from './mark-places.ts'
import { type SheetFromCorners, sheetFromCorners } from './sheet-from-corners.ts'

export type NumbersByHand = {
  readonly lengthMm: number | undefined
  readonly ballWidthMm: number | undefined
  readonly footBreadthMm: number | undefined
  readonly heelToBallMm: number | undefined
}

const nothing: NumbersByHand = {
  lengthMm: undefined,
  ballWidthMm: undefined,
  footBreadthMm: undefined,
  heelToBallMm: undefined,
}

/**
 * The numbers that follow from marks, in a millisecond or a few: what was seen of the foot stays where it is in the photo when a
 * corner moves a little, so nothing has to be looked at anew. No gate judges them; that is for `measurePhoto`. But they follow
 * only from what was seen or set: nothing does from a sheet, a heel or an outline that stands where it may well be.
 */
function numbersByHand(known: KnownPhoto, sheet: SheetFromCorners | undefined, hand: HandMarks): NumbersByHand {
  const marks = closedMarks(hand)
  if (!sheet || hand.open?.corners || !(marks.corners ?? known.corners)) return nothing
  if (!marks.heel && !known.isHeelProven) return nothing
  const { camera } = sheet
  const outline = marks.outline ?? known.outline
  const border = outline && outlineByHand(outline, camera)
  return (
    (border && measureFoot(border, camera, known.side, { ...marks, heelStands: known.heelStands })) ??
    measureEnds(sheet, marks)
  )
}

/** Where nothing is seen of the foot but what was pointed at. */
function measureEnds({ camera }: SheetFromCorners, { heel, toe, ball }: HandMarks): NumbersByHand {
  if (!heel || !toe) return nothing
  const place = locateFoot(camera, { heel, toe }, [])
  const eye = eyeFromHeel(place, position(camera))
  const [tip] = fromHeel(place, [{ ...onSheet(camera, toe), outX: place.forwards.x, outY: place.forwards.y }])
  if (!tip) return nothing
  const lengthMm = trueBorder([tip], eye, tip.y, 'either')[0]?.y ?? tip.y
  if (!ball) return { ...nothing, lengthMm }
  const ends = fromHeel(place, ballOnSheet(camera, ball))
  const frame = { axis: { x: 0, y: 1 }, heel: { x: 0, y: heelRadiusMm(lengthMm) }, lengthMm, miss: 0 }
  return { ...nothing, lengthMm, ...ballNumbers(ends, { eye, frame, side: sideByBall(ends) }) }
}

const sideByBall = ([inner, outer]: readonly Point[]) => ((inner?.x ?? 0) > (outer?.x ?? 0) ? 'left' : 'right')

/** What follows from marks: where all of them stand, the sheet, and the numbers. */
export function followMarks(known: KnownPhoto, hand: HandMarks) {
  const sheet = sheetFromCorners(known, cornersFromMarks(known, hand), hand.heel)
  return { places: placesFromMarks(known, hand, sheet), sheet, numbers: numbersByHand(known, sheet, hand) }
}
