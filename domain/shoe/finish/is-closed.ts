import type { Mesh } from '../mesh.ts'

/**
 * Whether every edge comes by as often in one direction as in the other: a number for each edge, added or taken away, must
 * leave nothing. Where a last is steeper than the mesher looks out for, a piece of the surface can be missing.
 */
export function isClosed({ triangles }: Mesh): boolean {
  let [one, other] = [0, 0]
  for (let k = 0; k < triangles.length; k += 1) {
    const from = triangles[k]!
    const to = triangles[k % 3 === 2 ? k - 2 : k + 1]!
    const name = Math.imul(Math.min(from, to) ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(Math.max(from, to), 0xc2b2ae35)
    const mixed = Math.imul(name ^ (name >>> 15), 0x2c1b3c6d)
    const way = from < to ? 1 : -1
    one = (one + way * mixed) | 0
    other = (other + way * Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39)) | 0
  }
  return one === 0 && other === 0
}
