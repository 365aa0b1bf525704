import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pages } from '../navigation/pages.ts'
import { settings } from '../settings.ts'
import { splitLanguage, withLanguage } from './language-in-path.ts'

test.each([
  ['/ja/x', 'ja', '/x'],
  ['/ja', 'ja', '/'],
  ['/ja/', 'ja', '/'],
  ['/en/x', 'en', '/x'],
  ['/fr/x', undefined, '/fr/x'],
  ['/japan', undefined, '/japan'],
  ['/JA/x', undefined, '/JA/x'],
  ['/ja/ja/x', 'ja', '/ja/x'],
  ['/x/ja', undefined, '/x/ja'],
])('%s has the language %s and the page %s', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path })
})

test('withLanguage and splitLanguage are inverse for every page and language', () => {
  const page = fc.constantFrom(...pages.map((row) => row.path))
  fc.assert(
    fc.property(page, fc.constantFrom(...settings.languages.available), (path, language) => {
      const again = splitLanguage(withLanguage(path, language))
      expect(again.path).toBe(path)
      expect(again.language ?? settings.languages.default).toBe(language)
    }),
  )
})
