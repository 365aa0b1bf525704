import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { countries } from './countries.ts'
import { getMarket, isNotUK, isShippedTo } from './market.ts'

const anyCountry = fc.constantFrom(...countries)

test('Japan has its own market, and every other country that of the United Kingdom', () => {
  fc.assert(fc.property(anyCountry, (country) => getMarket(country) === (country === 'JP' ? 'JP' : 'GB')))
  expect(settings.prices[getMarket('JP')].currency).toBe('JPY')
  expect(settings.prices[getMarket('FR')].currency).toBe('GBP')
})

test('isNotUK is true for every country but GB', () => {
  expect(countries.filter((country) => !isNotUK(country))).toEqual(['GB'])
})

test('the countries shipped to are those of the settings, each with its own market', () => {
  const shipped = countries.filter(isShippedTo)
  expect(shipped).toEqual(settings.country.shipsTo)
  for (const country of shipped) expect(getMarket(country)).toBe(country)
})
