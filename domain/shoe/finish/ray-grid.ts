import type { Mesh } from '../geometry/mesh.ts'

/** The distance of the first triangle, and the cosine of the angle it is hit at: 1 from behind, -1 from the front. */
export type RayHit = { readonly mm: number; readonly facing: number }

/** x, y and z. */
type Three = [number, number, number]
export const axes = [0, 1, 2] as const

/** An origin and a direction of length 1. */
export type Ray = { readonly from: Three; readonly towards: Three }

const bucketMm = 2.5
/** A ray through an edge hits both triangles rather than none. */
const slack = 1e-6

type Buckets = {
  readonly min: Readonly<Three>
  readonly count: Readonly<Three>
  /** Where each bucket starts in `triangleIds`. */
  readonly starts: Uint32Array
  readonly triangleIds: Uint32Array
}

/** Puts each triangle into every bucket that its bounding box touches. */
function fillBuckets({ positions: p, triangles }: Mesh): Buckets {
  const min: Three = [1e9, 1e9, 1e9]
  const max: Three = [-1e9, -1e9, -1e9]
  for (let at = 0; at < p.length; at += 3)
    for (const axis of axes) {
      const mm = p[at + axis]!
      if (mm < min[axis]) min[axis] = mm
      if (mm > max[axis]) max[axis] = mm
    }
  const countAlong = (axis: 0 | 1 | 2) => Math.floor((max[axis] - min[axis]) / bucketMm) + 1
  const count: Three = [countAlong(0), countAlong(1), countAlong(2)]
  const [, countY, countZ] = count
  const total = triangles.length / 3
  // First and last bucket along each axis.
  const boxes = new Uint16Array(total * 6)
  for (let k = 0; k < triangles.length; k += 3)
    for (const axis of axes) {
      const a = p[triangles[k]! * 3 + axis]!
      const b = p[triangles[k + 1]! * 3 + axis]!
      const c = p[triangles[k + 2]! * 3 + axis]!
      boxes[k * 2 + axis] = (Math.min(a, b, c) - min[axis]) / bucketMm
      boxes[k * 2 + axis + 3] = (Math.max(a, b, c) - min[axis]) / bucketMm
    }
  const starts = new Uint32Array(count[0] * countY * countZ + 1)
  const each = (take: (bucket: number, triangle: number) => void) => {
    for (let triangle = 0; triangle < total; triangle += 1) {
      const at = triangle * 6
      for (let i = boxes[at]!; i <= boxes[at + 3]!; i += 1)
        for (let j = boxes[at + 1]!; j <= boxes[at + 4]!; j += 1)
          for (let k = boxes[at + 2]!; k <= boxes[at + 5]!; k += 1) take((i * countY + j) * countZ + k, triangle)
    }
  }
  each((bucket) => {
    starts[bucket + 1]! += 1
  })
  for (let bucket = 1; bucket < starts.length; bucket += 1) starts[bucket]! += starts[bucket - 1]!
  const triangleIds = new Uint32Array(starts[starts.length - 1]!)
  const next = starts.slice()
  each((bucket, triangle) => {
    triangleIds[next[bucket]!] = triangle
    next[bucket]! += 1
  })
  return { min, count, starts, triangleIds }
}

/** Returns a function that finds the first triangle that a short ray hits, walking from bucket to bucket. */
export function rayGrid({ positions: p, triangles }: Mesh): (ray: Ray, reachMm: number) => RayHit | undefined {
  const { min, count, starts, triangleIds } = fillBuckets({ positions: p, triangles })
  const [countX, countY, countZ] = count
  const cell: Three = [0, 0, 0]
  const border: Three = [0, 0, 0]
  return ({ from, towards }, reachMm) => {
    const [x, y, z] = from
    const [dx, dy, dz] = towards
    for (const axis of axes) {
      cell[axis] = Math.floor((from[axis] - min[axis]) / bucketMm)
      const d = towards[axis]
      const edge = min[axis] + (cell[axis] + (d > 0 ? 1 : 0)) * bucketMm
      border[axis] = d === 0 ? 1e9 : (edge - from[axis]) / d
    }
    let nearest = reachMm
    let facing = 0
    for (let walked = 0; walked < nearest; ) {
      const [i, j, k] = cell
      const isIn = i >= 0 && j >= 0 && k >= 0 && i < countX && j < countY && k < countZ
      const bucket = isIn ? (i * countY + j) * countZ + k : starts.length
      for (let at = starts[bucket] ?? 0; isIn && at < starts[bucket + 1]!; at += 1) {
        // First intersects the plane of the triangle, then tests whether the point is inside (Möller and Trumbore
        // 1997).
        const triangle = triangleIds[at]! * 3
        const a = triangles[triangle]! * 3
        const b = triangles[triangle + 1]! * 3
        const c = triangles[triangle + 2]! * 3
        const ax = p[a]!
        const ay = p[a + 1]!
        const az = p[a + 2]!
        const ux = p[b]! - ax
        const uy = p[b + 1]! - ay
        const uz = p[b + 2]! - az
        const vx = p[c]! - ax
        const vy = p[c + 1]! - ay
        const vz = p[c + 2]! - az
        const nx = uy * vz - uz * vy
        const ny = uz * vx - ux * vz
        const nz = ux * vy - uy * vx
        const across = nx * dx + ny * dy + nz * dz
        const wx = ax - x
        const wy = ay - y
        const wz = az - z
        const mm = (nx * wx + ny * wy + nz * wz) / across
        if (!(mm > 0 && mm < nearest)) continue
        const hx = dx * mm - wx
        const hy = dy * mm - wy
        const hz = dz * mm - wz
        const size = nx * nx + ny * ny + nz * nz
        const s = (nx * (hy * vz - hz * vy) + ny * (hz * vx - hx * vz) + nz * (hx * vy - hy * vx)) / size
        const t = (nx * (uy * hz - uz * hy) + ny * (uz * hx - ux * hz) + nz * (ux * hy - uy * hx)) / size
        if (s < -slack || t < -slack || s + t > 1 + slack) continue
        nearest = mm
        facing = across / Math.sqrt(size)
      }
      const axis = border[0] <= border[1] && border[0] <= border[2] ? 0 : border[1] <= border[2] ? 1 : 2
      walked = border[axis]
      border[axis] += bucketMm / Math.abs(towards[axis])
      cell[axis] += towards[axis] > 0 ? 1 : -1
    }
    return nearest < reachMm ? { mm: nearest, facing } : undefined
  }
}
