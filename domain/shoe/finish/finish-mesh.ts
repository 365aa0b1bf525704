import { length3 } from '../geometry/blend.ts'
import type { FinishedMesh, Mesh } from '../geometry/mesh.ts'

/** The normal of each vertex: the sum over its triangles, weighted by area. */
function computeNormals({ positions: p, triangles }: Mesh): Float32Array<ArrayBuffer> {
  const normals = new Float32Array(p.length)
  for (let k = 0; k < triangles.length; k += 3) {
    const a = triangles[k]! * 3
    const b = triangles[k + 1]! * 3
    const c = triangles[k + 2]! * 3
    const ux = p[b]! - p[a]!
    const uy = p[b + 1]! - p[a + 1]!
    const uz = p[b + 2]! - p[a + 2]!
    const vx = p[c]! - p[a]!
    const vy = p[c + 1]! - p[a + 1]!
    const vz = p[c + 2]! - p[a + 2]!
    for (let corner = k; corner < k + 3; corner += 1) {
      const at = triangles[corner]! * 3
      normals[at]! += uy * vz - uz * vy
      normals[at + 1]! += uz * vx - ux * vz
      normals[at + 2]! += ux * vy - uy * vx
    }
  }
  for (let k = 0; k < normals.length; k += 3) {
    const size = length3(normals[k]!, normals[k + 1]!, normals[k + 2]!) || 1
    normals[k]! /= size
    normals[k + 1]! /= size
    normals[k + 2]! /= size
  }
  return normals
}

/** Projected from above where the surface is flat, from the side where it is steep; 1 is 100 mm. */
function computeUvs({ positions }: Mesh, normals: Float32Array): Float32Array<ArrayBuffer> {
  const uvs = new Float32Array((positions.length / 3) * 2)
  for (let corner = 0; corner < positions.length / 3; corner += 1) {
    const at = corner * 3
    const isFlat = Math.abs(normals[at + 2]!) > 0.7
    uvs[corner * 2] = positions[at]! / 100
    uvs[corner * 2 + 1] = (isFlat ? positions[at + 1]! : positions[at + 2]!) / 100
  }
  return uvs
}

/** Mirrors the mesh for a left shoe and reverses its triangles, so that they face outwards again. */
function mirrored({ positions, triangles }: Mesh): Mesh {
  const turned = triangles.slice()
  for (let k = 0; k < turned.length; k += 3) {
    turned[k + 1] = triangles[k + 2]!
    turned[k + 2] = triangles[k + 1]!
  }
  return { positions: positions.map((value, k) => (k % 3 === 1 ? -value : value)), triangles: turned }
}

export function finishMesh(mesh: Mesh, isLeft: boolean): FinishedMesh {
  const whole = isLeft ? mirrored(mesh) : mesh
  const normals = computeNormals(whole)
  return { ...whole, normals, uvs: computeUvs(whole, normals) }
}
