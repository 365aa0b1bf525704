import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '#domain/country/countries.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { readPhone } from './read-phone.ts'

test.each([
  ['JP', '090-1234-5678', '+819012345678', '090-1234-5678'],
  ['JP', '０９０－１２３４－５６７８', '+819012345678', '090-1234-5678'],
  ['JP', '０３ー１２３４ー５６７８', '+81312345678', '03-1234-5678'],
  ['GB', ' (020) 7946 0018 ', '+442079460018', '020 7946 0018'],
  ['GB', '07400 123456', '+447400123456', '07400 123456'],
  ['GB', '+81 90 1234 5678', '+819012345678', '+81 90 1234 5678'],
  ['JP', '＋44 7400 123456', '+447400123456', '+44 7400 123456'],
  ['PN', '+64 21 123 4567', '+64211234567', '+64 21 123 4567'],
] as const)('in %s %s is dialled as %s and shown as %s', (country, typed, e164, formatted) => {
  expect(readPhone(country, typed)).toEqual({ e164, formatted })
})

test.each([
  ['GB', ''],
  ['GB', '123'],
  ['GB', '020 7946 0018 ext. 5'],
  ['GB', '020 7946 0018 x5'],
  ['GB', '020 7946 0018;ext=5'],
  ['GB', 'call 020 7946 0018'],
  ['GB', '020 7946 0018\n020 7946 0018'],
  ['GB', '0'.repeat(40)],
  ['JP', '000-0000-0000'],
  ['PN', '021 123 4567'],
] as const)('in %s %j is rejected as a phone number', (country, typed) => {
  expect(readPhone(country, typed)).toBeUndefined()
})

test('an accepted number has the form of E.164 and reads as itself, from any country', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 10 }).map((some) => some.join(''))
  const near = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'+0123456789０９ -ー()'), maxLength: 20 }),
    fc.tuple(fc.constantFrom('0', '090', '+4420', '+81', '+1', ''), digits).map((some) => some.join('')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.constantFrom(...countries), near, (here, there, typed) => {
      const phone = readPhone(here, typed)
      if (!phone) return
      expect(phone.e164).toMatch(/^\+[1-9]\d{4,14}$/)
      expect(readPhone(there, phone.e164)?.e164).toBe(phone.e164)
      expect(readPhone(here, phone.formatted)?.e164).toBe(phone.e164)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})
