import type { Mesh } from '#domain/shoe/mesh.ts'

/** A mesh that stands beside its own place. */
export type Standing = { readonly mesh: Pick<Mesh, 'positions' | 'triangles'>; readonly asideMm: number }

type Corner = readonly [number, number, number]
export type Extent = { readonly least: Corner; readonly most: Corner }

/** How far things reach, each way. */
export function extentOf(things: readonly Standing[]): Extent {
  const least: [number, number, number] = [Infinity, Infinity, Infinity]
  const most: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { mesh, asideMm } of things)
    for (const [at, value] of mesh.positions.entries()) {
      const axis = (at % 3) as 0 | 1 | 2
      const place = axis === 1 ? value + asideMm : value
      if (place < least[axis]) least[axis] = place
      if (place > most[axis]) most[axis] = place
    }
  return { least, most }
}
