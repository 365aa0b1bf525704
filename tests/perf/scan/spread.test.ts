import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupBy, quantile, summarizeSpread } from './spread.ts'

test('a spread contains bias, deviation, mean absolute error and maximum of the errors', () => {
  expect(summarizeSpread([-1, 0, 1, 4])).toEqual({
    count: 4,
    bias: 1,
    sd: expect.closeTo(2.16, 2),
    mae: 1.5,
    p95: 4,
    max: 4,
  })
  expect(summarizeSpread([])).toBeNull()
  expect(summarizeSpread([2])).toMatchObject({ sd: 0, bias: 2 })
})

test('95 of 100 values do not exceed the quantile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(quantile(hundred, 0.95)).toBe(95)
  const figures = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(figures, (all) => {
      const limit = quantile(all, 0.95)
      expect(all.filter((figure) => figure <= limit).length).toBeGreaterThanOrEqual(all.length * 0.95)
      expect(all).toContain(limit)
    }),
  )
})

test('the mean absolute error lies between bias and maximum for any errors', () => {
  const errors = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1 })
  fc.assert(
    fc.property(errors, (all) => {
      const { bias, mae, p95, max } = summarizeSpread(all) ?? { bias: 1, mae: 0, p95: 0, max: 0 }
      expect(Math.abs(bias)).toBeLessThanOrEqual(mae + 1e-9)
      expect(mae).toBeLessThanOrEqual(max + 1e-9)
      expect(p95).toBeLessThanOrEqual(max)
    }),
  )
})

test('groups are sorted by name, and items without a group are left out', () => {
  const groups = groupBy(['b1', 'a10', 'a9', 'none'], (item) => (item === 'none' ? undefined : item))
  expect([...groups.keys()]).toEqual(['a9', 'a10', 'b1'])
})
