import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'
import type { Vector } from '../../geometry/vector.ts'

/** A point of the foot's border on the sheet, and which way is outwards. */
export type BorderPoint = { readonly x: number; readonly y: number; readonly outX: number; readonly outY: number }

const reach = 4

/** Every second point of a closed border with its way outwards, from its neighbours. */
export function withOutward(border: readonly Point[]): BorderPoint[] {
  const points: BorderPoint[] = []
  const n = border.length
  const sign = Math.sign(signedArea(border))
  for (let k = 0; k < n; k += 2) {
    const before = border[(k - reach + n) % n]!
    const after = border[(k + reach) % n]!
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    let x = 0
    let y = 0
    for (let near = -1; near <= 1; near += 1) {
      x += border[(k + near + n) % n]!.x / 3
      y += border[(k + near + n) % n]!.y / 3
    }
    points.push({
      x,
      y,
      outX: (sign * (after.y - before.y)) / length,
      outY: (-sign * (after.x - before.x)) / length,
    })
  }
  return points
}

/**
 * Takes the foot's height off: a border point is where the camera's ray past the bulging side of the foot meets the
 * sheet. With a side that is round, radius r, and a ray that leans outwards by s (run per rise), the foot itself ends
 * r (sqrt(1 + s^2) - 1 + s) further in. r depends on the place: a toe's tip is flat, the middle of the foot high.
 */
export function trueBorder(border: readonly BorderPoint[], eye: Vector, lengthMm: number): BorderPoint[] {
  const scale = lengthMm / 250
  return border.map((point) => {
    const radius = bulgeMm(point.y / lengthMm, point.outY) * scale
    const lean = ((point.x - eye[0]) * point.outX + (point.y - eye[1]) * point.outY) / eye[2]
    const shift = radius * (Math.sqrt(1 + lean * lean) - 1 + lean)
    return { ...point, x: point.x - point.outX * shift, y: point.y - point.outY * shift }
  })
}

/** Radius of the side's bulge for a foot of 250 mm, by the share of the length, and how far the border faces forwards. */
function bulgeMm(share: number, forwards: number): number {
  const side = share > 0.84 ? 10.5 : share > 0.58 ? 15.5 : 18
  return share > 0.7 && forwards > 0.5 ? 10 : side
}
