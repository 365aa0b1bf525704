import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { editionWords, editionWordsVersion } from './edition-words.ts'

test('the waitlist wording exists in every language, and an unknown version has none', () => {
  for (const language of settings.languages.available) expect(editionWords(editionWordsVersion, language)).toBeTruthy()
  for (const version of ['', '0', 'toString', '__proto__']) expect(editionWords(version, 'en')).toBeUndefined()
})
