import type { Mesh } from '../geometry/mesh.ts'

const headerBytes = 80
const triangleBytes = 50

/**
 * The oldest file format of printers: triangles in mm with their normals, and nothing else. 84 bytes and 50 per
 * triangle.
 */
export function binaryStl({ positions, triangles }: Mesh): Uint8Array<ArrayBuffer> {
  const count = triangles.length / 3
  const bytes = new Uint8Array(headerBytes + 4 + count * triangleBytes)
  // A header starting with "solid" would be read as the text form of the format.
  new TextEncoder().encodeInto('Hadashi, binary STL, mm', bytes)
  const view = new DataView(bytes.buffer)
  view.setUint32(headerBytes, count, true)
  for (let triangle = 0; triangle < count; triangle++) {
    const at = headerBytes + 4 + triangle * triangleBytes
    const [a, b, c] = [0, 1, 2].map((corner) => triangles[triangle * 3 + corner]! * 3) as [number, number, number]
    writeNormal(view, at, positions, a, b, c)
    for (const [index, from] of [a, b, c].entries())
      for (let axis = 0; axis < 3; axis++)
        view.setFloat32(at + 12 + index * 12 + axis * 4, positions[from + axis]!, true)
  }
  return bytes
}

/** A unit normal, or zeros for a triangle without area: readers then compute it themselves. */
function writeNormal(view: DataView, at: number, positions: Float32Array, a: number, b: number, c: number): void {
  const edge = (to: number, axis: number) => positions[to + axis]! - positions[a + axis]!
  const x = edge(b, 1) * edge(c, 2) - edge(b, 2) * edge(c, 1)
  const y = edge(b, 2) * edge(c, 0) - edge(b, 0) * edge(c, 2)
  const z = edge(b, 0) * edge(c, 1) - edge(b, 1) * edge(c, 0)
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  view.setFloat32(at, x / length, true)
  view.setFloat32(at + 4, y / length, true)
  view.setFloat32(at + 8, z / length, true)
}
