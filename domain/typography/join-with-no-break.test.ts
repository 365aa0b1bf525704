import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinWithNoBreak, withPlainSpaces } from './join-with-no-break.ts'

/** Texts with the relevant parts, and any other text. */
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(
      ' ',
      '12',
      'mm',
      'cm',
      '}',
      '{n}',
      '#',
      '</0>',
      'Tabi Gen 01',
      'JIS S 5037',
      'Tabi',
      '\u00a0',
      'g',
      '°',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  ),
)
const texts = pieces.map((all) => all.join(''))

test('joining an already joined text changes nothing', () => {
  fc.assert(fc.property(texts, (text) => joinWithNoBreak(joinWithNoBreak(text)) === joinWithNoBreak(text)))
})

test('joining changes nothing but spaces', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const joined = joinWithNoBreak(text)
      expect(joined).toHaveLength(text.length)
      expect(withPlainSpaces(joined)).toBe(withPlainSpaces(text))
    }),
  )
})

test.each([
  ['The Tabi Gen 01 is a shoe.', 'The Tabi_Gen_01 is a shoe.'],
  ['足囲はJIS S 5037のワイズ', '足囲はJIS_S_5037のワイズ'],
  ['within 12 mm of 24.5 cm', 'within 12_mm of 24.5_cm'],
  ['{length} mm, ± {range} mm', '{length}_mm, ± {range}_mm'],
  ['<0>{length}</0> mm', '<0>{length}</0>_mm'],
  ['{n, plural, other {# mm}}', '{n, plural, other {#_mm}}'],
  ['240 g, 20 °C, 5 min', '240_g, 20_°C, 5_min'],
  ['Tabi Gen 01', 'Tabi_Gen_01'],
])('"%s" is kept together', (text, joined) => {
  expect(joinWithNoBreak(text)).toBe(joined.replaceAll('_', '\u00a0'))
})

test.each(['5 minutes, 3 more, 2 golds', 'Gen 02 of the Tabi', 'A4 paper', 'a mm or cm', '12 mmHg'])(
  '"%s" may break anywhere',
  (text) => {
    expect(joinWithNoBreak(text)).toBe(text)
  },
)
