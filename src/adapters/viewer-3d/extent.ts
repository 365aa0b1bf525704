import type { Mesh } from '#domain/shoe/geometry/mesh.ts'

/** A mesh that is moved sideways by an offset. */
export type PlacedMesh = { readonly mesh: Pick<Mesh, 'positions' | 'triangles'>; readonly asideMm: number }

type Corner = readonly [number, number, number]
export type Extent = { readonly min: Corner; readonly max: Corner }

/** The bounding box of the meshes. */
export function measureExtent(things: readonly PlacedMesh[]): Extent {
  const min: [number, number, number] = [Infinity, Infinity, Infinity]
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { mesh, asideMm } of things)
    for (const [at, value] of mesh.positions.entries()) {
      const axis = (at % 3) as 0 | 1 | 2
      const coordinate = axis === 1 ? value + asideMm : value
      if (coordinate < min[axis]) min[axis] = coordinate
      if (coordinate > max[axis]) max[axis] = coordinate
    }
  return { min, max }
}

/** The number of points that is enough to frame a mesh. */
const enough = 1_500

/** A sample of points of the meshes relative to a centre, as x, y, z triples. */
export function pointsAbout(middle: Corner, things: readonly PlacedMesh[]): Float32Array {
  const [mx, my, mz] = middle
  const points: number[] = []
  for (const { mesh, asideMm } of things) {
    const { positions } = mesh
    const step = 3 * Math.max(1, Math.floor(positions.length / 3 / enough))
    for (let at = 0; at + 2 < positions.length; at += step)
      points.push((positions[at] ?? 0) - mx, (positions[at + 1] ?? 0) + asideMm - my, (positions[at + 2] ?? 0) - mz)
  }
  return Float32Array.from(points)
}
