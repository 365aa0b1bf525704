import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { readKana } from './read-kana.ts'

test.each([
  ['ヤマダ', 'ヤマダ'],
  ['やまだ', 'ヤマダ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['ﾊﾟｸ', 'パク'],
  ['かﾞ', 'ガ'],
  ['か゛', 'ガ'],
  ['ゔぃくとりあ', 'ヴィクトリア'],
  ['う゛ぃ', 'ヴィ'],
  ['わ゛', 'ヷ'],
  ['きゃっと', 'キャット'],
  ['さとうー', 'サトウー'],
  ['ｱﾝ･ﾏﾘｰ', 'アン・マリー'],
  ['　アン　　マリー ', 'アン マリー'],
  ['みすゞ', 'ミスヾ'],
])('%s is read as %s', (typed, kana) => {
  expect(readKana(typed)).toBe(kana)
})

test.each([
  '',
  ' ',
  'ー',
  '・',
  'Yamada',
  '山田',
  'ヤマダ1',
  'ヤマダ。',
  'ヤマ\u0000ダ',
  'ヤマ\nダ',
  '゛',
  'ヤマダ<b>',
])('%j is rejected as kana', (typed) => {
  expect(readKana(typed)).toBeUndefined()
})

const signs = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index))

const hiragana = fc.string({ unit: fc.constantFrom(...signs(0x3041, 0x3096)), minLength: 1, maxLength: 30 })
const anyKana = fc.string({
  unit: fc.constantFrom(...signs(0x3041, 0x309f), ...signs(0x30a1, 0x30ff), ...signs(0xff65, 0xff9f), ' ', '　', 'ー'),
})

test('any hiragana text is read as its katakana', () => {
  fc.assert(
    fc.property(hiragana, (typed) => {
      const same = [...typed].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0x60)).join('')
      expect(readKana(typed)).toBe(same)
      expect(readKana(same)).toBe(same)
    }),
  )
})

test('an accepted reading reads as itself, whatever was typed', () => {
  fc.assert(
    fc.property(fc.oneof(anyKana, fc.string({ unit: 'grapheme' })), (typed) => {
      const kana = readKana(typed)
      if (kana !== undefined) expect(readKana(kana)).toBe(kana)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})
