import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '#domain/country/countries.ts'
import { getMarket, isShippedTo } from '#domain/country/market.ts'
import { deliveryTerms } from './delivery-terms.ts'

test('the terms of an order follow its delivery country, wherever its visitor browses from', () => {
  expect(deliveryTerms('JP', 'GB')).toEqual({ kind: 'other-market', market: 'JP' })
  expect(deliveryTerms('GB', 'JP')).toEqual({ kind: 'other-market', market: 'GB' })
  expect(deliveryTerms('JP', 'FR')).toEqual({ kind: 'other-market', market: 'JP' })
  expect(deliveryTerms('GB', 'FR')).toEqual({ kind: 'as-shown' })
  expect(deliveryTerms('FR', 'FR')).toEqual({ kind: 'not-shipped' })
})

test('the terms between any two countries match the delivery', () => {
  const some = fc.constantFrom(...countries, 'GB' as const, 'JP' as const)
  fc.assert(
    fc.property(some, some, (delivery, visitors) => {
      const terms = deliveryTerms(delivery, visitors)
      expect(terms.kind === 'not-shipped').toBe(!isShippedTo(delivery))
      if (terms.kind === 'other-market') expect(terms.market).toBe(getMarket(delivery))
      if (terms.kind === 'as-shown') expect(getMarket(visitors)).toBe(getMarket(delivery))
    }),
  )
})
