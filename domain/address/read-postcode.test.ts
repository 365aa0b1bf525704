import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { readPostcode } from './read-postcode.ts'

test.each([
  ['SW1A1AA', 'SW1A 1AA'],
  [' sw1a  1aa ', 'SW1A 1AA'],
  ['ｓｗ１ａ　１ａａ', 'SW1A 1AA'],
  ['m11ae', 'M1 1AE'],
  ['M60 1NW', 'M60 1NW'],
  ['CR2 6XH', 'CR2 6XH'],
  ['DN55 1PT', 'DN55 1PT'],
  ['W1P 1HQ', 'W1P 1HQ'],
  ['EC1A 1BB', 'EC1A 1BB'],
  ['gir 0aa', 'GIR 0AA'],
  ['BF1 0AX', 'BF1 0AX'],
  ['bfpo 57', 'BFPO 57'],
  ['BFPO c/o 1234', 'BFPO 1234'],
])('in Britain %s is written %s', (typed, cleaned) => {
  expect(readPostcode('GB', typed)).toBe(cleaned)
})

test.each([
  '',
  'SW1A',
  '12345',
  'SW1A 1A',
  'SW1A 1AAA',
  'QW1A 1AA',
  'SW1A 1AC',
  'BFPO',
  'BFPO 12345',
  '../SW1A 1AA',
  'SW1A 1AA?x=http://a',
])('in Britain %j is rejected as a postcode', (typed) => {
  expect(readPostcode('GB', typed)).toBeUndefined()
})

test.each(['', '123-456', '123-45678', '12a-4567', '１２３', '〒', '123-4567 Tokyo', '一二三-四五六七'])(
  'in Japan %j is rejected as a postcode',
  (typed) => {
    expect(readPostcode('JP', typed)).toBeUndefined()
  },
)

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((some) => some.join(''))
const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0))

test('a Japanese postcode may be typed full or half width, with any hyphen or none, with its mark and spaces', () => {
  const between = fc.constantFrom('', '-', '－', '‐', '‑', '–', '—', '―', '−', 'ー', 'ｰ', '〜', ' ', '　', ' - ')
  fc.assert(
    fc.property(
      digits(3),
      between,
      digits(4),
      fc.boolean(),
      fc.constantFrom('', '〒', '〒 ', ' '),
      (area, hyphen, town, isWide, mark) => {
        const typed = mark + area + hyphen + town
        expect(readPostcode('JP', isWide ? wide(typed) : typed)).toBe(`${area}-${town}`)
      },
    ),
  )
})

/** Letters that Royal Mail uses at each position. */
const letters = (some: string) => fc.constantFrom(...some)
const digit = fc.integer({ min: 0, max: 9 }).map(String)
const [first, second] = [letters('ABCDEFGHIJKLMNOPRSTUWYZ'), letters('ABCDEFGHKLMNOPQRSTUVWXY')]
const outward = fc.oneof(
  fc.tuple(first, digit),
  fc.tuple(first, digit, digit),
  fc.tuple(first, digit, letters('ABCDEFGHJKPSTUW')),
  fc.tuple(first, second, digit),
  fc.tuple(first, second, digit, digit),
  fc.tuple(first, second, digit, letters('ABEHMNPRVWXY')),
)
const inward = fc.tuple(digit, letters('ABDEFGHJLNPQRSTUWXYZ'), letters('ABDEFGHJLNPQRSTUWXYZ'))

test('every British form is accepted with any spaces and case', () => {
  const space = fc.constantFrom('', ' ', '  ', '　')
  fc.assert(
    fc.property(outward, space, inward, fc.boolean(), (out, between, last, isSmall) => {
      const typed = out.join('') + between + last.join('')
      expect(readPostcode('GB', isSmall ? typed.toLowerCase() : typed)).toBe(`${out.join('')} ${last.join('')}`)
    }),
  )
})

test('a postcode of another country is accepted as typed, up to twelve characters', () => {
  expect(readPostcode('DE', ' 10115 ')).toBe('10115')
  expect(readPostcode('NL', '1012  ab')).toBe('1012 ab')
  expect(readPostcode('FR', '')).toBeUndefined()
  expect(readPostcode('FR', '7'.repeat(13))).toBeUndefined()
  expect(readPostcode('FR', '75\n001')).toBeUndefined()
})

test('an accepted postcode reads as itself and contains nothing that changes a URL', () => {
  fc.assert(
    fc.property(fc.constantFrom('GB', 'JP', 'US'), fc.string({ unit: 'grapheme' }), (country, typed) => {
      const cleaned = readPostcode(country, typed)
      if (cleaned === undefined) return
      expect(readPostcode(country, cleaned)).toBe(cleaned)
      if (country !== 'US') expect(cleaned).toMatch(/^[A-Z\d -]+$/)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})
