import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMesh } from '../../../tests/support/builders/meshes/any-mesh.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { binaryStl } from './binary-stl.ts'

/** Parses a binary STL file by its specification. */
function readStl(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer)
  const triangles = Array.from({ length: view.getUint32(80, true) }, (_, triangle) => {
    const numbers = Array.from({ length: 12 }, (_, index) => view.getFloat32(84 + triangle * 50 + index * 4, true))
    return { normal: numbers.slice(0, 3), corners: numbers.slice(3), rest: view.getUint16(84 + triangle * 50 + 48) }
  })
  return { header: new TextDecoder().decode(bytes.subarray(0, 80)), triangles }
}

const triangleCorners = ({ positions, triangles }: Mesh) =>
  [...triangles].flatMap((corner) => [...positions.subarray(corner * 3, corner * 3 + 3)])

test('a file has 84 bytes and 50 per triangle, and every triangle reads back unchanged', () => {
  fc.assert(
    fc.property(anyMesh, (mesh) => {
      const bytes = binaryStl(mesh)
      const { triangles } = readStl(bytes)
      expect(bytes.byteLength).toBe(84 + 50 * (mesh.triangles.length / 3))
      expect(triangles.flatMap(({ corners }) => corners)).toEqual(triangleCorners(mesh))
      expect(triangles.every(({ rest }) => rest === 0)).toBe(true)
    }),
  )
})

test('every normal has length one, or zero for a triangle without area', () => {
  fc.assert(
    fc.property(anyMesh, (mesh) => {
      for (const { normal } of readStl(binaryStl(mesh)).triangles) {
        const length = Math.hypot(...normal)
        expect(length === 0 || Math.abs(length - 1) < 1e-5).toBe(true)
      }
    }),
  )
})

test('a triangle counterclockwise from above has an upward normal', () => {
  const mesh = { positions: new Float32Array([0, 0, 5, 2, 0, 5, 0, 2, 5]), triangles: new Uint32Array([0, 1, 2]) }
  const { header, triangles } = readStl(binaryStl(mesh))
  expect(triangles[0]?.normal).toEqual([0, 0, 1])
  expect(header).not.toMatch(/^solid/)
})
