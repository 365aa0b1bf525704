import { shoeSettings } from '../../shoe-settings.ts'
import { length2, mix, smoothStep } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import { flatGap, type SurfacePoint, sectionAt } from './surface.ts'

const { holePitchMm, holeRadiusMm } = shoeSettings

/** A round hole through the wall, along the normal of the wall. */
export type Hole = { readonly at: SurfacePoint; readonly towards: SurfacePoint; readonly radiusMm: number }

/** The normal of the surface, from the heights around a point. */
function normalAt({ topAt }: Last, { x, y }: SurfacePoint): SurfacePoint {
  const dx = (topAt(x + 0.7, y) - topAt(x - 0.7, y)) / 1.4
  const dy = (topAt(x, y + 0.7) - topAt(x, y - 0.7)) / 1.4
  const size = Math.sqrt(dx * dx + dy * dy + 1)
  return { x: -dx / size, y: -dy / size, z: 1 / size }
}

/** The line where the rows start: the middle of the last, bent towards the split. */
function middleAt({ plan, figures }: Last, x: number): number {
  return plan.splitY(x) * smoothStep(0.4 * figures.footLengthMm, plan.splitX, x)
}

/** Positions along the last that are evenly spaced over its top, not along the ground. */
function stations(last: Last): number[] {
  const { topAt, plan, figures } = last
  const step = holePitchMm * 0.866
  const found: number[] = []
  const end = plan.splitX - 4
  let [walked, before] = [0, topAt(end, middleAt(last, end))]
  for (let x = end; x > 0.42 * figures.footLengthMm; x -= 0.25) {
    const z = topAt(x, middleAt(last, x))
    walked += length2(0.25, z - before)
    before = z
    if (walked < step) continue
    walked -= step
    found.push(x)
  }
  return found
}

/**
 * Holes are full size over the back of the foot, smaller towards the edges of the field, and absent where the wall
 * bends sharply.
 */
function radiusAt(last: Last, point: SurfacePoint, fromMiddle: number, underOpening: number): number {
  const { plan, figures } = last
  const ahead = (plan.splitX - point.x) / figures.footLengthMm
  // The field is leaf-shaped: narrow before the split, widest over the ball, closing under the opening.
  const width = figures.ballWidthMm * (0.2 + 0.3 * smoothStep(0, 0.12, ahead))
  const share = 1 - Math.abs(fromMiddle) / width
  const field = smoothStep(0, 0.55, share) * smoothStep(8, 22, underOpening)
  return field < 0.03 ? 0 : holeRadiusMm * mix(0.65, 1, field)
}

/** Visits points on a section, evenly spaced by arc length from the middle line. */
function walked(
  line: readonly SurfacePoint[],
  middle: number,
  direction: 1 | -1,
  take: (point: SurfacePoint, far: number) => void,
): void {
  const start = line.findIndex(({ y }) => y >= middle)
  let far = 0
  let next = direction === 1 ? 0 : 1
  for (let k = start; k > 0 && k < line.length; k += direction) {
    const here = line[k]!
    const before = k === start ? { ...here, y: middle } : line[k - direction]!
    const gap = length2(here.y - before.y, here.z - before.z)
    while (far + gap >= next * holePitchMm * 0.5) {
      const t = gap > 0 ? (next * holePitchMm * 0.5 - far) / gap : 0
      const at = { x: here.x, y: mix(before.y, here.y, t), z: mix(before.z, here.z, t) }
      take(at, next)
      next += 1
    }
    far += gap
  }
}

/**
 * Rows of holes, evenly spaced by arc length around the surface, every other row shifted by half: a hole is round
 * wherever it is.
 */
export function placeHoles(last: Last, underOpening: (point: SurfacePoint) => number): Hole[] {
  const holes: Hole[] = []
  stations(last).forEach((x, row) => {
    const line = sectionAt(last, x)
    for (const direction of [1, -1] as const)
      walked(line, middleAt(last, x), direction, (point, halves) => {
        if (halves % 2 !== row % 2) return
        const radiusMm = radiusAt(last, point, halves * holePitchMm * 0.5, underOpening(point))
        if (radiusMm === 0 || holes.some((hole) => isTooNear(hole.at, point))) return
        holes.push({ at: point, towards: normalAt(last, point), radiusMm })
      })
  })
  return holes
}

function isTooNear(a: SurfacePoint, b: SurfacePoint): boolean {
  if (Math.abs(a.x - b.x) > holePitchMm) return false
  const flat = flatGap(a, b)
  return flat * flat + (a.z - b.z) * (a.z - b.z) < holePitchMm * holePitchMm * 0.6
}

const bucketMm = 8
const bucketKey = (x: number, y: number) => Math.floor((x + 500) / bucketMm) * 1000 + Math.floor((y + 500) / bucketMm)

/** The distance of a point to the nearest hole, negative inside it; a large value if none is near. */
export function holeDistance(holes: readonly Hole[]): (x: number, y: number, z: number) => number {
  const buckets = new Map<number, Hole[]>()
  for (const hole of holes)
    for (const dx of [-bucketMm, 0, bucketMm])
      for (const dy of [-bucketMm, 0, bucketMm]) {
        const key = bucketKey(hole.at.x + dx, hole.at.y + dy)
        const near = buckets.get(key)
        if (near) near.push(hole)
        else buckets.set(key, [hole])
      }
  return (x, y, z) => {
    let nearest = 6
    const near = buckets.get(bucketKey(x, y))
    if (!near) return nearest
    for (let k = 0; k < near.length; k += 1) {
      const { at, towards, radiusMm } = near[k]!
      const wx = x - at.x
      const wy = y - at.y
      const wz = z - at.z
      const deep = wx * towards.x + wy * towards.y + wz * towards.z
      const beside = Math.sqrt(Math.max(0, wx * wx + wy * wy + wz * wz - deep * deep)) - radiusMm
      nearest = Math.min(nearest, Math.max(beside, Math.abs(deep) - 6))
    }
    return nearest
  }
}
