import type { FinishedMesh } from '#domain/shoe/geometry/mesh.ts'

type Direction = readonly [number, number, number]

const directions = 36
const softenings = 6

/** Directions spread evenly over the upper hemisphere (Fibonacci sphere); each is used in both directions. */
const axes: readonly Direction[] = Array.from({ length: directions }, (_, index) => {
  const z = 1 - (index + 0.5) / directions
  const flat = Math.sqrt(1 - z * z)
  const turn = index * Math.PI * (3 - Math.sqrt(5))
  return [flat * Math.cos(turn), flat * Math.sin(turn), z]
})
/** Larger than the distance between vertices, so that a surface has no gaps. */
const cellMm = 2.2
/** An occluder this close to a vertex is the vertex's own surface. */
const skinMm = 2.6
/** The sky is brightest at the zenith; the ground reflects a part of it, least from straight below. */
const fromSky = (z: number) => 0.35 + 0.65 * z
const fromPaper = (z: number) => 0.55 * (1 - 0.5 * z)
/** The light on an unoccluded surface by its slope, relative to a level one. */
const slopes = 32
const open = Float32Array.from({ length: slopes + 1 }, (_, slope) => {
  const up = (2 * slope) / slopes - 1
  const aside = Math.sqrt(1 - up * up)
  const light = axes.map(([x, , z]) => {
    const facing = aside * x + up * z
    return facing > 0 ? facing * fromSky(z) : -facing * fromPaper(z)
  })
  return light.reduce((sum, one) => sum + one, 0)
}).map((light, _, all) => light / (all[slopes] ?? 1))

type Shape = Pick<FinishedMesh, 'positions' | 'normals' | 'triangles'>

/**
 * The light of a uniform sky and of the ground that reaches each vertex; 1 where it is open and level. It
 * makes the soft shade inside a shoe, between the toes and under a band: computed once per shoe, at no cost
 * per frame.
 */
export function skyLight({ positions, normals, triangles }: Shape): Float32Array<ArrayBuffer> {
  const count = positions.length / 3
  const seen = new Float32Array(count)
  const all = new Float32Array(count)
  const work = workFor(positions)
  for (const axis of axes) {
    noteDepths(axis, positions, work)
    addAlong(axis, normals, work, seen, all)
  }
  let light: Float32Array<ArrayBuffer> = seen
  for (let at = 0; at < count; at++) {
    const slope = Math.round((((normals[at * 3 + 2] ?? 0) + 1) / 2) * slopes)
    light[at] = ((seen[at] ?? 0) / Math.max(1e-6, all[at] ?? 0)) * (open[slope] ?? 1)
  }
  for (let time = 0; time < softenings; time++) light = softened(light, triangles)
  return light
}

/** Buffers for a grid that contains the shape from every direction. */
function workFor(positions: Float32Array) {
  let furthestMm = 0
  for (let at = 0; at < positions.length; at++) furthestMm = Math.max(furthestMm, Math.abs(positions[at] ?? 0))
  const half = Math.ceil((furthestMm * Math.sqrt(3)) / cellMm) + 1
  const size = 4 * half * half
  const count = positions.length / 3
  return {
    half,
    cells: new Uint32Array(count),
    depths: new Float32Array(count),
    nearest: new Float32Array(size),
    furthest: new Float32Array(size),
  }
}

type Work = ReturnType<typeof workFor>

// Uses no arrays per vertex, because it runs for millions of vertices while a visitor waits.
function addAlong(
  [x, y, z]: Direction,
  normals: Float32Array,
  { cells, depths, nearest, furthest }: Work,
  seen: Float32Array,
  all: Float32Array,
): void {
  const sky = fromSky(z)
  const paper = fromPaper(z)
  for (let at = 0, from = 0; at < seen.length; at++, from += 3) {
    const facing = (normals[from] ?? 0) * x + (normals[from + 1] ?? 0) * y + (normals[from + 2] ?? 0) * z
    const cell = cells[at] ?? 0
    const depth = depths[at] ?? 0
    // A surface seen at a grazing angle spans a larger depth within its own cell.
    const own = skinMm + cellMm * Math.min(3, 1 / Math.max(0.2, Math.abs(facing)) - 1)
    const light = facing > 0 ? facing * sky : -facing * paper
    const isFree = facing > 0 ? (nearest[cell] ?? 0) - depth < own : depth - (furthest[cell] ?? 0) < own
    all[at] = (all[at] ?? 0) + light
    if (isFree) seen[at] = (seen[at] ?? 0) + light
  }
}

/**
 * Records for each vertex its cell and depth along an axis, and for each cell the nearest and furthest depth.
 */
function noteDepths([x, y, z]: Direction, positions: Float32Array, work: Work): void {
  const { half, cells, depths, nearest, furthest } = work
  nearest.fill(-Infinity)
  furthest.fill(Infinity)
  // Two perpendicular axes, which exist for every direction: none is the y axis.
  const flat = Math.hypot(x, z)
  const rightX = z / flat / cellMm
  const rightZ = -x / flat / cellMm
  const upX = y * rightZ
  const upY = z * rightX - x * rightZ
  const upZ = -y * rightX
  for (let at = 0, from = 0; at < cells.length; at++, from += 3) {
    const px = positions[from] ?? 0
    const py = positions[from + 1] ?? 0
    const pz = positions[from + 2] ?? 0
    const column = Math.floor(px * rightX + pz * rightZ) + half
    const row = Math.floor(px * upX + py * upY + pz * upZ) + half
    const cell = row * 2 * half + column
    const depth = px * x + py * y + pz * z
    cells[at] = cell
    depths[at] = depth
    if (depth > (nearest[cell] ?? 0)) nearest[cell] = depth
    if (depth < (furthest[cell] ?? 0)) furthest[cell] = depth
  }
}

/** Averages each vertex with its neighbours: the few directions leave steps that a real sky does not. */
function softened(light: Float32Array<ArrayBuffer>, triangles: Uint32Array): Float32Array<ArrayBuffer> {
  const sum = light.slice()
  const count = new Float32Array(light.length).fill(1)
  for (let at = 0; at < triangles.length; at += 3) {
    const a = triangles[at] ?? 0
    const b = triangles[at + 1] ?? 0
    const c = triangles[at + 2] ?? 0
    const all = (light[a] ?? 0) + (light[b] ?? 0) + (light[c] ?? 0)
    sum[a] = (sum[a] ?? 0) + all
    sum[b] = (sum[b] ?? 0) + all
    sum[c] = (sum[c] ?? 0) + all
    count[a] = (count[a] ?? 0) + 3
    count[b] = (count[b] ?? 0) + 3
    count[c] = (count[c] ?? 0) + 3
  }
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) / (count[at] ?? 1)
  return sum
}
