import { settings } from '../../settings.ts'
import { mix, smoothStep } from '../field/blend.ts'
import type { Last } from '../last/last.ts'
import { flatGap, type Place, sectionAt } from './surface.ts'

const { holePitchMm, holeRadiusMm } = settings.shoe

/** A round hole across the wall, along the direction in which the wall looks. */
export type Hole = { readonly at: Place; readonly towards: Place; readonly radiusMm: number }

/** The direction in which the surface looks, from its heights beside the place. */
function normalAt({ topAt }: Last, { x, y }: Place): Place {
  const dx = (topAt(x + 0.7, y) - topAt(x - 0.7, y)) / 1.4
  const dy = (topAt(x, y + 0.7) - topAt(x, y - 0.7)) / 1.4
  const size = Math.sqrt(dx * dx + dy * dy + 1)
  return { x: -dx / size, y: -dy / size, z: 1 / size }
}

/** Stations along the last that are equally far apart over its top, not along the ground. */
function stations({ topAt, plan, figures }: Last): number[] {
  const step = holePitchMm * 0.866
  const found: number[] = []
  let [walked, before] = [0, topAt(0.4 * figures.lengthMm, 0)]
  for (let x = 0.4 * figures.lengthMm; x < figures.lengthMm; x += 0.5) {
    const z = topAt(x, plan.splitY(x) + (x > plan.splitX ? 14 : 0))
    walked += Math.sqrt(0.25 + (z - before) * (z - before))
    before = z
    if (walked < step) continue
    walked -= step
    found.push(x)
  }
  return found
}

/** Whole over the back of the foot, smaller towards the edges of the field, none where the wall bends hard. */
function radiusAt(last: Last, place: Place, lookingUp: number, underOpening: number): number {
  const { lengthMm } = last.figures
  const share = place.x / lengthMm
  const field =
    smoothStep(0.52, 0.6, share) *
    (1 - smoothStep(0.88, 0.97, share)) *
    smoothStep(0.3, 0.62, lookingUp) *
    smoothStep(9, 20, underOpening) *
    smoothStep(7, 12, last.plan.splitDistance(place.x, place.y))
  return holeRadiusMm * mix(0.45, 1, field) * (field > 0.06 ? 1 : 0)
}

/** Rows of holes, each by arc length around the surface, every other shifted by half: a hole is round wherever it lies. */
export function holesOf(last: Last, underOpening: (place: Place) => number): Hole[] {
  const holes: Hole[] = []
  stations(last).forEach((x, row) => {
    const line = sectionAt(last, x)
    const ridge = line.reduce((best, place, k) => (place.z > line[best]!.z ? k : best), 0)
    for (const way of [1, -1] as const) {
      let [walked, next] = [0, row % 2 === 0 ? 0 : holePitchMm / 2]
      for (let k = ridge; k > 0 && k < line.length - 1; k += way) {
        const place = line[k]!
        if (k !== ridge) {
          const [dy, dz] = [place.y - line[k - way]!.y, place.z - line[k - way]!.z]
          walked += Math.sqrt(dy * dy + dz * dz)
        }
        if (walked < next) continue
        next += holePitchMm
        if (way === -1 && row % 2 === 0 && k === ridge) continue
        const towards = normalAt(last, place)
        const radiusMm = radiusAt(last, place, towards.z, underOpening(place))
        if (radiusMm === 0 || holes.some((hole) => isTooNear(hole.at, place))) continue
        holes.push({ at: place, towards, radiusMm })
      }
    }
  })
  return holes
}

function isTooNear(a: Place, b: Place): boolean {
  if (Math.abs(a.x - b.x) > holePitchMm) return false
  const flat = flatGap(a, b)
  return flat * flat + (a.z - b.z) * (a.z - b.z) < holePitchMm * holePitchMm * 0.62
}

const bucketMm = 8
const bucketKey = (x: number, y: number) => Math.floor((x + 500) / bucketMm) * 1000 + Math.floor((y + 500) / bucketMm)

/** How far a place lies from the nearest hole, negative within it; far away where there is none near. */
export function holeDistance(holes: readonly Hole[]): (x: number, y: number, z: number) => number {
  const buckets = new Map<number, Hole[]>()
  for (const hole of holes)
    for (const dx of [-bucketMm, 0, bucketMm])
      for (const dy of [-bucketMm, 0, bucketMm]) {
        const key = bucketKey(hole.at.x + dx, hole.at.y + dy)
        const held = buckets.get(key)
        if (held) held.push(hole)
        else buckets.set(key, [hole])
      }
  return (x, y, z) => {
    let nearest = 6
    for (const { at, towards, radiusMm } of buckets.get(bucketKey(x, y)) ?? []) {
      const [wx, wy, wz] = [x - at.x, y - at.y, z - at.z]
      const deep = wx * towards.x + wy * towards.y + wz * towards.z
      const beside = Math.sqrt(Math.max(0, wx * wx + wy * wy + wz * wz - deep * deep)) - radiusMm
      nearest = Math.min(nearest, Math.max(beside, Math.abs(deep) - 6))
    }
    return nearest
  }
}
