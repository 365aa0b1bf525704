import type { Point } from '../../geometry/point.ts'
import { signedArea } from '../../geometry/polygon.ts'

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
