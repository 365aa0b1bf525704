import type { FinishedMesh, Mesh } from '../shoe/geometry/mesh.ts'
import { type TriangleContact, touchTriangle } from '../shoe/geometry/touch-triangle.ts'
import { type TriangleBuckets, triangleBuckets } from '../shoe/geometry/triangle-buckets.ts'

/** The largest clearance that maps distinguish. */
export const maxClearanceMm = 20

/** The free side of a surface: where its normals point, as around a shoe, or the opposite, as in a cavity. */
type FreeSide = 'before' | 'behind'

/**
 * The distance of each vertex of the foot to the surface, in mm; negative on the side that is not free, where the foot
 * would penetrate the surface.
 */
export function measureClearance(foot: Pick<Mesh, 'positions'>, surface: FinishedMesh, free: FreeSide = 'before') {
  const clearance = new Float32Array(foot.positions.length / 3)
  const buckets = triangleBuckets(surface)
  const nearest: TriangleContact = { gap: 0, ahead: 0 }
  for (let corner = 0; corner < clearance.length; corner += 1) {
    const [x = 0, y = 0, z = 0] = foot.positions.subarray(corner * 3, corner * 3 + 3)
    findNearest(surface, buckets, [x, y, z], nearest)
    const far = Math.sqrt(nearest.gap)
    // Vertices at the maximum distance count as free, on whichever side.
    const isFree = far >= maxClearanceMm || (free === 'before' ? nearest.ahead >= 0 : nearest.ahead <= 0)
    clearance[corner] = isFree ? far : -far
  }
  return clearance
}

type SurfacePoint = readonly [x: number, y: number, z: number]

/** Searches rings of buckets around a point until no nearer triangle is possible. */
function findNearest(
  surface: FinishedMesh,
  { bucketMm, own, among }: TriangleBuckets,
  at: SurfacePoint,
  nearest: TriangleContact,
) {
  nearest.gap = maxClearanceMm * maxClearanceMm
  nearest.ahead = 0
  const [i, j, k] = [own(0, at[0]), own(1, at[1]), own(2, at[2])]
  const look = (triangle: number) => touchTriangle(surface, triangle, at, nearest)
  for (let ring = 0; ; ring += 1) {
    const min = Math.max(0, ring - 1) * bucketMm
    if (min * min >= nearest.gap) return
    among(i, j, k, ring, look)
  }
}
