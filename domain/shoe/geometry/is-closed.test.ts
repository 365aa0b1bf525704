import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMesh } from '../../../tests/support/builders/meshes/any-mesh.ts'
import { openEdges } from '../../../tests/support/builders/meshes/check-mesh.ts'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { isClosed } from './is-closed.ts'
import type { Mesh } from './mesh.ts'

const box = boxMesh(200, 80, 60)

function changed(change: (triangles: number[][]) => number[][]): Mesh {
  const triangles = Array.from({ length: 12 }, (_, index) => [...box.triangles.subarray(index * 3, index * 3 + 3)])
  return { positions: box.positions, triangles: Uint32Array.from(change(triangles).flat()) }
}

test('isClosed accepts a box', () => {
  expect(isClosed(box)).toBe(true)
})

test.each<[string, (triangles: number[][]) => number[][]]>([
  ['lacks a triangle', (all) => all.slice(1)],
  ['has a triangle twice', (all) => [...all, all[4] ?? []]],
  ['has a triangle that faces inwards', ([first = [], ...rest]) => [first.toReversed(), ...rest]],
  ['has a degenerate triangle', ([[a = 0, b = 0] = [], ...rest]) => [[a, b, b], ...rest]],
])('isClosed rejects a box that %s', (_, change) => {
  expect(isClosed(changed(change))).toBe(false)
})

test('isClosed agrees with counting every edge, for any triangles', () => {
  fc.assert(
    fc.property(anyMesh, (mesh) => {
      expect(isClosed(mesh)).toBe(openEdges(mesh) === 0)
    }),
  )
})
