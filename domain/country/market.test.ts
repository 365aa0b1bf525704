import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { countries } from './countries.ts'
import { getMarket, isNotUK, isShippedTo } from './market.ts'

const anyCountry = fc.constantFrom(...countries)

test('whoever is in Japan buys by the rules of Japan, and everybody else by those of the United Kingdom', () => {
  fc.assert(fc.property(anyCountry, (country) => getMarket(country) === (country === 'JP' ? 'JP' : 'GB')))
  expect(settings.prices[getMarket('JP')].currency).toBe('JPY')
  expect(settings.prices[getMarket('FR')].currency).toBe('GBP')
})

test('notUK is true of every country but GB', () => {
  expect(countries.filter((country) => !isNotUK(country))).toEqual(['GB'])
})

test('shoes go where the settings say, which is where the shop has a market', () => {
  const shipped = countries.filter(isShippedTo)
  expect(shipped).toEqual(settings.country.shipsTo)
  for (const country of shipped) expect(getMarket(country)).toBe(country)
})
