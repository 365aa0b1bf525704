import type { Point } from '#domain/foot/geometry/point.ts'
import type { Vector } from '#domain/foot/geometry/vector.ts'
import {
  awayMm,
  ballAt,
  besideHeel,
  bluntShare,
  type RoundHeel,
  roundHeel,
  seenMiddle,
  toeUnder,
  towards,
  typicalHeel,
} from '#domain/foot/photo/figures/round-heel.ts'

/** The accuracy of marking an outline by hand. */
const handMm = 1
/** About the distance from the outline to the heel's middle. */
const startMm = 25

/** The heel whose outline was marked by hand. */
export function heelByHand(seen: readonly Point[], eye: Vector, toe: Point): RoundHeel | undefined {
  return roundHeel(seen, eye, toe, { start: towards(meanPoint(seen), toe, startMm), pointMm: handMm })
}

const meanPoint = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x / points.length, 0),
  y: points.reduce((sum, { y }) => sum + y / points.length, 0),
})

/** The closed outline of the heel as the camera sees it, projected onto the sheet. */
export function heelOutline(heel: Point, toe: Point, eye: Vector): Point[] {
  const roundMm = awayMm(heel, toe) / (1 - bluntShare)
  const ball = ballAt(towards(heel, toe, (typicalHeel.wide - bluntShare) * roundMm), toe)
  const middle = seenMiddle(ball, eye)
  return Array.from({ length: 72 }, (_, k) => {
    const [across, along] = [Math.cos((k / 36) * Math.PI), Math.sin((k / 36) * Math.PI)]
    const at = (far: number) => ({ x: middle.x + across * far, y: middle.y + along * far })
    let [inside, outside] = [0, 2 * ball.lengthMm]
    for (let round = 0; round < 30; round += 1) {
      const half = (inside + outside) / 2
      if (besideHeel(ball, eye, at(half)) < 0) inside = half
      else outside = half
    }
    return at(inside)
  })
}

/** Where the outline of a toe with this foremost point is visible: the inverse of the engine's step. */
export function toeOver(toe: Point, eye: Vector, heel: Point): Point {
  let seen = toe
  for (let round = 0; round < 8; round += 1) {
    const under = toeUnder(seen, eye, heel)
    seen = { x: seen.x + toe.x - under.x, y: seen.y + toe.y - under.y }
  }
  return seen
}
