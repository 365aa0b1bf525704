import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { countryList, countryNames } from './country-list.ts'
import { kanaReadings } from './kana-readings.ts'
import { plainName } from './plain-name.ts'
import { hepburn, looseRomaji } from './romaji.ts'
import { countrySearch } from './search-countries.ts'

const list = countryList('en')
const search = countrySearch(list)
const codes = (query: string) => search(query).map(({ code }) => code)
const anyEntry = fc.constantFrom(...list)
const kanaReading = (code: (typeof list)[number]['code']) => plainName(kanaReadings[code] ?? countryNames.ja[code])
const toKatakana = (text: string) => text.replace(/[ぁ-ゖ]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0x60))
const toWide = (text: string) =>
  text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).replace(/ /g, '　')

/** Variants of the same text that a person may type. */
const anyMatch = fc.constantFrom<(text: string) => string>(
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  toWide,
  toKatakana,
  (text) => `  ${text} `,
  (text) => text.normalize('NFD'),
  (text) => text.replace(/[-' ’・]/g, ''),
)

test('every country ranks first for its whole name in either language, however it is written', () => {
  const anyLanguage = fc.constantFrom(...settings.languages.available)
  fc.assert(
    fc.property(anyEntry, anyLanguage, anyMatch, ({ code }, language, write) => {
      expect(codes(write(countryNames[language][code]))[0]).toBe(code)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})

test('every country ranks first for its code in any case and width', () => {
  fc.assert(fc.property(anyEntry, anyMatch, ({ code }, write) => codes(write(code))[0] === code))
})

test('every country is found by its reading in either kana, and in romaji with or without long vowels', () => {
  fc.assert(
    fc.property(anyEntry, ({ code }) => {
      const reading = kanaReading(code)
      const romaji = hepburn(reading)
      expect(romaji).toMatch(/^[a-z]+$/)
      for (const query of [reading, toKatakana(reading), romaji, looseRomaji(romaji)])
        expect(codes(query), query).toContain(code)
    }),
    { numRuns: scaleRuns(1_000) },
  )
})

test('every country is found by the beginning of its name', () => {
  fc.assert(
    fc.property(anyEntry, fc.nat(), ({ code, text }, cut) => {
      const plain = plainName(text)
      expect(codes(plain.slice(0, 1 + (cut % plain.length)))).toContain(code)
    }),
  )
})

test('a search returns no duplicates, and an empty search returns the whole list in order', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (query) => {
      const found = search(query)
      expect(new Set(found).size).toBe(found.length)
      for (const entry of found) expect(list).toContain(entry)
    }),
  )
  expect(search(' 　')).toEqual(list)
  expect(search('・')).toEqual([])
})

test.each([
  ['japan', 'JP'],
  ['にほん', 'JP'],
  ['にっぽん', 'JP'],
  ['nihon', 'JP'],
  ['ＪＰ', 'JP'],
  ['UK', 'GB'],
  ['Scotland', 'GB'],
  ['英国', 'GB'],
  ['doitsu', 'DE'],
  ['ドイツ', 'DE'],
  ['どいつ', 'DE'],
  ['ﾄﾞｲﾂ', 'DE'],
  ['suweeden', 'SE'],
  ['suweden', 'SE'],
  ['chuugoku', 'CN'],
  ['chugoku', 'CN'],
  ['chūgoku', 'CN'],
  ['kankoku', 'KR'],
  ['furansu', 'FR'],
  ['oosutoraria', 'AU'],
  ['osutoraria', 'AU'],
  ['kambojia', 'KH'],
  ['cote d ivoire', 'CI'],
  ['reunion', 'RE'],
  ['usa', 'US'],
  ['bosnia and', 'BA'],
  ['saint lucia', 'LC'],
  ['Saint Kitts', 'KN'],
  ['saint vincent', 'VC'],
  ['st lucia', 'LC'],
  ['eikoku', 'GB'],
  ['beikoku', 'US'],
  ['ingurando', 'GB'],
  ['dobai', 'AE'],
  // As typed on a Japanese keyboard.
  ['tyuugoku', 'CN'],
  ['doitu', 'DE'],
  ['sinngaporu', 'SG'],
  ['singapo-ru', 'SG'],
  ['huransu', 'FR'],
  ['rosia', 'RU'],
  ['zyamaika', 'JM'],
  ['jyamaika', 'JM'],
  ['tyunizia', 'TN'],
  ['tilyunizia', 'TN'],
  ['nihonn', 'JP'],
  ['finrando', 'FI'],
  ['siria', 'SY'],
  ['firipinn', 'PH'],
  ['kambozia', 'KH'],
  ['indonesia', 'ID'],
] as const)('the search for %s finds %s first', (query, code) => {
  expect(codes(query)[0]).toBe(code)
})

test('the search for saint finds all names that begin with St', () => {
  const saints = list.filter(({ text }) => text.startsWith('St ')).map(({ code }) => code)
  expect(saints).toHaveLength(7)
  expect(codes('saint').slice(0, 7)).toEqual(saints)
})

test.each([
  ['きっぷ', 'kippu'],
  ['まっちゃ', 'matcha'],
  ['しゃしん', 'shashin'],
  ['すーだん', 'suudan'],
  ['てぃもーる', 'timooru'],
])('%s is written %s in Hepburn', (kana, romaji) => {
  expect(hepburn(kana)).toBe(romaji)
})
