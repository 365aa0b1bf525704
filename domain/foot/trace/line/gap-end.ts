import type { Point } from '../../geometry/point.ts'
import { quantile } from '../../geometry/quantile.ts'
import { mmToPixel } from '../flat/sheet-grid.ts'
import type { Ink } from '../ink/ink.ts'
import { inkAt } from './ink-band.ts'
import type { SeenLine } from './seen-line.ts'

/** A straight piece of ink: its middle, its way to the rear, half of its length, and how far its ink lies aside (root of the mean square). */
export type Stroke = {
  readonly middle: Point
  readonly way: Point
  readonly halfMm: number
  readonly asideMm: number
}

/** A stroke ends within so much of where it is seen to end. */
const endMm = 0.4

/** How far across the mark its ink is looked for at least, and how far beyond its cells it may end. */
const [minAcrossMm, beyondMm] = [1.5, 2]
const stepMm = 1 / 3

/** The rear end of a mark, on the middle of its ink and where that ends: the tip stood half the ink's width before it. */
export function findRearEnd(
  ink: Ink,
  { middle, way, halfMm, asideMm }: Stroke,
  inkMm: number,
): NonNullable<SeenLine['gap']> {
  const acrossMm = Math.max(minAcrossMm, 2 * asideMm)
  const [asideX, asideY] = [-way.y, way.x]
  const inkThere = (far: number, aside: number) => {
    const { x, y } = mmToPixel(ink, middle.x + way.x * far + asideX * aside, middle.y + way.y * far + asideY * aside)
    return inkAt(ink, x, y)
  }
  let [n, t, tt, u, tu] = [0, 0, 0, 0, 0]
  for (let far = -halfMm; far <= halfMm; far += stepMm)
    for (let aside = -acrossMm; aside <= acrossMm; aside += stepMm) {
      const value = Math.max(0, inkThere(far, aside))
      n += value
      t += value * far
      tt += value * far * far
      u += value * aside
      tu += value * far * aside
    }
  const slope = (n * tu - t * u) / (n * tt - t * t || 1)
  const offset = (u - slope * t) / (n || 1)
  const asideAt = (far: number) => offset + slope * far
  // Across all of it: where toes lie close the line runs in beside the mark, and out again.
  const steps = Math.max(1, Math.round(asideMm / stepMm))
  const along = (far: number) => {
    let sum = 0
    for (let step = -steps; step <= steps; step += 1) sum += inkThere(far, asideAt(far) + step * stepMm)
    return sum
  }
  const typical =
    quantile(
      Array.from({ length: 21 }, (_, k) => along(((k - 10) / 11) * halfMm)),
      0.5,
    ) ?? 0
  let far = halfMm + beyondMm
  while (far > 0 && along(far) < typical / 2) far -= 0.1
  const end = Math.max(0, far - inkMm / 2)
  const aside = asideAt(end)
  const rear = { x: middle.x + way.x * end + asideX * aside, y: middle.y + way.y * end + asideY * aside }
  return { rear, sigmaMm: endMm }
}
