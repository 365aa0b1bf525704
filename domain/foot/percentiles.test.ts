import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPercentile, placeAmong } from './percentiles.ts'
import { populations } from './population.ts'

test.each([
  ['men', 271.2, 50],
  ['men', 249.7, 5],
  ['men', 292.7, 95],
  ['women', 225.9, 5],
  ['women', 266.7, 95],
] as const)('of 100 %s a foot of %s mm has %s below it', (population, mm, share) => {
  expect(findPercentile('lengthMm', mm, population)).toBeCloseTo(share, 0)
})

test('what was not measured on people has no percentile', () => {
  expect(findPercentile('archHeightMm', 20, 'men')).toBeUndefined()
})

test('a longer foot never has a lower place, and every place is between 0 and 100', () => {
  const mm = fc.double({ min: 0, max: 1_000, noNaN: true })
  fc.assert(
    fc.property(mm, mm, fc.constantFrom(...populations), (one, other, population) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
        findPercentile('lengthMm', value, population),
      )
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(100)
      expect(low).toBeLessThanOrEqual((high ?? 0) + 1e-4)
    }),
  )
})

test('a place is told with what it may be, and nobody is told to be beyond all others', () => {
  const figure = { value: 246.3, tolerance: 3, method: 'measured' } as const
  expect(placeAmong('lengthMm', figure, 'women')).toEqual({ min: 40, nearest: 50, max: 60 })
  expect(placeAmong('lengthMm', { ...figure, value: 400 }, 'women')).toEqual({ min: 99, nearest: 99, max: 99 })
  expect(placeAmong('lengthMm', { ...figure, value: 100 }, 'women')).toEqual({ min: 1, nearest: 1, max: 1 })
})

test('what was estimated, never measured on people, or is no number has no place', () => {
  const figure = { value: 230, tolerance: 12, method: 'estimated' } as const
  expect(placeAmong('ballGirthMm', figure, 'women')).toBeUndefined()
  expect(placeAmong('archHeightMm', { ...figure, method: 'measured' }, 'women')).toBeUndefined()
  expect(placeAmong('lengthMm', { value: Number.NaN, tolerance: 1, method: 'measured' }, 'men')).toBeUndefined()
  expect(placeAmong('lengthMm', undefined, 'men')).toBeUndefined()
})
