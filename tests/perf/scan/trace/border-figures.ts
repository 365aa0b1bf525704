import type { Point } from '#domain/foot/geometry/point.ts'
import { evenly } from '../../../support/builders/foot-tracings/hand-line.ts'

/** The measurements that an outline alone determines, by the definitions of the drawn feet's true values. */
export const borderFigures = ['lengthMm', 'ballWidthMm', 'footBreadthMm', 'heelWidthMm'] as const
export type BorderFigure = (typeof borderFigures)[number]
export type BorderFigures = Readonly<Record<BorderFigure, number>>

/**
 * The standard deviation in mm of a Gaussian that smooths a line before it is measured: a hand's shaking has shorter
 * waves than any side of a foot.
 */
const evenMm = 4
const stepMm = 0.5

export function evened(closed: readonly Point[]): Point[] {
  const line = evenly(closed, stepMm)
  const reach = Math.round((3 * evenMm) / stepMm)
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp(-0.5 * (((k - reach) * stepMm) / evenMm) ** 2),
  )
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return line.map((_, k) => {
    let [x, y] = [0, 0]
    weights.forEach((weight, j) => {
      const point = line[(k + j - reach + line.length) % line.length] as Point
      x += point.x * weight
      y += point.y * weight
    })
    return { x: x / all, y: y / all }
  })
}

/** Measures an outline in the foot's own frame: a left foot, its heel at about y = 0, x towards the big toe's side. */
export function measureBorder(border: readonly Point[]): BorderFigures {
  const ys = border.map(({ y }) => y)
  const rear = Math.min(...ys)
  const lengthMm = Math.max(...ys) - rear
  const between = (low: number, high: number) =>
    border.filter(({ y }) => y - rear >= low * lengthMm && y - rear <= high * lengthMm)
  const inner = between(0.62, 0.8).reduce((max, one) => (one.x > max.x ? one : max))
  const outer = between(0.56, 0.69).reduce((max, one) => (one.x < max.x ? one : max))
  const breadth = between(0.5, 0.82).map(({ x }) => x)
  return {
    lengthMm,
    ballWidthMm: Math.hypot(inner.x - outer.x, inner.y - outer.y),
    footBreadthMm: Math.max(...breadth) - Math.min(...breadth),
    heelWidthMm: widestSlice(between(0.08, 0.24)),
  }
}

/** The thickness of a slice in mm, the same as for the feet's true values. */
const sliceMm = 2

function widestSlice(points: readonly Point[]): number {
  const slices = new Map<number, [number, number]>()
  for (const { x, y } of points) {
    const [low, high] = slices.get(Math.round(y / sliceMm)) ?? [0, 0]
    slices.set(Math.round(y / sliceMm), [Math.min(low, x), Math.max(high, x)])
  }
  return Math.max(...[...slices.values()].map(([low, high]) => high - low))
}
