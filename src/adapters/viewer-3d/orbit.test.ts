import fc from 'fast-check'
import { expect, test } from 'vitest'
import { between, home, moved, towards } from './orbit.ts'

const number = fc.double({ min: -1_000, max: 1_000, noNaN: true })
const steps = fc.array(
  fc.record({ aroundDeg: number, aboveDeg: number, times: fc.double({ min: 0.01, max: 100, noNaN: true }) }),
)

test('no sequence of steps turns the camera over or leaves the limits of its distance', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const end = all.reduce(moved, home)
      expect(Math.abs(end.aboveDeg)).toBeLessThan(90)
      expect(end.nearness).toBeGreaterThanOrEqual(0.6)
      expect(end.nearness).toBeLessThanOrEqual(4)
      expect(Math.hypot(...towards(end))).toBeCloseTo(1)
    }),
  )
})

test('looks down from above, and a full turn returns to the start', () => {
  expect(towards({ aroundDeg: 0, aboveDeg: 90, nearness: 1 })[2]).toBeCloseTo(1)
  const [x, y, z] = towards(moved(home, { aroundDeg: 360 }))
  expect([x, y, z]).toEqual(towards(home).map((part) => expect.closeTo(part)))
})

test('interpolation starts at the current orbit and ends at the aim', () => {
  const aim = moved(home, { aroundDeg: 90, aboveDeg: 10, times: 2 })
  expect(between(home, aim, 0)).toEqual(home)
  expect(between(home, aim, 1)).toEqual(aim)
})
