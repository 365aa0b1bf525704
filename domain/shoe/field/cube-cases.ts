/**
 * Marching cubes: the triangles of the surface within a cube, over the cube's edges, for each of the 256 combinations
 * of corners inside and outside. The table is computed, not copied: on each face the border connects neighbouring
 * edges, and on a face with two crossings the inside corners are separated, so that two cubes always agree about their
 * shared face.
 */

/** Corner k of a cube: bit 0 is x, bit 1 is y, bit 2 is z. An edge leads from a corner along one axis. */
export const cubeEdges: readonly { readonly corner: number; readonly axis: number }[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3, 4, 5, 6, 7].filter((corner) => (corner & (1 << axis)) === 0).map((corner) => ({ corner, axis })),
)

/** The corners of each face, counterclockwise seen from outside. */
const faces = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
] as const

function edgeBetween(a: number, b: number): number {
  const corner = Math.min(a, b)
  const axis = Math.abs(a - b) === 1 ? 0 : Math.abs(a - b) === 2 ? 1 : 2
  return cubeEdges.findIndex((edge) => edge.corner === corner && edge.axis === axis)
}

/** Maps each edge to the next one along the border over the faces, with the inside on its right. */
function faceBorders(inside: number): Map<number, number> {
  const next = new Map<number, number>()
  for (const face of faces) {
    const isIn = face.map((corner) => (inside & (1 << corner)) !== 0)
    const entering: number[] = []
    const leaving: number[] = []
    face.forEach((_, k) => {
      const after = (k + 1) % 4
      if (isIn[k] === isIn[after]) return
      ;(isIn[k] ? leaving : entering).push(k)
    })
    for (const from of entering) {
      // The inside corners that start here end at the next leaving edge.
      const to = leaving.reduce((best, k) => ((k - from + 4) % 4 < (best - from + 4) % 4 ? k : best), leaving[0]!)
      const edge = (k: number) => edgeBetween(face[k]!, face[(k + 1) % 4]!)
      next.set(edge(from), edge(to))
    }
  }
  return next
}

function shareFace(a: number, b: number): boolean {
  const touches = (edge: number, face: readonly number[]) => {
    const { corner, axis } = cubeEdges[edge]!
    return face.includes(corner) && face.includes(corner | (1 << axis))
  }
  return faces.some((face) => touches(a, face) && touches(b, face))
}

/** Triangulates a loop without a cut that lies in a face: the neighbouring cube might produce the same one. */
function triangulated(loop: readonly number[]): number[] | undefined {
  if (loop.length === 3) return [...loop]
  for (let k = 0; k < loop.length; k += 1) {
    const [a, b, c] = [0, 1, 2].map((step) => loop[(k + step) % loop.length]!) as [number, number, number]
    if (shareFace(a, c)) continue
    const rest = triangulated(loop.filter((edge) => edge !== b))
    if (rest) return [a, b, c, ...rest]
  }
  return undefined
}

function caseTriangles(inside: number): readonly number[] {
  const next = faceBorders(inside)
  const triangles: number[] = []
  while (next.size > 0) {
    const first = next.keys().next().value!
    const loop: number[] = []
    for (let edge = first; next.has(edge); ) {
      loop.push(edge)
      const after = next.get(edge)!
      next.delete(edge)
      edge = after
    }
    const cut = triangulated(loop)
    if (!cut) throw new Error(`No way to close a loop of ${loop.length} edges`)
    triangles.push(...cut)
  }
  return triangles
}

export const cubeTriangles: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, inside) =>
  caseTriangles(inside),
)
