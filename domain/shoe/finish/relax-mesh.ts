import type { Mesh } from '../geometry/mesh.ts'

/**
 * Takes the steps of the grid out of thin edges, for the eye only: each corner moves towards its neighbours and then a
 * little farther back, so nothing shrinks (Taubin 1995). A mesh to be printed stays where the field has it.
 */
export function relaxMesh({ positions, triangles }: Mesh): Mesh {
  // Each edge comes by once in either direction: a corner has as many neighbours as triangles.
  const neighbours = new Uint8Array(positions.length / 3)
  for (const corner of triangles) neighbours[corner]! += 1
  let at = positions
  for (const share of [0.5, -0.53, 0.5, -0.53]) at = moved(at, triangles, neighbours, share)
  return { positions: at, triangles }
}

function moved(
  at: Mesh['positions'],
  triangles: Mesh['triangles'],
  neighbours: Uint8Array,
  share: number,
): Mesh['positions'] {
  const sum = new Float32Array(at.length)
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k]! * 3
    const b = triangles[k + 1]! * 3
    const c = triangles[k + 2]! * 3
    for (let axis = 0; axis < 3; axis += 1) {
      sum[a + axis]! += at[b + axis]!
      sum[b + axis]! += at[c + axis]!
      sum[c + axis]! += at[a + axis]!
    }
  }
  const next = new Float32Array(at.length)
  for (let corner = 0; corner < neighbours.length; corner += 1)
    for (let k = corner * 3; k < corner * 3 + 3; k += 1)
      next[k] = at[k]! + share * (sum[k]! / neighbours[corner]! - at[k]!)
  return next
}
