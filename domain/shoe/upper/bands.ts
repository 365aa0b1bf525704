import { smoothMin } from '../geometry/blend.ts'
import type { Last } from '../last/last.ts'
import { type Place, settled } from './surface.ts'

/** A knot of a band: where its middle runs, and how wide it is to each side. */
export type BandKnot = { readonly at: Place; readonly halfMm: number }

type Piece = {
  readonly band: number
  readonly from: BandKnot
  readonly x: number
  readonly y: number
  readonly z: number
  readonly wider: number
  readonly scale: number
}

/** Pieces of a band are this long at most: then the line bends by less than a tenth of a mm. */
const pieceMm = 4
const bucketMm = 6
/** Farther from a band than this nothing is worked out. */
const reachMm = 14
const farMm = 30
/** How wide the corner between two bands is filled. */
const filletMm = 9

/** A smooth line through the knots (Catmull and Rom), in short straight pieces. */
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

function piecesOf(last: Last, bands: readonly (readonly BandKnot[])[]): Piece[] {
  return bands.flatMap((band, place) => {
    // A line between two places on a hump runs through it: it is laid back on the surface, or the band is cut apart there.
    const knots = knotsAlong(band).map((knot) => ({ ...knot, at: settled(last, knot.at) }))
    return knots.slice(1).map((to, k) => {
      const from = knots[k]!
      const [x, y, z] = [to.at.x - from.at.x, to.at.y - from.at.y, to.at.z - from.at.z]
      return { band: place, from, x, y, z, wider: to.halfMm - from.halfMm, scale: 1 / (x * x + y * y + z * z) }
    })
  })
}

const bucketKey = (i: number, j: number) => i * 1000 + j

/** How far a place lies from the nearest of these bands, negative within its width. */
export function bandDistance(
  last: Last,
  bands: readonly (readonly BandKnot[])[],
): (x: number, y: number, z: number) => number {
  const buckets = new Map<number, Piece[]>()
  const bucket = (mm: number) => Math.floor((mm + 500) / bucketMm)
  for (const piece of piecesOf(last, bands)) {
    const { at, halfMm } = piece.from
    const wide = Math.max(halfMm, halfMm + piece.wider) + reachMm
    const span = (start: number, by: number) =>
      [bucket(Math.min(start, start + by) - wide), bucket(Math.max(start, start + by) + wide)] as const
    const [[i0, i1], [j0, j1]] = [span(at.x, piece.x), span(at.y, piece.y)]
    for (let i = i0; i <= i1; i += 1)
      for (let j = j0; j <= j1; j += 1) {
        const key = bucketKey(i, j)
        const held = buckets.get(key)
        if (held) held.push(piece)
        else buckets.set(key, [piece])
      }
  }
  return (x, y, z) => {
    const near = buckets.get(bucketKey(bucket(x), bucket(y)))
    if (!near) return farMm
    let all = farMm
    let own = farMm
    let band = -1
    // Pieces of one band follow each other: they are one line, and only different bands flow into each other.
    for (let k = 0; k < near.length; k += 1) {
      const piece = near[k]!
      if (piece.band !== band) {
        all = smoothMin(all, own, filletMm)
        own = farMm
        band = piece.band
      }
      const at = piece.from.at
      const wx = x - at.x
      const wy = y - at.y
      const wz = z - at.z
      const t = Math.min(1, Math.max(0, (wx * piece.x + wy * piece.y + wz * piece.z) * piece.scale))
      const dx = wx - piece.x * t
      const dy = wy - piece.y * t
      const dz = wz - piece.z * t
      own = Math.min(own, Math.sqrt(dx * dx + dy * dy + dz * dz) - piece.from.halfMm - piece.wider * t)
    }
    return smoothMin(all, own, filletMm)
  }
}
