import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMesh } from '../../../tests/support/builders/meshes/any-mesh.ts'
import { validateGltf } from '../../../tests/support/builders/meshes/validate-gltf.ts'
import type { FinishedMesh } from '../geometry/mesh.ts'
import { colourNames } from '../shoe-colours.ts'
import { glb } from './glb.ts'

const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
const looks = fc.record({ colour: fc.constantFrom(...colourNames), name: names })

/** The two chunks of the file, located by the lengths that it states. */
function readGlb(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer)
  const textLength = view.getUint32(12, true)
  const text = new TextDecoder().decode(bytes.subarray(20, 20 + textLength))
  return { scene: JSON.parse(text), textLength, binary: bytes.slice(28 + textLength).buffer }
}

test('the Khronos validator reports neither an error nor a warning', async () => {
  await fc.assert(
    fc.asyncProperty(anyMesh, looks, async (mesh, look) => {
      const { issues, info } = await validateGltf(glb(mesh, look))
      expect({ ...issues, messages: issues.numErrors + issues.numWarnings > 0 ? issues.messages : [] }).toMatchObject({
        numErrors: 0,
        numWarnings: 0,
        messages: [],
      })
      expect(info).toMatchObject({
        totalVertexCount: mesh.positions.length / 3,
        totalTriangleCount: mesh.triangles.length / 3,
      })
    }),
  )
})

test('every number reads back unchanged, and the file has no more bytes than it needs', () => {
  fc.assert(
    fc.property(anyMesh, looks, (mesh, look) => {
      const bytes = glb(mesh, look)
      const { scene, textLength, binary } = readGlb(bytes)
      const corners = mesh.positions.length
      expect(bytes.byteLength).toBe(28 + textLength + 4 * (corners * 2 + (corners / 3) * 2 + mesh.triangles.length))
      expect(new Float32Array(binary, 0, corners)).toEqual(mesh.positions)
      expect(new Uint32Array(binary, scene.bufferViews[3].byteOffset)).toEqual(mesh.triangles)
      expect(scene.nodes[0].name).toBe(look.name)
    }),
  )
})

test('a foot of 250 mm stands upright in metres with its toes towards the viewer', () => {
  const toe = [250, 10, 40, 0, 0, 0, 250, 0, 0]
  const mesh: FinishedMesh = {
    positions: new Float32Array(toe),
    triangles: new Uint32Array([0, 1, 2]),
    normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1]),
    uvs: new Float32Array(6),
  }
  const [{ matrix }] = readGlb(glb(mesh, { colour: 'grey', name: 'Left shoe' })).scene.nodes
  const moved = [0, 1, 2].map((row) => toe.slice(0, 3).reduce((sum, at, axis) => sum + matrix[axis * 4 + row] * at, 0))
  expect(moved).toEqual([expect.closeTo(0.01), expect.closeTo(0.04), expect.closeTo(0.25)])
})
