import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyText } from '../../scripts/texts/every-text.ts'
import { textLocation, textLocations } from '../../scripts/texts/shop-text.ts'
import { deadWords, readWords, wordReader } from '../../scripts/texts/shop-words.ts'

const rows = readWords(readFileSync('docs/words.md', 'utf8'))
const forbidden = rows.flatMap((row) => row.forbidden)
const read = wordReader(forbidden)

test('every text of the shop calls each thing by its one name', () => {
  expect(everyText().flatMap((text) => read(text).map((occurrence) => `${textLocation(text)}: ${occurrence}`))).toEqual(
    [],
  )
})

test('every row is readable, names its thing once, and is in use', () => {
  expect(rows.length).toBeGreaterThan(80)
  expect(rows.flatMap((row) => row.findings)).toEqual([])
  const names = rows.map((row) => row.english)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  expect(deadWords(forbidden, new Set(everyText().flatMap(({ places }) => [...places])))).toEqual([])
})

test('no row prescribes what another forbids', () => {
  const nowhere = new Set<string>()
  const prescribed = rows.flatMap(({ english, japanese }) => [
    ...read({ text: english, language: 'en', places: nowhere }),
    ...read({ text: japanese, language: 'ja', places: nowhere }),
  ])
  expect(prescribed).toEqual([])
})

test('finds every forbidden word in a sentence where it is wrong, and nowhere else', () => {
  for (const one of forbidden) {
    const isJapanese = /[ぁ-んァ-ヶ一-龠]/.test(one.variant)
    const text = isJapanese ? `当店は${one.variant}です。` : `Here: ${one.variant}, you see.`
    const foundIn = (place: string) =>
      wordReader([one])({ text, language: isJapanese ? 'ja' : 'en', places: new Set([place]) }).length > 0
    for (const place of one.onlyIn) expect(foundIn(place), `${one.variant} in ${place}`).toBe(true)
    for (const place of one.notIn) expect(foundIn(place), `${one.variant} in ${place}`).toBe(false)
    expect(foundIn('elsewhere'), one.variant).toBe(one.onlyIn.length === 0)
    for (const right of one.but)
      expect(
        wordReader([one])({ text: right, language: isJapanese ? 'ja' : 'en', places: textLocations(...one.onlyIn) }),
      ).toEqual([])
  }
})

/** A table with one row of each kind. */
const planted = [
  '| English | 日本語 | Not | Where |',
  '|---|---|---|---|',
  '| delivery | お届け | `配送` (`配送会社`, `配送業`; of the carrier) | |',
  '| to make | つくる | `をつくる` (`靴をつくる`) | in `shoe-viewer`, `sign-in` |',
  '| you | お客様 | `あなた` | not in `home` |',
  '| Enter the town. | | `Write the`, `anew` | |',
  '| upper | アッパー | | |',
].join('\n')

const reported = (text: string, place = 'faq') =>
  wordReader(readWords(planted).flatMap((row) => row.forbidden))({
    text,
    language: /[ぁ-ん一-龠]/.test(text) ? 'ja' : 'en',
    places: new Set([place]),
  })

test.each([
  ['配送は無料です。', 'faq', '"配送" (delivery) in "配送は無料です。"'],
  ['お届けします。配送会社が配送します。', 'faq', '"配送" (delivery) in "配送会社が配送します。"'],
  ['3Dモデルをつくる', 'shoe-viewer', '"をつくる" (to make) in "3Dモデルをつくる"'],
  ['あなたの足', 'faq', '"あなた" (you) in "あなたの足"'],
  ['Write the town. Then rest.', 'faq', '"Write the" (Enter the town.) in "Write the town."'],
  ['anewしてください', 'faq', '"anew" (Enter the town.) in "anewしてください"'],
  ['<0>Anew</0>, please', 'faq', '"anew" (Enter the town.) in "Anew, please"'],
])('reports "%s" as an error in %s', (text, place, finding) => {
  expect(reported(text, place)).toEqual([finding])
})

test.each([
  ['配送会社がお届けします。', 'faq'],
  ['靴をつくる', 'shoe-viewer'],
  ['3Dモデルをつくる', 'about'],
  ['あなたの足', 'home'],
  ['You write the town, renewed', 'faq'],
])('accepts "%s" in %s', (text, place) => {
  expect(reported(text, place)).toEqual([])
})

test.each([
  ['| a | b | 配送 | |', 'a: unreadable: 配送'],
  ['| a | b | `x` or `y` | |', 'a: unreadable: `x` or `y`'],
  ['| a | b | `x` | only on pages |', 'a: unreadable: only on pages'],
  ['| a | b | | in `home` |', 'a: a place without a word'],
  ['| a | b | `x` |', 'a: 3 cells'],
])('reports the row %s as unreadable', (row, finding) => {
  expect(readWords(`| h |\n|---|\n${row}`).flatMap(({ findings }) => findings)).toContain(finding)
})

test('reports a word that can never be found', () => {
  const dead = (not: string, where = '') =>
    deadWords(
      readWords(`| h |\n|---|\n| a | b | ${not} | ${where} |`).flatMap((row) => row.forbidden),
      new Set(['home']),
    )
  expect(dead('`配送` (`配送`)')).toEqual(['a: `配送` can never be found'])
  expect(dead('`<0>`')).toEqual(['a: `<0>` can never be found'])
  expect(dead('`anew`', 'in `hom`')).toEqual(['a: `anew`: there is no text in hom'])
  expect(dead('`anew` (`again`)')).toEqual(['a: `anew`: again does not hold it'])
  expect(dead('`anew`', 'in `home`')).toEqual([])
})
