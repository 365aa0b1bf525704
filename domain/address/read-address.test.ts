import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '#domain/country/countries.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { addressForm } from './address-form.ts'
import { type AddressField, type AddressTexts, addressFields } from './postal-address.ts'
import { prefectures } from './prefectures.ts'
import { readAddress } from './read-address.ts'
import { readName } from './read-name.ts'

const london = { name: 'Ann Lee', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' }
const tokyo = {
  family_name: '山田',
  given_name: '花子',
  family_kana: 'ヤマダ',
  given_kana: 'ハナコ',
  postcode: '100-0001',
  region: '東京都',
  city: '千代田区',
  line_1: '千代田1-1',
}

test('the country determines the fields of an address and their order', () => {
  const order = (country: 'GB' | 'JP' | 'FR') =>
    addressForm(country).map(({ field, isRequired }) => field + (isRequired ? '' : '?'))
  expect(order('GB')).toEqual(['name', 'postcode', 'line_1', 'line_2?', 'city', 'region?'])
  expect(order('FR')).toEqual(['name', 'line_1', 'line_2?', 'city', 'region?', 'postcode?'])
  expect(order('JP')).toEqual([
    'family_name',
    'given_name',
    'family_kana',
    'given_kana',
    'has_no_kana?',
    'postcode',
    'region',
    'city',
    'line_1',
    'line_2?',
  ])
})

test('an address is normalized: half-width digits, single spaces, katakana, the postcode as in its country', () => {
  expect(readAddress('GB', { ...london, postcode: 'sw1a1aa', line_1: '  １  The　Mall ', line_2: ' ' })).toEqual({
    ok: true,
    value: { country: 'GB', fields: london },
  })
  const typed = {
    ...tokyo,
    family_kana: 'やまだ',
    given_kana: 'ﾊﾅｺ',
    postcode: '１０００００１',
    region: 'Tokyo',
    line_1: '千代田１－１',
  }
  expect(readAddress('JP', typed)).toEqual({ ok: true, value: { country: 'JP', fields: tokyo } })
})

test.each<[string, 'GB' | 'JP' | 'FR', AddressTexts, [AddressField, string][]]>([
  [
    'everything missing',
    'GB',
    {},
    [
      ['name', 'missing'],
      ['postcode', 'missing'],
      ['line_1', 'missing'],
      ['city', 'missing'],
    ],
  ],
  ['an invalid postcode', 'GB', { ...london, postcode: '12345' }, [['postcode', 'no_postcode']]],
  ['a line break', 'GB', { ...london, line_1: '1 The Mall\nBcc: all' }, [['line_1', 'not_plain']]],
  ['a bidirectional control character', 'GB', { ...london, name: 'Ann \u202eLee' }, [['name', 'not_plain']]],
  ['a name too long', 'GB', { ...london, name: 'a'.repeat(61) }, [['name', 'too_long']]],
  ['a line too long', 'GB', { ...london, line_2: '丸'.repeat(101) }, [['line_2', 'too_long']]],
  ['a reading in kanji', 'JP', { ...tokyo, given_kana: '花子' }, [['given_kana', 'not_kana']]],
  ['an unknown prefecture', 'JP', { ...tokyo, region: 'London' }, [['region', 'no_prefecture']]],
  ['a field of another country', 'JP', { ...tokyo, name: 'Hanako' }, [['name', 'not_asked']]],
])('%s is reported for its field', (_, country, typed, errors) => {
  const read = readAddress(country, typed)
  expect(read.ok ? [] : read.facts).toEqual(errors.map(([field, code]) => ({ field, code })))
})

test('a name without kana is accepted, and no reading is stored', () => {
  const { family_kana, given_kana, ...rest } = tokyo
  const cleaned = { ...rest, has_no_kana: 'yes' }
  expect(readAddress('JP', cleaned)).toEqual({ ok: true, value: { country: 'JP', fields: cleaned } })
  expect(readAddress('JP', { ...cleaned, family_kana, given_kana: 'Hanako' })).toEqual(readAddress('JP', cleaned))
  expect(readAddress('JP', { ...rest, has_no_kana: 'no' })).toMatchObject({
    ok: false,
    facts: [{ field: 'family_kana' }, { field: 'given_kana' }, { field: 'has_no_kana', code: 'not_plain' }],
  })
  expect(readAddress('GB', { ...london, has_no_kana: 'yes' })).toMatchObject({ ok: false })
})

test('markup and characters of every script are accepted as text', () => {
  const typed = { name: '<b>Ann</b> 𠮷野', line_1: "1; drop table customers --'", city: 'Αθήνα' }
  expect(readAddress('GR', typed)).toEqual({ ok: true, value: { country: 'GR', fields: typed } })
})

test('the 47 prefectures exist once each, in both languages', () => {
  expect([
    prefectures.length,
    new Set(prefectures.map(({ ja }) => ja)).size,
    new Set(prefectures.map(({ en }) => en)).size,
  ]).toEqual([47, 47, 47])
  expect(prefectures.every(({ ja, en }) => /^\p{Script=Han}+[都道府県]$/u.test(ja) && /^[A-Z][a-z]+$/.test(en))).toBe(
    true,
  )
})

const texts = fc.dictionary(
  fc.constantFrom(...addressFields),
  fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.constantFrom('100-0001', 'SW1A 1AA', '東京都', 'やまだ', 'London'),
  ),
)

test('an accepted address reads as itself, without empty fields or line breaks, in every country', () => {
  const some = fc.constantFrom(...countries, 'JP', 'GB')
  fc.assert(
    fc.property(some, texts, fc.boolean(), (country, given, isWhole) => {
      const base = country === 'JP' ? tokyo : london
      const read = readAddress(country, isWhole ? { ...base, ...given } : given)
      if (!read.ok) return
      expect(readAddress(country, read.value.fields)).toEqual(read)
      for (const text of Object.values(read.value.fields)) expect(text).toMatch(/^\S(.*\S)?$/u)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})

test.each([
  [' Ann  Lee ', 'Ann Lee'],
  ['Zoe\u0308', 'Zoë'],
  ['ﾊﾅｺ', 'ﾊﾅｺ'],
  ["O'Neill-李", "O'Neill-李"],
  ['𠮷'.repeat(60), '𠮷'.repeat(60)],
])('a name typed as %j is stored as %j', (typed, cleaned) => {
  expect(readName(typed)).toEqual({ ok: true, value: cleaned })
})

test.each([
  ['', 'missing'],
  [' 　', 'missing'],
  ['𠮷'.repeat(61), 'too_long'],
  ['Ann\u0000', 'not_plain'],
  ['Ann\r\nLee', 'not_plain'],
  ['Ann\u2066Lee', 'not_plain'],
  ['Ann\ud800', 'not_plain'],
])('%j is rejected as a name: %s', (typed, code) => {
  expect(readName(typed)).toMatchObject({ ok: false, code })
})
