import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { quote } from './quote.ts'
import { quoteAt } from './quote-at.ts'

const anyCount = fc.integer({ min: 1, max: settings.order.designs * settings.order.perDesign })
const shipped = fc.constantFrom(...settings.country.shipsTo)

test('quoteAt adjusts every line to a changed total', () => {
  const before = quote('GB', 2)
  const now = before.ok && quoteAt(52_000, before.value)
  expect(now).toMatchObject({
    lines: [{ count: 2, eachMinor: 26_000, minor: 52_000 }, { minor: 0 }],
    totalMinor: 52_000,
    tax: { percent: 20, minor: 8_666 },
  })
})

test('quoteAt keeps the sum of the lines equal to the total, and an unchanged total changes nothing', () => {
  fc.assert(
    fc.property(shipped, anyCount, fc.nat(1e7), (country, count, totalMinor) => {
      const before = quote(country, count)
      if (!before.ok) throw new Error(before.code)
      const { lines } = quoteAt(totalMinor, before.value)
      expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor)
      expect(quoteAt(before.value.totalMinor, before.value)).toEqual(before.value)
    }),
  )
})
