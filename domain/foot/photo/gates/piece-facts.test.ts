import { expect, test } from 'vitest'
import { blank } from '../picture/picture.ts'
import { pixelToMm } from '../region/flat-sheet.ts'
import type { SeenFoot } from '../region/see-foot.ts'
import { unevenness } from './piece-facts.ts'

const [width, height] = [240, 320]

/** Something on the sheet, half of it as one look (brightness, red, blue) and half as another; its right side may end early. */
function standing(one: readonly number[], other: readonly number[], rightFrom = 0): SeenFoot {
  const mask = new Uint8Array(width * height)
  const planes = [0, 1, 2].map(() => new Float32Array(width * height))
  for (let row = 16; row < 300; row += 1)
    for (let column = 60; column < 180; column += 1) {
      mask[row * width + column] = 1
      for (const [k, plane] of planes.entries()) plane[row * width + column] = (column < 120 ? one : other)[k]!
    }
  const [light, red, blue] = planes as [Float32Array, Float32Array, Float32Array]
  const sides = Array.from({ length: 300 }, (_, row) => {
    const { x: left, y } = pixelToMm(60, row)
    const point = { x: left, y, outX: -1, outY: 0 }
    return row < rightFrom ? [point] : [point, { ...point, x: pixelToMm(179, row).x, outX: 1 }]
  })
  return {
    flat: blank(width, height),
    difference: { width, height, light, red, blue, grain: 0.006, paperAt: () => [5.4, 5.4, 5.4] },
    likeness: { soft: Float32Array.from(mask), mask, apart: 5, light: -0.6, tint: 0.3 },
    border: sides.flat(),
  }
}

test('skin that a lamp lights from aside is of one colour, however dark its other side', () => {
  expect(unevenness(standing([-0.2, 0.22, -0.08], [-1.3, 0.36, -0.14]))).toBe(0)
})

test('a shoe with a white sole is uneven: what is bright of it has not its colour', () => {
  expect(unevenness(standing([-0.2, 0.03, 0.01], [-1.3, 0.36, -0.14]))).toBeGreaterThan(1)
})

test('a grey shoe has no colour by which its parts could be told to be one', () => {
  expect(unevenness(standing([-0.2, 0.01, 0.01], [-1.3, 0.02, 0.01]))).toBeGreaterThan(1)
})

test('what stands where one side of the foot is hidden may be a leg: it tells nothing', () => {
  const [light, dark] = [
    [-0.2, 0.01, 0.01],
    [-1.3, 0.02, 0.01],
  ] as const
  expect(unevenness(standing(light, dark, 301))).toBe(0)
  expect(unevenness(standing(light, dark, 200))).toBeGreaterThan(1)
})
