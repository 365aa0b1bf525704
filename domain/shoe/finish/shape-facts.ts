import type { Mesh } from '../geometry/mesh.ts'

/** Counts the connected bodies. */
function countBodies({ positions, triangles }: Mesh): number {
  const parent = new Int32Array(positions.length / 3).map((_, corner) => corner)
  const findRoot = (corner: number) => {
    let at = corner
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
  const join = (a: number, b: number) => {
    const one = findRoot(a)
    const other = findRoot(b)
    if (one !== other) parent[Math.max(one, other)] = Math.min(one, other)
  }
  for (let k = 0; k < triangles.length; k += 3) {
    join(triangles[k]!, triangles[k + 1]!)
    join(triangles[k]!, triangles[k + 2]!)
  }
  let bodies = 0
  for (let corner = 0; corner < parent.length; corner += 1) if (parent[corner] === corner) bodies += 1
  return bodies
}

export type ShapeFacts = {
  readonly volumeMm3: number
  readonly components: number
  /** The number of through-holes of all bodies together. */
  readonly genus: number
}

/**
 * Volume by the divergence theorem; genus by the Euler characteristic, which assumes that every edge has two triangles.
 */
export function shapeFacts(mesh: Mesh): ShapeFacts {
  const { positions: p, triangles } = mesh
  let six = 0
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k]! * 3
    const b = triangles[k + 1]! * 3
    const c = triangles[k + 2]! * 3
    six +=
      p[a]! * (p[b + 1]! * p[c + 2]! - p[b + 2]! * p[c + 1]!) -
      p[a + 1]! * (p[b]! * p[c + 2]! - p[b + 2]! * p[c]!) +
      p[a + 2]! * (p[b]! * p[c + 1]! - p[b + 1]! * p[c]!)
  }
  const components = countBodies(mesh)
  const euler = p.length / 3 - triangles.length / 6
  return { volumeMm3: six / 6, components, genus: components - euler / 2 }
}
