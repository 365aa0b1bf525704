import type { FootSide } from '../../foot-figures.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { BorderPoint } from '../region/border.ts'

/**
 * Takes the foot's height off: a border point is where the camera's ray past the bulging side of the foot meets the
 * sheet. With a side that is round, radius r, and a ray that leans outwards by s (run per rise), the foot itself ends
 * r (sqrt(1 + s^2) - 1 + s) further in. The settled border also stands a little outside: beside a foot lies its shade.
 */
export function trueBorder(
  border: readonly BorderPoint[],
  eye: Vector,
  lengthMm: number,
  side: FootSide | 'either',
): BorderPoint[] {
  const scale = lengthMm / 250
  const inner = side === 'left' ? 1 : side === 'right' ? -1 : 0
  return border.map((point) => {
    const radius = bulgeMm(point.y / lengthMm, inner * point.outX, point.outY) * scale
    const lean = ((point.x - eye[0]) * point.outX + (point.y - eye[1]) * point.outY) / eye[2]
    const shift = radius * (Math.sqrt(1 + lean * lean) - 1 + lean) + shadeMm
    return { ...point, x: point.x - point.outX * shift, y: point.y - point.outY * shift }
  })
}

const shadeMm = 0.2

/** Radius of the bulge in mm for a foot of 250 mm, from 40 % of its length on in steps of 8 %: rendered feet, tuning set. */
const innerBulge = [23, 24, 22, 19, 15, 10.5, 9, 8] as const
const outerBulge = [16, 15, 14, 13, 10.5, 8.7, 7, 7] as const
const frontBulge = 7

function bulgeMm(share: number, inwards: number, forwards: number): number {
  if (share > 0.78 && forwards > 0.6) return frontBulge
  const place = Math.min(6.999, Math.max(0, (share - 0.44) / 0.08))
  const row = Math.floor(place)
  const along = (of: readonly number[]) => of[row]! + (of[row + 1]! - of[row]!) * (place - row)
  const share01 = 0.5 + 0.5 * Math.sign(inwards) * Math.min(1, Math.abs(inwards) * 3)
  return along(innerBulge) * share01 + along(outerBulge) * (1 - share01)
}
