import { expect, test } from 'vitest'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import type { Mesh } from '../geometry/mesh.ts'
import { printMesh } from './print-mesh.ts'
import type { SimplifyMesh } from './simplify.ts'

const box = boxMesh(200, 80, 60)

/** Two meshes in one, which a simplifier should never return. */
function beside(one: Mesh, other: Mesh): Mesh {
  const first = one.positions.length / 3
  return {
    positions: Float32Array.from([...one.positions, ...other.positions.map((value) => value + 500)]),
    triangles: Uint32Array.from([...one.triangles, ...other.triangles.map((corner) => corner + first)]),
  }
}

test('printMesh returns the simplified mesh if it is still the same body', () => {
  const simpler = boxMesh(200, 80, 59.95)
  expect(printMesh(box, 0, () => simpler)).toBe(simpler)
})

test('printMesh returns every triangle without a simplifier', () => {
  expect(printMesh(box, 0, undefined)).toBe(box)
})

test.each<[string, SimplifyMesh]>([
  ['is open', ({ positions, triangles }) => ({ positions, triangles: triangles.slice(3) })],
  ['shrinks', () => boxMesh(200, 80, 59)],
  ['grows', () => boxMesh(200, 80, 61)],
  ['falls apart', (mesh) => beside(mesh, boxMesh(1, 1, 1))],
  ['becomes empty', () => ({ positions: new Float32Array(), triangles: new Uint32Array() })],
])('printMesh rejects a mesh that %s by simplifying', (_, simplify) => {
  expect(printMesh(box, 0, simplify)).toBeUndefined()
})

test('printMesh rejects an invalid body without simplifying it', () => {
  const never: SimplifyMesh = () => {
    throw new Error('simplified')
  }
  expect(printMesh(box, 1, never)).toBeUndefined()
  expect(printMesh(beside(box, box), 0, never)).toBeUndefined()
  expect(printMesh({ ...box, triangles: box.triangles.slice(3) }, 0, never)).toBeUndefined()
})
