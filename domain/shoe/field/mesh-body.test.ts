import { expect, test } from 'vitest'
import { openEdges } from '../../../tests/support/meshes/check-mesh.ts'
import { shapeFacts } from '../finish/shape-facts.ts'
import { gridOver } from '../geometry/grid.ts'
import type { Last } from '../last/last.ts'
import { meshBody } from './mesh-body.ts'

const span = { from: -30, to: 30 }
const grid = gridOver(span, span, span, 1)
/** Bodies of this test go by their place alone. */
const noLast = { outside: new Float64Array(grid.countX * grid.countY), distance: () => 0 } as unknown as Last

test.each([1, 2.5, 12])('a body is closed and whole however steep its field is: %s a mm', (steep) => {
  const radius = 20
  const hollow = { at: (x: number, y: number, z: number) => steep * (Math.abs(Math.hypot(x, y, z) - radius) - 1.6) }
  const mesh = meshBody(grid, noLast, hollow)
  expect(openEdges(mesh)).toBe(0)
  const { volumeMm3, components } = shapeFacts(mesh)
  expect(components).toBe(2)
  const wanted = (4 / 3) * Math.PI * (21.6 ** 3 - 18.4 ** 3)
  expect(Math.abs(volumeMm3 / wanted - 1)).toBeLessThan(0.01)
})
