import type { Mesh } from '../geometry/mesh.ts'

/**
 * Hashes the words of both arrays, by FNV-1a with two initial values: not cryptographic, only an identifier of the
 * result.
 */
export function hashMesh({ positions, triangles }: Mesh): string {
  const words = [new Uint32Array(positions.buffer, positions.byteOffset, positions.length), triangles]
  let [one, other] = [0x811c9dc5, 0x01000193]
  for (const list of words)
    for (let at = 0; at < list.length; at += 1) {
      const word = list[at]!
      one = Math.imul(one ^ word, 0x01000193)
      other = Math.imul(other ^ (word >>> 15) ^ (word << 7), 0x85ebca6b)
    }
  const hex = (value: number) => (value >>> 0).toString(16).padStart(8, '0')
  return hex(one) + hex(other)
}
