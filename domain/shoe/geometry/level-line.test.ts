import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelLine } from './level-line.ts'

/** The values of a field over a plane with a node per mm, starting at (-60, -40). */
function over(field: (x: number, y: number) => number) {
  const plane = { cellMm: 1, fromX: -60, fromY: -40, countX: 121, countY: 81 }
  const values = new Float64Array(plane.countX * plane.countY)
  for (let i = 0; i < plane.countX; i += 1)
    for (let j = 0; j < plane.countY; j += 1) values[i * plane.countY + j] = field(plane.fromX + i, plane.fromY + j)
  return levelLine(values, plane)
}

const signedLineArea = (line: readonly { x: number; y: number }[]) =>
  line.reduce((sum, a, k) => {
    const b = line[(k + 1) % line.length] ?? a
    return sum + (a.x * b.y - b.x * a.y) / 2
  }, 0)

test('the level line of a disc follows its circle counterclockwise in steps of at most a cell', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  fc.assert(
    fc.property(between(-15, 15), between(-10, 10), between(5, 25), (x, y, radius) => {
      const line = over((u, v) => Math.hypot(u - x, v - y) - radius)
      for (const point of line) expect(Math.abs(Math.hypot(point.x - x, point.y - y) - radius)).toBeLessThan(0.03)
      expect(signedLineArea(line)).toBeCloseTo(Math.PI * radius * radius, -1)
      line.forEach((a, k) => {
        const b = line[(k + 1) % line.length] ?? a
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(Math.SQRT2 + 1e-9)
      })
    }),
  )
})

test('the level line of two areas is the longer one', () => {
  const line = over((x, y) => Math.min(Math.hypot(x + 30, y) - 8, Math.hypot(x - 20, y) - 20))
  expect(Math.min(...line.map(({ x }) => x))).toBeCloseTo(0, 1)
  expect(signedLineArea(line)).toBeCloseTo(Math.PI * 400, -1)
})

test('areas that touch at a corner give one line or two, but never an open one', () => {
  const line = over((x, y) => (x * y > 0 && Math.hypot(x, y) < 20 ? -1 : 1))
  expect(signedLineArea(line)).toBeGreaterThan(200)
})

test('values without an area below 0 have no level line', () => {
  expect(over(() => 1)).toEqual([])
})
