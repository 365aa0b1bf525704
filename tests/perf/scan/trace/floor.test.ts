import { expect, test } from 'vitest'
import { evened, measureBorder } from './border-figures.ts'
import { floorTable, sumUpFloor } from './floor.ts'

/** A simplified foot: a heel of 60 mm, a ball of 100 mm from 62 to 68 % of the length, a toe end at 250 mm. */
const border = Array.from({ length: 1001 }, (_, k) => {
  const y = (k <= 500 ? k / 500 : 2 - k / 500) * 250
  const share = y / 250
  const half = share < 0.3 ? 30 : share > 0.6 && share < 0.7 ? 50 : 40
  return { x: k <= 500 ? half : -half, y }
})

test('an outline is measured by the definitions of a foot’s true values', () => {
  const { lengthMm, footBreadthMm, heelWidthMm, ballWidthMm } = measureBorder(border)
  expect(lengthMm).toBeCloseTo(250)
  expect(footBreadthMm).toBeCloseTo(100)
  expect(heelWidthMm).toBeCloseTo(60)
  expect(ballWidthMm).toBeGreaterThanOrEqual(100)
  expect(ballWidthMm).toBeLessThan(102)
})

test('smoothing removes a hand’s shaking from a line without moving it', () => {
  const ring = Array.from({ length: 720 }, (_, k) => {
    const angle = (k / 360) * Math.PI
    const radius = 100 + 0.4 * Math.sin(angle * 80)
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
  const radii = evened(ring).map(({ x, y }) => Math.hypot(x, y))
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.1)
  expect(Math.abs((radii[0] ?? 0) - 100)).toBeLessThan(0.2)
})

test('a floor lists the methods in their original order', () => {
  const errors = (by: number) => ({ lengthMm: by, ballWidthMm: by, footBreadthMm: by, heelWidthMm: by })
  const report = sumUpFloor([
    [
      ['upright', errors(1)],
      ['leaning', errors(2)],
    ],
    [
      ['upright', errors(-1)],
      ['leaning', errors(4)],
    ],
  ])
  expect(report.ways.map(({ name, spreads }) => [name, spreads.lengthMm.mae])).toEqual([
    ['upright', 1],
    ['leaning', 3],
  ])
  expect(floorTable(report)).toContain('| leaning | 3.00 / 1.41 / 3.00 / 4.00 |')
})
