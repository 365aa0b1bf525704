import { buildEdges, type Edges } from './edges.ts'
import type { Mesh } from './mesh.ts'

/** Whether every edge occurs exactly once in each direction, so that the mesh has an inside and an outside. */
export function isClosed(mesh: Mesh, { begins, ends }: Edges = buildEdges(mesh)): boolean {
  const count = (from: number, to: number) => {
    let found = 0
    for (let index = begins[from]!; index < begins[from + 1]!; index += 1) if (ends[index] === to) found += 1
    return found
  }
  // Each edge is looked up from its lower vertex; an edge that occurs from the higher vertex only makes the totals
  // differ.
  let paired = 0
  for (let from = 0; from < begins.length - 1; from += 1)
    for (let index = begins[from]!; index < begins[from + 1]!; index += 1) {
      const to = ends[index]!
      if (to <= from) continue
      if (count(from, to) !== 1 || count(to, from) !== 1) return false
      paired += 2
    }
  return paired === ends.length
}
