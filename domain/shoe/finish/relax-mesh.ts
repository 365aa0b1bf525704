import type { Edges } from '../geometry/edges.ts'
import type { Mesh } from '../geometry/mesh.ts'

/**
 * Smooths the steps of the grid on thin edges, for display only: each vertex moves towards its neighbours and then a
 * little farther back, so that nothing shrinks (Taubin 1995). Expects a closed mesh. A mesh for printing keeps its
 * exact vertices.
 */
export function relaxMesh(mesh: Mesh, edges: Edges): Mesh {
  let at = mesh.positions
  for (const share of [0.5, -0.53, 0.5, -0.53]) at = moved(at, edges, share)
  return { positions: at, triangles: mesh.triangles }
}

function moved(at: Mesh['positions'], { begins, ends }: Edges, share: number): Mesh['positions'] {
  const next = new Float32Array(at.length)
  for (let corner = 0; corner < begins.length - 1; corner += 1) {
    const begin = begins[corner]!
    const end = begins[corner + 1]!
    let [x, y, z] = [0, 0, 0]
    for (let index = begin; index < end; index += 1) {
      const to = ends[index]! * 3
      x += at[to]!
      y += at[to + 1]!
      z += at[to + 2]!
    }
    const count = end - begin
    const own = corner * 3
    next[own] = at[own]! + share * (x / count - at[own]!)
    next[own + 1] = at[own + 1]! + share * (y / count - at[own + 1]!)
    next[own + 2] = at[own + 2]! + share * (z / count - at[own + 2]!)
  }
  return next
}
