import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { countries, isCountry } from './countries.ts'
import { countryList } from './country-list.ts'
import { kanaReadings } from './kana-readings.ts'
import { countryNumbers } from './numbers.ts'
import { plainName } from './plain-name.ts'

const languages = settings.languages.available

test.each(languages)(
  'the list has 243 entries in %s, each with value, text and code and without duplicates',
  (language) => {
    const list = countryList(language)
    expect(list).toHaveLength(settings.country.count)
    for (const entry of list) {
      expect(Object.keys(entry).sort()).toEqual(['code', 'text', 'value'])
      expect(entry.value).toBe(countryNumbers[entry.code])
      expect(entry.code).toMatch(/^[A-Z]{2}$/)
      expect(entry.text.trim()).toBe(entry.text)
    }
    for (const key of ['value', 'text', 'code'] as const)
      expect(new Set(list.map((entry) => entry[key])).size).toBe(settings.country.count)
  },
)

test('the English list starts with the United Kingdom and continues in alphabetical order', () => {
  const [first, ...rest] = countryList('en')
  expect(first).toEqual({ value: 826, text: 'United Kingdom', code: 'GB' })
  const names = rest.map(({ text }) => text)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect([names.at(0), names.at(-1)]).toEqual(['Afghanistan', 'Zimbabwe'])
})

test('the Japanese list starts with the United Kingdom and continues in the order of readings', () => {
  const [first, ...rest] = countryList('ja')
  expect(first).toEqual({ value: 826, text: 'イギリス', code: 'GB' })
  const readings = rest.map(({ code, text }) => plainName(kanaReadings[code] ?? text))
  expect(readings).toEqual(readings.toSorted(new Intl.Collator('ja').compare))
  const index = (text: string) => rest.findIndex((entry) => entry.text === text)
  expect(index('カンボジア')).toBeGreaterThan(index('韓国'))
  expect(index('日本')).toBeLessThan(index('ニュージーランド'))
})

test('no reading contains kanji, and every name with kanji has a reading', () => {
  for (const reading of Object.values(kanaReadings)) expect(reading).not.toMatch(/\p{sc=Han}/u)
  const unread = countryList('ja').filter(({ code, text }) => /\p{sc=Han}/u.test(text) && !kanaReadings[code])
  expect(unread).toEqual([])
})

test('isCountry accepts exactly the 243 codes in upper case', () => {
  expect(countries).toEqual(Object.keys(countryNumbers))
  for (const code of countries) expect(isCountry(code)).toBe(true)
  for (const other of ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM', 'XK', 'UK', 'gb', 'GB ', '', undefined, 826, '__proto__'])
    expect(isCountry(other)).toBe(false)
})
