import { meshBody } from '#domain/shoe/field/mesh-body.ts'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import type { LastFigures } from '#domain/shoe/last/last-figures.ts'
import { lastIn } from '#domain/shoe/make-shoe.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'

type Flat = { readonly u: number; readonly v: number }
/** A vertical plane: through a place, along a direction of length 1. */
type Plane = { readonly x: number; readonly y: number; readonly alongX: number; readonly alongY: number }

/** The last as a body of its own, cut off flat above the instep. It goes on a little below the ground: a mesh has no sharp edge. */
function meshOfLast(figures: LastFigures): Mesh {
  const topMm = 1.1 * figures.instepHeightMm + 10
  const last = lastIn(figures, topMm + 6, 6, shoeSettings.cellMm.print)
  return meshBody(last.grid, last, { at: (_x, _y, z, distance) => Math.max(distance, -3 - z, z - topMm) })
}

/** Where the edges of a mesh cross a plane: along the plane (from its place on) and up from the ground. */
function sliceOf({ positions: p, triangles }: Mesh, { x, y, alongX, alongY }: Plane): Flat[] {
  const found: Flat[] = []
  const beside = (corner: number) => (p[corner * 3 + 1]! - y) * alongX - (p[corner * 3]! - x) * alongY
  for (let k = 0; k < triangles.length; k += 1) {
    const a = triangles[k]!
    const b = triangles[k % 3 === 2 ? k - 2 : k + 1]!
    const [from, to] = [beside(a), beside(b)]
    if (from < 0 === to < 0) continue
    const share = from / (from - to)
    const [ax, ay, az] = [0, 1, 2].map((axis) => p[a * 3 + axis]! + share * (p[b * 3 + axis]! - p[a * 3 + axis]!)) as [
      number,
      number,
      number,
    ]
    found.push({ u: (ax - x) * alongX + (ay - y) * alongY, v: Math.max(0, az) })
  }
  return found
}

function across(mesh: Mesh, x: number): Flat[] {
  return sliceOf(mesh, { x, y: 0, alongX: 0, alongY: 1 })
}

function reach(slice: readonly Flat[], of: (point: Flat) => number): readonly [number, number] {
  return slice.reduce<readonly [number, number]>(
    ([low, high], point) => [Math.min(low, of(point)), Math.max(high, of(point))],
    [1e9, -1e9],
  )
}

/** Around all points as a tight tape lies: the length of their convex hull (Andrew's monotone chain). */
function tapeAround(points: readonly Flat[]): number {
  const sorted = points.toSorted((a, b) => a.u - b.u || a.v - b.v)
  const chainLength = (ordered: readonly Flat[]) => {
    const chain: Flat[] = []
    for (const point of ordered) {
      while (chain.length > 1) {
        const [a, b] = [chain[chain.length - 2]!, chain[chain.length - 1]!]
        if ((b.u - a.u) * (point.v - a.v) - (b.v - a.v) * (point.u - a.u) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(1).reduce((sum, { u, v }, k) => sum + Math.hypot(u - chain[k]!.u, v - chain[k]!.v), 0)
  }
  return chainLength(sorted) + chainLength(sorted.toReversed())
}

/** The numbers of a last by cutting its mesh, apart from the rules that shape it. */
export function measuredOnMesh(figures: LastFigures) {
  const mesh = meshOfLast(figures)
  const ends = mesh.positions.reduce(
    ([low, high], value, k) => (k % 3 === 0 ? [Math.min(low!, value), Math.max(high!, value)] : [low!, high!]),
    [1e9, -1e9],
  )
  const lengthMm = ends[1]! - ends[0]!
  const heels = Array.from({ length: Math.ceil(0.21 * figures.footLengthMm) }, (_, mm) => {
    const [low, high] = reach(across(mesh, 0.04 * figures.footLengthMm + mm), ({ u }) => u)
    return high - low
  })
  // As everyone measures a foot: over the heads of the first and the fifth metatarsal bone, a tenth of the length behind.
  const slant = 0.1 * figures.footLengthMm
  const inner = reach(across(mesh, figures.heelToBallMm), ({ u }) => u)[1]
  const outer = reach(across(mesh, figures.heelToBallMm - slant), ({ u }) => u)[0]
  const ballWidthMm = Math.hypot(inner - outer, slant)
  const ball = sliceOf(mesh, {
    x: figures.heelToBallMm - slant,
    y: outer,
    alongX: slant / ballWidthMm,
    alongY: (inner - outer) / ballWidthMm,
  })
  return {
    lengthMm,
    ballWidthMm,
    heelWidthMm: Math.max(...heels),
    ballGirthMm: tapeAround(ball),
    instepHeightMm: reach(across(mesh, figures.footLengthMm / 2), ({ v }) => v)[1],
  }
}
