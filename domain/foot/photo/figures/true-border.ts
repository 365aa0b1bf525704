import type { FootSide } from '../../foot-figures.ts'
import type { Vector } from '../../geometry/vector.ts'
import type { BorderPoint } from '../region/border.ts'

/**
 * Takes the foot's height off: a border point is where the camera's ray past the bulging side of the foot meets the
 * sheet. With a side that is round, radius r, and a ray that leans outwards by s (run per rise), the foot itself ends
 * r (sqrt(1 + s^2) - 1 + s) further in, or so many times that where it bulges more than feet do. The settled border also stands a little outside: beside a foot lies its shade.
 */
export function trueBorder(
  border: readonly BorderPoint[],
  eye: Vector,
  lengthMm: number,
  side: FootSide | 'either',
  bulging = 1,
): BorderPoint[] {
  const scale = lengthMm / 250
  const inner = side === 'left' ? 1 : side === 'right' ? -1 : 0
  return border.map((point) => {
    const lean = ((point.x - eye[0]) * point.outX + (point.y - eye[1]) * point.outY) / eye[2]
    const radius = bulgeMm(point.y / lengthMm, inner * point.outX, point.outY, lean) * scale * bulging
    const shift = radius * (Math.sqrt(1 + lean * lean) - 1 + lean) + shadeMm
    return { ...point, x: point.x - point.outX * shift, y: point.y - point.outY * shift }
  })
}

const shadeMm = 0.2

/**
 * Radius of the bulge in mm for a foot of 250 mm, from 44 % of its length on in steps of 8 %, as a camera sees it that
 * looks from above the foot, and one that looks at its side from without: the mean of 40 rendered feet.
 */
const innerBulge = {
  above: [25, 23.5, 21.4, 19.5, 15.2, 10, 9.2, 8.1],
  beside: [34, 29, 23.5, 19.4, 16.3, 12.5, 10.8, 8],
}
const outerBulge = {
  above: [13.5, 13.5, 13.7, 12.9, 8.2, 5.7, 5.6, 7.3],
  beside: [20, 14.7, 12.6, 11.8, 9.5, 6.9, 6.5, 7.1],
}
const frontBulge = 7.7

/** From this lean on, outwards or inwards, a side is seen from beside it or from above. */
const clearLean = 0.2

function bulgeMm(share: number, inwards: number, forwards: number, lean: number): number {
  if (share > 0.78 && forwards > 0.6) return frontBulge
  const place = Math.min(6.999, Math.max(0, (share - 0.44) / 0.08))
  const row = Math.floor(place)
  const beside = 0.5 + 0.5 * Math.min(1, Math.max(-1, lean / clearLean))
  const at = (of: readonly number[]) => of[row]! + (of[row + 1]! - of[row]!) * (place - row)
  const along = ({ above, beside: from }: typeof innerBulge) => at(above) * (1 - beside) + at(from) * beside
  const share01 = 0.5 + 0.5 * Math.sign(inwards) * Math.min(1, Math.abs(inwards) * 3)
  return along(innerBulge) * share01 + along(outerBulge) * (1 - share01)
}
