import { expect, test } from 'vitest'
import { overlap } from './overlap.ts'

const square = (x: number, y: number, side = 2) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]

test('two polygons overlap wholly, in part or not at all, whichever way round they run', () => {
  expect(overlap(square(0, 0), square(0, 0))).toBeCloseTo(1, 9)
  expect(overlap(square(0, 0), square(1, 0))).toBeCloseTo(1 / 3, 9)
  expect(overlap(square(0, 0), square(1, 0).reverse())).toBeCloseTo(1 / 3, 9)
  expect(overlap(square(0, 0), square(0.5, 0.5, 1))).toBeCloseTo(1 / 4, 9)
  expect(overlap(square(0, 0), square(5, 5))).toBe(0)
})
