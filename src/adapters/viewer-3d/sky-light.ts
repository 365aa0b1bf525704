import type { FinishedMesh } from '#domain/shoe/mesh.ts'

type Direction = readonly [number, number, number]

/** Even over the upper half of the ball, as the seeds of a sunflower; each is looked along from both of its ends. */
const axes: readonly Direction[] = Array.from({ length: 16 }, (_, place) => {
  const z = 1 - (place + 0.5) / 16
  const flat = Math.sqrt(1 - z * z)
  const turn = place * Math.PI * (3 - Math.sqrt(5))
  return [flat * Math.cos(turn), flat * Math.sin(turn), z]
})
/** Coarser than the corners lie apart, so that a surface has no gaps. */
const cellMm = 2.2
/** What lies so little before a corner is the surface that it lies in. */
const skinMm = 2.6
/** The sky is brightest straight above; the paper gives back a part of it, least from straight below. */
const fromSky = (z: number) => 0.35 + 0.65 * z
const fromPaper = (z: number) => 0.42 * (1 - 0.6 * z)
/** What lies open and level sees all of the sky. */
const whole = axes.reduce((sum, [, , z]) => sum + z * fromSky(z), 0)

type Shape = Pick<FinishedMesh, 'positions' | 'normals' | 'triangles'>

/**
 * How much light of an even sky, and of the paper below, comes to each corner; 1 where it is open and level. It is the soft
 * shade inside a shoe, between the toes and under a band: worked out once for a shoe, and free at each picture.
 */
export function skyLight({ positions, normals, triangles }: Shape): Float32Array<ArrayBuffer> {
  const light = new Float32Array(positions.length / 3)
  const work = workFor(positions)
  for (const axis of axes) addAlong(axis, positions, normals, work, light)
  for (let at = 0; at < light.length; at++) light[at] = (light[at] ?? 0) / whole
  return softened(softened(light, triangles), triangles)
}

/** Room to work in, for a grid that holds the shape whichever way it is looked at. */
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

// Written out without lists: it is done for millions of corners while somebody waits.
function addAlong(
  [x, y, z]: Direction,
  positions: Float32Array,
  normals: Float32Array,
  work: Work,
  light: Float32Array,
) {
  noteDepths(x, y, z, positions, work)
  const { cells, depths, nearest, furthest } = work
  const sky = fromSky(z)
  const paper = fromPaper(z)
  for (let at = 0, from = 0; at < light.length; at++, from += 3) {
    const facing = (normals[from] ?? 0) * x + (normals[from + 1] ?? 0) * y + (normals[from + 2] ?? 0) * z
    const cell = cells[at] ?? 0
    const depth = depths[at] ?? 0
    // A surface that is seen askew lies deep in its own cell.
    const own = skinMm + cellMm * Math.min(3, 1 / Math.max(0.2, Math.abs(facing)) - 1)
    if (facing > 0) {
      if ((nearest[cell] ?? 0) - depth < own) light[at] = (light[at] ?? 0) + facing * sky
    } else if (depth - (furthest[cell] ?? 0) < own) light[at] = (light[at] ?? 0) - facing * paper
  }
}

/** Which cell each corner is seen in along an axis, how near it is, and what is nearest and furthest there. */
function noteDepths(x: number, y: number, z: number, positions: Float32Array, work: Work): void {
  const { half, cells, depths, nearest, furthest } = work
  nearest.fill(-Infinity)
  furthest.fill(Infinity)
  // Two directions across, whichever the axis is: it is never the y axis.
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

/** Each corner takes the mean of itself and those beside it: a few directions leave steps that a sky does not. */
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
