import type { Mesh } from '#domain/shoe/geometry/mesh.ts'

/** Edges that do not come by exactly once in each direction, and triangles that are none. */
export function openEdges({ positions, triangles }: Mesh): number {
  const corners = positions.length / 3
  const edges = new Map<number, number>()
  for (let k = 0; k < triangles.length; k += 3)
    for (let side = 0; side < 3; side += 1) {
      const key = triangles[k + side]! * corners + triangles[k + ((side + 1) % 3)]!
      edges.set(key, (edges.get(key) ?? 0) + 1)
    }
  let defects = 0
  for (const [key, count] of edges) {
    const [from, to] = [Math.floor(key / corners), key % corners]
    if (from === to || count !== 1 || edges.get(to * corners + from) !== 1) defects += 1
  }
  return defects
}
