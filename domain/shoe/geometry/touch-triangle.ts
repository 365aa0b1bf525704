import type { FinishedMesh } from './mesh.ts'

/**
 * The nearest contact so far: its squared distance, and how far the point lies in front of the surface, along its
 * normal there.
 */
export type TriangleContact = { gap: number; ahead: number }

/**
 * Updates `nearest` if this triangle is nearer. Finds the nearest point of the triangle by its Voronoi regions
 * (Ericson, Real-Time Collision Detection, 5.1.5); the normal is interpolated between the vertices.
 */
export function touchTriangle(
  { positions: p, normals: n, triangles }: FinishedMesh,
  triangle: number,
  [x, y, z]: readonly [number, number, number],
  nearest: TriangleContact,
): void {
  const a = triangles[triangle]! * 3
  const b = triangles[triangle + 1]! * 3
  const c = triangles[triangle + 2]! * 3
  const abx = p[b]! - p[a]!
  const aby = p[b + 1]! - p[a + 1]!
  const abz = p[b + 2]! - p[a + 2]!
  const acx = p[c]! - p[a]!
  const acy = p[c + 1]! - p[a + 1]!
  const acz = p[c + 2]! - p[a + 2]!
  const apx = x - p[a]!
  const apy = y - p[a + 1]!
  const apz = z - p[a + 2]!
  const d1 = abx * apx + aby * apy + abz * apz
  const d2 = acx * apx + acy * apy + acz * apz
  const abab = abx * abx + aby * aby + abz * abz
  const abac = abx * acx + aby * acy + abz * acz
  const acac = acx * acx + acy * acy + acz * acz
  const [d3, d4] = [d1 - abab, d2 - abac]
  const [d5, d6] = [d1 - abac, d2 - acac]
  const [va, vb, vc] = [d3 * d6 - d5 * d4, d5 * d2 - d1 * d6, d1 * d4 - d3 * d2]
  // The barycentric weights of b and c in the nearest point; a has the rest.
  let [s, t] = [0, 0]
  if (d1 <= 0 && d2 <= 0) [s, t] = [0, 0]
  else if (d3 >= 0 && d4 <= d3) [s, t] = [1, 0]
  else if (d6 >= 0 && d5 <= d6) [s, t] = [0, 1]
  else if (vc <= 0 && d1 >= 0 && d3 <= 0) s = d1 / (d1 - d3)
  else if (vb <= 0 && d2 >= 0 && d6 <= 0) t = d2 / (d2 - d6)
  else if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) {
    t = (d4 - d3) / (d4 - d3 + d5 - d6)
    s = 1 - t
  } else {
    s = vb / (va + vb + vc)
    t = vc / (va + vb + vc)
  }
  const dx = apx - s * abx - t * acx
  const dy = apy - s * aby - t * acy
  const dz = apz - s * abz - t * acz
  const gap = dx * dx + dy * dy + dz * dz
  if (gap >= nearest.gap) return
  const r = 1 - s - t
  const lookX = r * n[a]! + s * n[b]! + t * n[c]!
  const lookY = r * n[a + 1]! + s * n[b + 1]! + t * n[c + 1]!
  const lookZ = r * n[a + 2]! + s * n[b + 2]! + t * n[c + 2]!
  nearest.gap = gap
  nearest.ahead = dx * lookX + dy * lookY + dz * lookZ
}
