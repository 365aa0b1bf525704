import { expect, test } from 'vitest'
import { settings } from '#domain/settings.ts'
import { countries } from './countries.ts'
import { countryNames } from './country-list.ts'
import { nameInSentence } from './name-in-sentence.ts'

test.each([
  ['JP', 'en', 'Japan'],
  ['GB', 'en', 'the United Kingdom'],
  ['NL', 'en', 'the Netherlands'],
  ['NL', 'ja', 'オランダ'],
] as const)('a sentence names %s in %s as %s', (code, language, name) => {
  expect(nameInSentence(code, language)).toBe(name)
})

test('every country name that contains a common noun has its article', () => {
  const bare = countries
    .map((code) => nameInSentence(code, 'en'))
    .filter((name) => /\b(Islands|Kingdom|States|Emirates|Republic|Territories|Territory)\b/.test(name))
    .filter((name) => !name.startsWith('the '))
  expect(bare).toEqual([])
  for (const language of settings.languages.available)
    for (const code of countries) expect(nameInSentence(code, language)).toContain(countryNames[language][code])
})
