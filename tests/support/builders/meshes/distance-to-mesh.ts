import type { Mesh } from '#domain/shoe/geometry/mesh.ts'

type Vector = readonly [number, number, number]

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

function toEdge(point: Vector, from: Vector, to: Vector): number {
  const [along, out] = [minus(to, from), minus(point, from)]
  const share = Math.min(1, Math.max(0, dot(out, along) / (dot(along, along) || 1)))
  return Math.hypot(out[0] - share * along[0], out[1] - share * along[1], out[2] - share * along[2])
}

function toTriangle(point: Vector, corners: readonly [Vector, Vector, Vector]): number {
  const [a, b, c] = corners
  const normal = cross(minus(b, a), minus(c, a))
  const size = Math.hypot(...normal)
  const edges = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  const isAbove = edges.every(([from, to]) => dot(cross(minus(to, from), minus(point, from)), normal) >= 0)
  if (size > 0 && isAbove) return Math.abs(dot(minus(point, a), normal)) / size
  return Math.min(...edges.map(([from, to]) => toEdge(point, from, to)))
}

/** How far outside the box around three corners, along one axis: never more than it is to their triangle. */
function toBox(point: Vector, [a, b, c]: readonly [Vector, Vector, Vector]): number {
  const outside = (axis: 0 | 1 | 2) =>
    Math.max(Math.min(a[axis], b[axis], c[axis]) - point[axis], point[axis] - Math.max(a[axis], b[axis], c[axis]))
  return Math.max(outside(0), outside(1), outside(2))
}

/** How far a point is from the surface of a mesh, triangle by triangle: slow, and independent of how meshes are made. */
export function distanceToMesh(point: Vector, { positions, triangles }: Mesh): number {
  const cornerAt = (index: number): Vector => {
    const at = (triangles[index] ?? 0) * 3
    return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
  }
  let nearest = Number.POSITIVE_INFINITY
  for (let k = 0; k < triangles.length; k += 3) {
    const three = [cornerAt(k), cornerAt(k + 1), cornerAt(k + 2)] as const
    if (toBox(point, three) < nearest) nearest = Math.min(nearest, toTriangle(point, three))
  }
  return nearest
}
