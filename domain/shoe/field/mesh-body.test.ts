import { expect, test } from 'vitest'
import { openEdges } from '../../../tests/support/builders/meshes/check-mesh.ts'
import { shapeFacts } from '../finish/shape-facts.ts'
import { gridOver } from '../geometry/grid.ts'
import { isClosed } from '../geometry/is-closed.ts'
import type { Last } from '../last/last.ts'
import { meshBody } from './mesh-body.ts'

const span = { from: -30, to: 30 }
const grid = gridOver(span, span, span, 1)
/** The bodies of this test depend on the position only. */
const noLast = { outside: new Float64Array(grid.countX * grid.countY), distance: () => 0 } as unknown as Last

test.each([1, 2.5, 12, 500])('the mesh of a body is closed and complete for a field as steep as %s per mm', (steep) => {
  const radius = 20
  const hollow = { at: (x: number, y: number, z: number) => steep * (Math.abs(Math.hypot(x, y, z) - radius) - 1.6) }
  const mesh = meshBody(grid, noLast, hollow)
  expect(openEdges(mesh)).toBe(0)
  const { volumeMm3, components } = shapeFacts(mesh)
  expect(components).toBe(2)
  const wanted = (4 / 3) * Math.PI * (21.6 ** 3 - 18.4 ** 3)
  expect(Math.abs(volumeMm3 / wanted - 1)).toBeLessThan(0.01)
})

test('a part thinner than the sampling lines are apart is found from the thicker parts', () => {
  const ball = (x: number, y: number, z: number) => Math.hypot(Math.abs(x) - 20, y, z) - 6
  const rod = (x: number, y: number, z: number) => Math.max(Math.hypot(y - 2, z - 2) - 0.9, Math.abs(x) - 20)
  const mesh = meshBody(grid, noLast, { at: (x, y, z) => Math.min(ball(x, y, z), rod(x, y, z)) })
  expect(openEdges(mesh)).toBe(0)
  expect(shapeFacts(mesh)).toMatchObject({ components: 1, genus: 0 })
})

test('a body that leaves the grid has an open mesh', () => {
  const ball = { at: (x: number, y: number, z: number) => Math.hypot(x - 20, y, z) - 15 }
  expect(isClosed(meshBody(grid, noLast, ball))).toBe(false)
})
