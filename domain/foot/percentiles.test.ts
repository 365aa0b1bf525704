import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentileOf } from './percentiles.ts'
import { populations } from './population.ts'

test.each([
  ['men', 271.2, 50],
  ['men', 249.7, 5],
  ['men', 292.7, 95],
  ['women', 225.9, 5],
  ['women', 266.7, 95],
] as const)('of 100 %s a foot of %s mm has %s below it', (population, mm, share) => {
  expect(percentileOf('lengthMm', mm, population)).toBeCloseTo(share, 0)
})

test('what was not measured on people has no percentile', () => {
  expect(percentileOf('archHeightMm', 20, 'men')).toBeUndefined()
})

test('a longer foot never has a lower place, and every place is between 0 and 100', () => {
  const mm = fc.double({ min: 0, max: 1_000, noNaN: true })
  fc.assert(
    fc.property(mm, mm, fc.constantFrom(...populations), (one, other, population) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
        percentileOf('lengthMm', value, population),
      )
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
      expect(low).toBeLessThanOrEqual((high ?? 0) + 1e-4)
    }),
  )
})
