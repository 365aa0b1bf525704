import { expect, test } from 'vitest'
import { distinctQuads } from './distinct-quads.ts'
import type { Quad } from './quads.ts'

const quad = (x: number, y: number, steps: number): Quad => ({
  corners: [
    { x, y },
    { x: x + 200, y },
    { x: x + 200, y: y + 280 },
    { x, y: y + 280 },
  ],
  steps,
  light: 0,
})
const byDistinctness = (quads: readonly Quad[]) => distinctQuads(quads, ({ steps }) => steps).map(({ steps }) => steps)

test('of quads whose corners lie beside each other only the likeliest is looked at, best first', () => {
  expect(byDistinctness([quad(100, 100, 0.4), quad(101, 99, 0.9), quad(160, 100, 0.6)])).toEqual([0.9, 0.6])
})

test('a quad is the same place whichever corner comes first, and outside of the photo as well', () => {
  const { corners, ...rest } = quad(-20, -20, 0.5)
  const [a, b, c, d] = corners
  expect(byDistinctness([quad(-20, -20, 0.3), { ...rest, corners: [c, d, a, b] }])).toEqual([0.5])
})
