import type { FinishedMesh } from '../geometry/mesh.ts'
import { shoeColours } from '../shoe-colours.ts'
import type { FileLook } from './file-look.ts'

/** Constants of glTF 2.0. */
const [float, uint32] = [5126, 5125]
const [arrayBuffer, elementBuffer] = [34962, 34963]
const [magic, version, jsonChunk, binaryChunk] = [0x4654_6c67, 2, 0x4e4f_534a, 0x004e_4942]
const headerBytes = 12
const chunkBytes = 8

/**
 * Converts our axes (mm, z up, toes at +x) to those of glTF (metres, y up, facing +z). The columns are the images of x,
 * y and z.
 */
const toMetres = [0, 0, 0.001, 0, 0.001, 0, 0, 0, 0, 0.001, 0, 0, 0, 0, 0, 1]

/** The file for 3D viewers (glTF 2.0, binary). */
export function glb(mesh: FinishedMesh, look: FileLook): Uint8Array<ArrayBuffer> {
  const parts = [mesh.positions, mesh.normals, mesh.uvs, mesh.triangles]
  const binaryLength = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const text = new TextEncoder().encode(JSON.stringify(scene(mesh, look, binaryLength)))
  const textLength = Math.ceil(text.length / 4) * 4
  const bytes = new Uint8Array(headerBytes + chunkBytes * 2 + textLength + binaryLength)
  const view = new DataView(bytes.buffer)
  const words = (at: number, ...values: readonly number[]) => {
    for (const [index, value] of values.entries()) view.setUint32(at + index * 4, value, true)
  }
  words(0, magic, version, bytes.length, textLength, jsonChunk)
  const textAt = headerBytes + chunkBytes
  bytes.fill(0x20, textAt, textAt + textLength)
  bytes.set(text, textAt)
  words(textAt + textLength, binaryLength, binaryChunk)
  let at = textAt + textLength + chunkBytes
  for (const { buffer, byteOffset, byteLength } of parts) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

function scene({ positions, normals, uvs, triangles }: FinishedMesh, { colour, name }: FileLook, byteLength: number) {
  const lengths = [positions, normals, uvs, triangles].map((part) => part.byteLength)
  const offsets = lengths.map((_, index) => lengths.slice(0, index).reduce((sum, length) => sum + length, 0))
  const count = positions.length / 3
  return {
    asset: { version: '2.0', generator: 'Hadashi' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0, matrix: toMetres }],
    meshes: [
      { name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] },
    ],
    materials: [
      {
        name: colour,
        pbrMetallicRoughness: { baseColorFactor: [...linear(colour), 1], metallicFactor: 0, roughnessFactor: 0.85 },
      },
    ],
    accessors: [
      { bufferView: 0, componentType: float, count, type: 'VEC3', ...extremes(positions) },
      { bufferView: 1, componentType: float, count, type: 'VEC3' },
      { bufferView: 2, componentType: float, count, type: 'VEC2' },
      { bufferView: 3, componentType: uint32, count: triangles.length, type: 'SCALAR' },
    ],
    bufferViews: lengths.map((byteLength, index) => ({
      buffer: 0,
      byteOffset: offsets[index],
      byteLength,
      target: index === 3 ? elementBuffer : arrayBuffer,
    })),
    buffers: [{ byteLength }],
  }
}

function extremes(positions: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [positions.slice(0, 3), positions.slice(0, 3)]
  for (const [at, value] of positions.entries()) {
    if (value < min[at % 3]!) min[at % 3] = value
    if (value > max[at % 3]!) max[at % 3] = value
  }
  return { min: [...min], max: [...max] }
}

/** Converts sRGB (IEC 61966-2-1) to the linear colours that glTF requires. */
function linear(colour: FileLook['colour']): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(shoeColours[colour].slice(at, at + 2), 16) / 255
    const straight = part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    // Engines differ in the last digits of a power; rounding keeps the file identical.
    return Math.round(straight * 10_000) / 10_000
  })
}
