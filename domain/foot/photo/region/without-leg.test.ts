import { expect, test } from 'vitest'
import type { Point } from '../../geometry/point.ts'
import { papers } from '../paper/papers.ts'
import { type BorderPoint, withOutward } from './border.ts'
import { withoutLeg } from './without-leg.ts'

const sheet = papers.a4
const right = sheet.widthMm - 1

type Corners = readonly (readonly [x: number, y: number])[]

/** The border with those corners, a point per millimetre. */
function borderFor(corners: Corners): BorderPoint[] {
  const points = corners.flatMap(([x, y], k): Point[] => {
    const [toX, toY] = corners[(k + 1) % corners.length]!
    const steps = Math.round(2 * Math.hypot(toX - x, toY - y))
    return Array.from({ length: steps }, (_, n) => ({ x: x + ((toX - x) * n) / steps, y: y + ((toY - y) * n) / steps }))
  })
  return withOutward(points)
}

/** From the heel's left side over the toes to the waist on the right, and from there back to the heel. */
const leftSide: Corners = [
  [75, 60],
  [70, 150],
  [60, 210],
  [65, 250],
  [90, 275],
  [135, 275],
  [150, 250],
  [152, 220],
]
const waist = [138, 150] as const
const heel: Corners = [
  [138, 60],
  [125, 35],
  [90, 35],
]
const foot: Corners = [...leftSide, waist, ...heel]

/** The same foot, and what leaves the sheet over its right edge. */
const withLeg = (...leg: Corners) => borderFor([...leftSide, waist, ...leg, [138, 62], ...heel])

const mirrored = (corners: Corners): Corners => corners.map(([x, y]) => [sheet.widthMm - x, y])
const turned = (corners: Corners, deg: number): Corners => {
  const [c, s] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  return corners.map(([x, y]) => [105 + (x - 105) * c + (y - 150) * s, 150 + (y - 150) * c - (x - 105) * s])
}
const farthestOut = (border: readonly BorderPoint[]) =>
  Math.max(...border.filter(({ y }) => y < waist[1]).map(({ x }) => x))

test('a leg that leaves the sheet over a long edge is no border of the foot, and all that is the foot’s stays', () => {
  const whole = borderFor(foot)
  const border = withoutLeg(withLeg([right, 155], [right, 80]), sheet)
  expect(farthestOut(border)).toBeLessThanOrEqual(waist[0])
  const ahead = (points: readonly BorderPoint[]) => points.filter(({ y }) => y > waist[1] + 5).length
  expect(ahead(border)).toBeGreaterThan(0.97 * ahead(whole))
})

test('a leg that leans forwards leaves the sheet beside the toes', () => {
  const border = withoutLeg(withLeg([right, 262], [right, 120]), sheet)
  expect(border.filter(({ x }) => x > 155)).toEqual([])
  expect(farthestOut(border)).toBeLessThanOrEqual(waist[0])
})

test('it may leave over the left edge as well, and the foot may be turned', () => {
  const leg: Corners = [...leftSide, waist, [right, 155], [right, 80], [138, 62], ...heel]
  const left = withoutLeg(borderFor(mirrored(leg)), sheet)
  expect(Math.min(...left.filter(({ y }) => y < waist[1]).map(({ x }) => x))).toBeGreaterThan(60)
  const [one, other] = turned([waist, [138, 62]], 25) as [readonly [number, number], readonly [number, number]]
  const turnedLeg = borderFor([
    ...turned([...leftSide, waist], 25),
    [right, one[1] + 20],
    [right, other[1]],
    ...turned([[138, 62], ...heel], 25),
  ])
  const bare = withoutLeg(turnedLeg, sheet)
  expect(bare.length).toBeLessThan(turnedLeg.length - 40)
  expect(bare.filter(({ x }) => x > right - 1)).toEqual([])
})

test('a foot that no leg hides stays as it is', () => {
  const border = borderFor(foot)
  expect(withoutLeg(border, sheet)).toEqual(border)
})

test('a ball that is cut off by a long edge stays there', () => {
  const cut = borderFor(foot.map(([x, y]) => [Math.min(x + 70, right), y]))
  expect(withoutLeg(cut, sheet).filter(({ x, y }) => x > right - 1 && y > 180).length).toBeGreaterThan(20)
})

test('a leg that hides the ball stays: nobody sees how broad that foot is', () => {
  const border = borderFor([...leftSide.slice(0, -1), [145, 235], [right, 240], [right, 80], [138, 62], ...heel])
  expect(withoutLeg(border, sheet)).toEqual(border)
})
