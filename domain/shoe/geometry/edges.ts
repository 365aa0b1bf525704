import type { Mesh } from './mesh.ts'

/** The edges of all triangles by start vertex: those of vertex k are in `ends` from begins[k] to begins[k + 1]. */
export type Edges = { readonly begins: Uint32Array; readonly ends: Uint32Array }

export function buildEdges({ positions, triangles }: Mesh): Edges {
  const corners = positions.length / 3
  const begins = new Uint32Array(corners + 1)
  for (let index = 0; index < triangles.length; index += 1) begins[triangles[index]! + 1]! += 1
  for (let corner = 0; corner < corners; corner += 1) begins[corner + 1]! += begins[corner]!
  const filled = begins.slice()
  const ends = new Uint32Array(triangles.length)
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k]!
    const b = triangles[k + 1]!
    const c = triangles[k + 2]!
    ends[filled[a]!] = b
    filled[a]! += 1
    ends[filled[b]!] = c
    filled[b]! += 1
    ends[filled[c]!] = a
    filled[c]! += 1
  }
  return { begins, ends }
}
