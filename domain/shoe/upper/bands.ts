import { smoothMin } from '../geometry/blend.ts'
import type { Grid } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import { type SurfacePoint, settled } from './surface.ts'

/** A knot of a band: a point on its centre line, and half its width there. */
export type BandKnot = { readonly at: SurfacePoint; readonly halfMm: number }

/** The maximum length of a band's segment: then the line bends by less than a tenth of a mm. */
const pieceMm = 4
const bucketMm = 6
/** Nothing is computed farther from a band than this. */
const reachMm = 14
const farMm = 30
/** The width of the fillet between two bands. */
const filletMm = 9

/** A smooth line through the knots (Catmull-Rom spline), in short straight segments. */
function knotsAlong(band: readonly BandKnot[]): BandKnot[] {
  const knots: BandKnot[] = []
  for (let k = 0; k < band.length - 1; k += 1) {
    const four = [k - 1, k, k + 1, k + 2].map((at) => band[Math.min(band.length - 1, Math.max(0, at))]!)
    const [a, b, c, d] = four as [BandKnot, BandKnot, BandKnot, BandKnot]
    const [dx, dy, dz] = [c.at.x - b.at.x, c.at.y - b.at.y, c.at.z - b.at.z]
    const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy + dz * dz) / pieceMm))
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const [t2, t3] = [t * t, t * t * t]
      const through = (of: (knot: BandKnot) => number) =>
        0.5 *
        (2 * of(b) +
          (of(c) - of(a)) * t +
          (2 * of(a) - 5 * of(b) + 4 * of(c) - of(d)) * t2 +
          (3 * of(b) - of(a) - 3 * of(c) + of(d)) * t3)
      const at = { x: through((n) => n.at.x), y: through((n) => n.at.y), z: through((n) => n.at.z) }
      knots.push({ at, halfMm: through((n) => n.halfMm) })
    }
  }
  knots.push(band[band.length - 1]!)
  return knots
}

/**
 * A segment of a band is a row of this many numbers: its band, its start, its direction, 1 / length², half its width,
 * and the growth of that.
 */
const rowLength = 10

/**
 * The segments of all bands, band by band, in one array: looking up objects would be too slow for millions of accesses.
 */
function toBandRows(last: Last, bands: readonly (readonly BandKnot[])[]): Float64Array {
  const rows = bands.flatMap((band, bandIndex) => {
    // A straight line between two points on a bulge runs through it: it is moved back to the surface, or the band would
    // be cut apart there.
    const knots = knotsAlong(band).map((knot) => ({ ...knot, at: settled(last, knot.at) }))
    return knots.slice(1).flatMap(({ at, halfMm }, k) => {
      const from = knots[k]!
      const [x, y, z] = [at.x - from.at.x, at.y - from.at.y, at.z - from.at.z]
      const scale = 1 / (x * x + y * y + z * z)
      return [bandIndex, from.at.x, from.at.y, from.at.z, x, y, z, scale, from.halfMm, halfMm - from.halfMm]
    })
  })
  return Float64Array.from(rows)
}

/** The distance of a point to the segment in a row, negative within its width. */
function beside(rows: Float64Array, at: number, x: number, y: number, z: number): number {
  const wx = x - rows[at + 1]!
  const wy = y - rows[at + 2]!
  const wz = z - rows[at + 3]!
  const alongX = rows[at + 4]!
  const alongY = rows[at + 5]!
  const alongZ = rows[at + 6]!
  const t = Math.min(1, Math.max(0, (wx * alongX + wy * alongY + wz * alongZ) * rows[at + 7]!))
  const dx = wx - alongX * t
  const dy = wy - alongY * t
  const dz = wz - alongZ * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - rows[at + 8]! - rows[at + 9]! * t
}

/**
 * Selects the rows whose segment may be the nearest of its band somewhere in a bucket around a point, and is within
 * reach.
 */
function rowsNear(rows: Float64Array, bucketMm: number, x: number, y: number, z: number): Float64Array {
  const cornerMm = (bucketMm / 2) * Math.sqrt(3)
  const nearest = new Float64Array(rows.length / rowLength)
  const surely: number[] = []
  for (let piece = 0; piece < nearest.length; piece += 1) {
    const at = piece * rowLength
    const band = rows[at]!
    // A segment that widens comes nearer by more than the distance moved.
    const off = cornerMm * (1 + Math.abs(rows[at + 9]!) * Math.sqrt(rows[at + 7]!))
    const middle = beside(rows, at, x, y, z)
    nearest[piece] = middle - off
    surely[band] = Math.min(surely[band] ?? reachMm, middle + off)
  }
  const near = new Float64Array(rows.length)
  let used = 0
  for (let piece = 0; piece < nearest.length; piece += 1) {
    const at = piece * rowLength
    if (nearest[piece]! > surely[rows[at]!]!) continue
    for (let k = 0; k < rowLength; k += 1) near[used + k] = rows[at + k]!
    used += rowLength
  }
  return near.slice(0, used)
}

type RowsAt = (x: number, y: number, z: number) => Float64Array

/** The relevant rows at a position, searched once per bucket. */
function inBuckets({ cellMm, fromX, fromY, fromZ, ...grid }: Grid, bucketMm: number, all: RowsAt): RowsAt {
  const across = (count: number) => Math.ceil((count * cellMm) / bucketMm)
  const [countX, countY, countZ] = [across(grid.countX), across(grid.countY), across(grid.countZ)]
  const buckets: (Float64Array | undefined)[] = new Array(countX * countY * countZ).fill(undefined)
  const middle = (from: number, bucket: number) => from + (bucket + 0.5) * bucketMm
  return (x, y, z) => {
    const i = Math.floor((x - fromX) / bucketMm)
    const j = Math.floor((y - fromY) / bucketMm)
    const k = Math.floor((z - fromZ) / bucketMm)
    const bucket = (i * countY + j) * countZ + k
    const known = buckets[bucket]
    if (known) return known
    const rows = rowsNear(all(x, y, z), bucketMm, middle(fromX, i), middle(fromY, j), middle(fromZ, k))
    buckets[bucket] = rows
    return rows
  }
}

/** The distance of a point in the grid to the nearest of these bands, negative within its width. */
export function bandDistance(
  last: Last,
  bands: readonly (readonly BandKnot[])[],
): (x: number, y: number, z: number) => number {
  const rows = toBandRows(last, bands)
  const rowsAt = inBuckets(
    last.grid,
    bucketMm,
    inBuckets(last.grid, bucketMm * 4, () => rows),
  )
  return (x, y, z) => {
    const near = rowsAt(x, y, z)
    if (near.length === 0) return farMm
    let all = farMm
    let own = farMm
    let band = -1
    // The segments of one band are consecutive and form one line; only different bands blend into each other.
    for (let at = 0; at < near.length; at += rowLength) {
      if (near[at] !== band) {
        all = smoothMin(all, own, filletMm)
        own = farMm
        band = near[at]!
      }
      own = Math.min(own, beside(near, at, x, y, z))
    }
    return smoothMin(all, own, filletMm)
  }
}
