import type { Point } from '../foot/geometry/point.ts'
import { soleMarginAt } from './field/sole.ts'
import { levelLine } from './geometry/level-line.ts'
import { ballSlant, edgeAt } from './last/envelope.ts'
import type { Last } from './last/last.ts'

/**
 * The widest outline of the sole from above, in mm, to be drawn or printed at full size. Its axes are those of the
 * meshes.
 */
export type SolePlan = {
  readonly outline: readonly Point[]
  /** Over the heads of the first and the fifth metatarsal bones, from edge to edge of the inside. */
  readonly ballLine: readonly [Point, Point]
  /** The middle of where the gap between the toes begins. */
  readonly toeGap: Point
}

export function buildSolePlan(last: Last, isLeft: boolean): SolePlan {
  const { plan, figures, grid, outside } = last
  const { fromX, fromY, countY, cellMm } = grid
  const beyond = outside.map((mm, column) => {
    const [x, y] = [fromX + Math.floor(column / countY) * cellMm, fromY + (column % countY) * cellMm]
    return mm - soleMarginAt(plan, x, y)
  })
  const { heelToBallMm: ball, footLengthMm } = figures
  const outerX = ball - ballSlant * footLengthMm
  const seen = ({ x, y }: Point): Point => ({ x, y: isLeft ? -y : y })
  return {
    outline: levelLine(beyond, grid).map(seen),
    ballLine: [
      seen({ x: outerX, y: edgeAt(plan.envelope, outerX, -1) }),
      seen({ x: ball, y: edgeAt(plan.envelope, ball, 1) }),
    ],
    toeGap: seen({ x: plan.splitX, y: plan.splitY(plan.splitX) }),
  }
}
