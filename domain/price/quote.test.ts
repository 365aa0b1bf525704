import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayMs } from '#domain/time.ts'
import { type Country, countries } from '../country/countries.ts'
import { settings } from '../settings.ts'
import { arrivalBetween, quote, taxWithin } from './quote.ts'

const maxPairs = settings.order.designs * settings.order.perDesign
const anyCount = fc.integer({ min: 1, max: maxPairs })
const shipped = fc.constantFrom<Country>(...settings.country.shipsTo)

function quoted(country: Country, pairs: number) {
  const given = quote(country, pairs)
  if (!given.ok) throw new Error(given.code)
  return given.value
}

describe('The price of pairs', () => {
  test.each([
    ['GB', 'GB', 'GBP', 48_000, 8_000],
    ['JP', 'JP', 'JPY', 88_000, 8_000],
  ] as const)('two pairs to %s', (country, market, currency, totalMinor, tax) => {
    const given = quoted(country, 2)
    const { pair, delivery } = settings.prices[market]
    expect(given).toMatchObject({ market, currency, totalMinor, tax: { minor: tax } })
    expect(given.lines).toEqual([
      { kind: 'pairs', count: 2, eachMinor: pair, minor: 2 * pair },
      { kind: 'delivery', minor: delivery },
    ])
  })

  test('is in whole pence or yen, equals the sum of its lines, and grows with every pair', () => {
    fc.assert(
      fc.property(shipped, anyCount, (country, pairs) => {
        const { lines, totalMinor, tax } = quoted(country, pairs)
        const all = [totalMinor, tax.minor, ...lines.map(({ minor }) => minor)]
        expect(all.every((minor) => Number.isSafeInteger(minor) && minor >= 0)).toBe(true)
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor)
        if (pairs < maxPairs) expect(quoted(country, pairs + 1).totalMinor).toBeGreaterThan(totalMinor)
      }),
    )
  })

  test('includes the tax of its market, rounded down once for the total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(10, 20), (total, percent) => {
        const tax = taxWithin(total, percent)
        const exact = (total * percent) / (100 + percent)
        expect(Number.isInteger(tax)).toBe(true)
        expect(exact - tax).toBeGreaterThanOrEqual(0)
        expect(exact - tax).toBeLessThan(1)
      }),
    )
  })
})

describe('No quote', () => {
  test('is given for a country that is not shipped to', () => {
    for (const country of countries)
      expect(quote(country, 1).ok, country).toBe(settings.country.shipsTo.some((one) => one === country))
    expect(quote('FR', 1)).toMatchObject({ code: 'not_shipping' })
  })

  test.each([
    [0, 'no_pairs'],
    [-1, 'no_pairs'],
    [1.5, 'no_pairs'],
    [Number.NaN, 'no_pairs'],
    [maxPairs + 1, 'too_many_pairs'],
  ])('is given for %s pairs', (pairs, code) => {
    expect(quote('GB', pairs)).toMatchObject({ code })
  })
})

describe('The days of arrival', () => {
  test('add making and transit to the day of payment', () => {
    expect(arrivalBetween(quoted('GB', 1), '2026-11-24')).toEqual(['2026-12-17', '2026-12-19'])
    expect(arrivalBetween(quoted('JP', 1), '2026-12-10')).toEqual(['2027-01-05', '2027-01-10'])
  })

  test('are correct across the end of a year and leap days, and in order', () => {
    const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(shipped, day, (country, date) => {
        const paidOn = date.toISOString().slice(0, 10)
        const given = quoted(country, 1)
        const [first, last] = arrivalBetween(given, paidOn)
        const days = (to: string) => (Date.parse(to) - Date.parse(paidOn)) / dayMs
        expect([days(first), days(last)]).toEqual([given.arrivesInDays.min, given.arrivesInDays.max])
        expect(first <= last).toBe(true)
      }),
    )
  })
})
