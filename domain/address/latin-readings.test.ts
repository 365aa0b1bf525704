import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { latinReadings } from './latin-readings.ts'
import { readKana } from './read-kana.ts'

test.each([
  ['Yamada', ['ヤマダ']],
  ['TANAKA', ['タナカ']],
  ['ｔａｎａｋａ', ['タナカ']],
  ['Kitchi', ['キッチ']],
  ['Homma', ['ホンマ']],
  ['Sato', ['サト', 'サトウ']],
  ['Satoh', ['サトウ', 'サトオ']],
  ['Satō', ['サトウ']],
  ['Itou', ['イトウ']],
  ['Ono', ['オノ', 'オオノ']],
  ['Ōno', ['オオノ']],
  ['Ohno', ['オオノ', 'オウノ']],
  ['Ohashi', ['オハシ', 'オオハシ']],
  ['Shohei', ['ショヘイ', 'ショウヘイ']],
  ['Kondo', ['コンド', 'コンドウ']],
  ['Kotaro', ['コタロ', 'コウタロウ', 'コタロウ', 'コウタロ']],
  ['Hanako', ['ハナコ']],
  ['Kyoko', ['キョコ', 'キョウコ']],
  ['Ueno', ['ウエノ']],
  ['Naomi', ['ナオミ']],
  ['Yuki', ['ユキ', 'ユウキ']],
  ['Kenichi', ['ケニチ', 'ケンイチ']],
  ["Ken'ichi", ['ケンイチ']],
  ['Ken-ichi', ['ケンイチ']],
  ['Shinya', ['シニャ', 'シンヤ']],
  ['Anna Maria', ['アンナ マリア']],
])('%s has the readings %j', (typed, readings) => {
  expect(latinReadings(typed)).toEqual(readings)
})

test.each(['', ' ', 'Smith', 'Lee', 'Ann', 'Müller', '山田', 'ヤマダ', 'Tom', "'", '-', 'Yamada1', 'x'.repeat(400)])(
  '%j has no reading in kana',
  (typed) => {
    expect(latinReadings(typed)).toEqual([])
  },
)

const morae = fc.constantFrom(
  ...'a:ア ki:キ shi:シ tsu:ツ na:ナ ha:ハ ma:マ ya:ヤ ri:リ wa:ワ ge:ゲ ji:ジ bi:ビ kya:キャ sha:シャ'.split(' '),
)

test('a name of unambiguous syllables has the reading of its syllables, which readKana accepts', () => {
  fc.assert(
    fc.property(fc.array(morae, { minLength: 1, maxLength: 8 }), (some) => {
      const [latin, kana] = [0, 1].map((part) => some.map((one) => one.split(':')[part]).join(''))
      expect(latinReadings(latin ?? '')).toContain(kana)
    }),
  )
})

test('any text has at most five readings, all in kana and without duplicates', () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aiueoōkstnhmyrwgzdbpjfc' -"), maxLength: 60 })
  fc.assert(
    fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (typed) => {
      const readings = latinReadings(typed)
      expect(readings.length).toBeLessThanOrEqual(5)
      expect(new Set(readings).size).toBe(readings.length)
      for (const reading of readings) expect(readKana(reading)).toBe(reading)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})
