import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareFigures, longerFoot } from './compare-figures.ts'

const number = fc.record({
  value: fc.double({ min: 50, max: 400, noNaN: true }),
  tolerance: fc.double({ min: 0, max: 20, noNaN: true }),
})

test('longerFoot names no foot while the tolerances explain the difference', () => {
  const left = { value: 261.1, tolerance: 1.4 }
  expect(compareFigures(left, { value: 264, tolerance: 1.4 }).by).toBeCloseTo(2.9)
  expect(longerFoot(left, { value: 264, tolerance: 1.4 })).toBe('right')
  expect(longerFoot(left, { value: 258.2, tolerance: 1.4 })).toBe('left')
  expect(longerFoot(left, { value: 263, tolerance: 1.4 })).toBeUndefined()
  expect(longerFoot(left, { value: 264, tolerance: 3 })).toBeUndefined()
  expect(longerFoot(left, left)).toBeUndefined()
})

test('the tolerance of a difference lies between the larger one and the sum of both, in either direction', () => {
  fc.assert(
    fc.property(number, number, (one, other) => {
      const [there, back] = [compareFigures(one, other), compareFigures(other, one)]
      // Equal and opposite.
      expect(there.by + back.by).toBe(0)
      expect(there.isSure).toBe(back.isSure)
      expect(there.tolerance).toBeGreaterThanOrEqual(Math.max(one.tolerance, other.tolerance) - 1e-9)
      expect(there.tolerance).toBeLessThanOrEqual(one.tolerance + other.tolerance + 1e-9)
    }),
  )
})
