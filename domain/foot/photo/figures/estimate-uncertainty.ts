import { type Camera, onSheet, position, project } from '../camera/camera.ts'
import { changed, type FittedCamera } from '../camera/fit-camera.ts'
import { findUncertainDirections } from '../camera/uncertain-directions.ts'
import type { BorderPoint } from '../region/border.ts'
import type { FootNumbers } from './foot-numbers.ts'

const names = ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelToBallMm', 'bigToeAngleDeg'] as const
export type FootUncertainty = Readonly<Record<(typeof names)[number], number>>

/**
 * What stays unsure when the sheet lies exactly: how high a foot bulges, where its bones and its axis are, how closely the
 * heel touches the wall. One standard deviation; from the tuning set of rendered photos.
 */
const ownSpread: FootUncertainty = {
  lengthMm: 0.6,
  ballWidthMm: 1.2,
  footBreadthMm: 0.8,
  heelToBallMm: 3.5,
  bigToeAngleDeg: 0.9,
}
/** What comes to it where the forefoot is seen from aside, per run and rise: from photos rendered as people take them. */
const asideSpread: FootUncertainty = {
  lengthMm: 1.5,
  ballWidthMm: 2.5,
  footBreadthMm: 1,
  heelToBallMm: 2,
  bigToeAngleDeg: 4,
}
/** How far beside a hand points. */
export const handMm = 1.5
/** How much feet differ in how high they bulge: one standard deviation, of 40 rendered feet. */
const bulgeSpread = 0.15
/** What a hand that draws the outline is as unsure of as of any point. */
const drawn = ['lengthMm', 'ballWidthMm', 'footBreadthMm'] as const
/** So many standard deviations hold 95 of 100 (normal distribution). */
const wide = 1.96

/** How the foot's ends and its outline were determined. */
type HandMarkedEnds = {
  readonly heelMm: number
  readonly isToeByHand: boolean
  readonly isBallByHand: boolean
  readonly isOutlineByHand: boolean
}

/**
 * How far each number may be off in 95 of 100 cases. The camera is moved once along each way in which the sheet's edges left
 * it unsure; what the numbers change by adds up with their own spread.
 */
export function estimateUncertainty(
  { camera, information }: Pick<FittedCamera, 'camera' | 'information'>,
  border: readonly BorderPoint[],
  numbers: FootNumbers,
  measure: (border: readonly BorderPoint[], camera: Camera, bulging: number) => FootNumbers | undefined,
  ends: HandMarkedEnds,
): FootUncertainty {
  const aside = sidewaysMm(camera, border)
  const squares = { ...ownSpread } as Record<(typeof names)[number], number>
  for (const name of names) squares[name] = ownSpread[name] ** 2 + (aside * asideSpread[name]) ** 2
  squares.lengthMm += ends.heelMm ** 2
  squares.heelToBallMm += ends.heelMm ** 2
  if (ends.isToeByHand) squares.lengthMm += handMm ** 2
  if (ends.isBallByHand) {
    squares.ballWidthMm += 2 * handMm ** 2
    squares.heelToBallMm += handMm ** 2
  }
  if (ends.isOutlineByHand) for (const name of drawn) squares[name] += handMm ** 2
  const add = (found: FootNumbers | undefined) => {
    for (const name of names) squares[name] += found ? (found[name] - numbers[name]) ** 2 : ownSpread[name] ** 2
  }
  for (const step of findUncertainDirections(information)) {
    const other = changed(camera, step)
    add(
      measure(
        border.map((point) => ({ ...point, ...onSheet(other, seenAt(camera, point)) })),
        other,
        1,
      ),
    )
  }
  add(measure(border, camera, 1 + bulgeSpread))
  for (const name of names) squares[name] = wide * Math.sqrt(squares[name])
  return squares
}

/** How far aside of the forefoot the camera stands, against its height. */
function sidewaysMm(camera: Camera, border: readonly BorderPoint[]): number {
  const [x, y, high] = position(camera)
  const reachMm = border.reduce((max, point) => Math.max(max, point.y), 0)
  const forefoot = border.filter((point) => point.y > forefootShare * reachMm)
  const middle = (of: 'x' | 'y') => forefoot.reduce((sum, point) => sum + point[of] / forefoot.length, 0)
  return Math.hypot(x - middle('x'), y - middle('y')) / high
}

const forefootShare = 0.7

const seenAt = (camera: Camera, { x, y }: BorderPoint) => project(camera, x, y)
