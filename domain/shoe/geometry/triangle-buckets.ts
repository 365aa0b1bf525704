import type { Mesh } from './mesh.ts'

const bucketMm = 4

export type TriangleBuckets = {
  readonly bucketMm: number
  /** The bucket index of a position along an axis; also valid outside of the mesh. */
  own(axis: 0 | 1 | 2, mm: number): number
  /** Visits the triangles in the buckets at distance `ring` from a bucket, which form a cubic shell around it. */
  among(i: number, j: number, k: number, ring: number, visit: (triangle: number) => void): void
}

/** Sorts the triangles of a mesh into buckets: each triangle is in every bucket that its bounding box touches. */
export function triangleBuckets({ positions: p, triangles }: Mesh): TriangleBuckets {
  const min = [Infinity, Infinity, Infinity] as [number, number, number]
  const max = [-Infinity, -Infinity, -Infinity] as [number, number, number]
  for (let at = 0; at < p.length; at += 1) {
    const axis = (at % 3) as 0 | 1 | 2
    min[axis] = Math.min(min[axis], p[at]!)
    max[axis] = Math.max(max[axis], p[at]!)
  }
  const own = (axis: 0 | 1 | 2, mm: number) => Math.floor((mm - min[axis]) / bucketMm)
  const count = ([0, 1, 2] as const).map((axis) => (p.length > 0 ? own(axis, max[axis]) + 1 : 0))
  const [countX = 0, countY = 0, countZ = 0] = count

  function eachBucket(triangle: number, visit: (bucket: number) => void): void {
    const [a, b, c] = [triangles[triangle]! * 3, triangles[triangle + 1]! * 3, triangles[triangle + 2]! * 3]
    const low = (axis: 0 | 1 | 2) => own(axis, Math.min(p[a + axis]!, p[b + axis]!, p[c + axis]!))
    const high = (axis: 0 | 1 | 2) => own(axis, Math.max(p[a + axis]!, p[b + axis]!, p[c + axis]!))
    const [highX, highY, highZ] = [high(0), high(1), high(2)]
    const [lowY, lowZ] = [low(1), low(2)]
    for (let i = low(0); i <= highX; i += 1)
      for (let j = lowY; j <= highY; j += 1) for (let k = lowZ; k <= highZ; k += 1) visit((i * countY + j) * countZ + k)
  }

  // Counts first, so that all fit into one array: the triangles of bucket n are from begins[n] to begins[n + 1].
  const begins = new Uint32Array(countX * countY * countZ + 1)
  for (let at = 0; at < triangles.length; at += 3) eachBucket(at, (bucket) => (begins[bucket + 1]! += 1))
  for (let bucket = 1; bucket < begins.length; bucket += 1) begins[bucket]! += begins[bucket - 1]!
  const filled = begins.slice()
  const triangleIds = new Uint32Array(begins.at(-1) ?? 0)
  for (let at = 0; at < triangles.length; at += 3)
    eachBucket(at, (bucket) => {
      triangleIds[filled[bucket]!] = at
      filled[bucket]! += 1
    })

  return {
    bucketMm,
    own,
    among(i, j, k, ring, visit) {
      const within = (at: number, of: number) => Math.min(of - 1, at)
      for (let x = Math.max(0, i - ring); x <= within(i + ring, countX); x += 1)
        for (let y = Math.max(0, j - ring); y <= within(j + ring, countY); y += 1) {
          const isSide = Math.abs(x - i) === ring || Math.abs(y - j) === ring
          // Inside the shell's side walls only its floor and ceiling remain.
          const step = isSide ? 1 : Math.max(1, 2 * ring)
          for (let z = k - ring; z <= k + ring; z += step) {
            if (z < 0 || z >= countZ) continue
            const bucket = (x * countY + y) * countZ + z
            for (let at = begins[bucket]!; at < begins[bucket + 1]!; at += 1) visit(triangleIds[at]!)
          }
        }
    },
  }
}
