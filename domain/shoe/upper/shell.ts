import { shoeSettings } from '../../shoe-settings.ts'
import { smoothMax, smoothStep } from '../geometry/blend.ts'
import { steadyCurve } from '../geometry/curves.ts'
import type { Last } from '../last/last.ts'
import { type Hole, holeDistance, placeHoles } from './perforation.ts'

const { wallMm } = shoeSettings

/** The bead that stiffens the opening. */
const beadMm = 0.9

/** The height of the opening along the foot: high at the back, low under the ankle, up onto the instep. */
function createOpening({ figures }: Last): (x: number) => number {
  const { footLengthMm, instepHeightMm } = figures
  const at = (share: number, y: number) => ({ x: share * footLengthMm, y })
  const low = 0.56 * instepHeightMm + 4
  return steadyCurve([
    at(0, 0.82 * instepHeightMm + 6),
    at(0.06, 0.82 * instepHeightMm + 5),
    at(0.27, low),
    at(0.36, low + 1),
    at(0.46, 0.8 * instepHeightMm),
    at(0.54, 0.96 * instepHeightMm + 4),
    at(0.66, instepHeightMm * 1.35 + 12),
    at(1, instepHeightMm * 1.6 + 20),
  ])
}

/** Closed like a slipper: a wall all around, an opening with a rolled edge, and holes that let the foot breathe. */
export function shellUpper(last: Last) {
  const opening = createOpening(last)
  const { grid } = last
  // Precomputed in steps, since the curve is evaluated millions of times.
  const heights = Float64Array.from({ length: grid.countX * 4 }, (_, k) => opening(grid.fromX + (k * grid.cellMm) / 4))
  const openingAt = (x: number) => {
    const at = Math.min(heights.length - 2, Math.max(0, ((x - grid.fromX) * 4) / grid.cellMm))
    const k = Math.floor(at)
    return heights[k]! + (heights[k + 1]! - heights[k]!) * (at - k)
  }
  const slope = (x: number) => (opening(x + 1) - opening(x - 1)) / 2
  const steep = heights.map((_, k) => {
    const rise = slope(grid.fromX + (k * grid.cellMm) / 4)
    return 1 / Math.sqrt(1 + rise * rise)
  })
  const holes: Hole[] = placeHoles(last, (point) => opening(point.x) - point.z)
  const fromHole = holeDistance(holes)
  return {
    holes: holes.length,
    at(x: number, y: number, z: number, distance: number) {
      const k = Math.min(steep.length - 1, Math.max(0, Math.round(((x - grid.fromX) * 4) / grid.cellMm)))
      const above = (z - openingAt(x)) * steep[k]!
      const bead = beadMm * smoothStep(-5, -1, above)
      const wall = Math.max(distance - wallMm - bead, -distance)
      if (wall > 9) return wall
      const edged = smoothMax(smoothMax(wall, above, 2.2), -z - 2, 0.5)
      return edged > 3 ? edged : smoothMax(edged, -fromHole(x, y, z), 0.7)
    },
  }
}
