import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLanguage, type LanguageInput } from './find-language.ts'

const nothing: LanguageInput = { path: '/x', query: '', saved: undefined, preferred: [] }

test.each<[string, Partial<LanguageInput>, string, string]>([
  [
    'the language of the query wins',
    { query: '?lang=en', path: '/ja/x', saved: 'ja', preferred: ['ja'] },
    'en',
    'query',
  ],
  [
    'an unavailable language in the query means English',
    { query: '?lang=fr', path: '/ja/x', saved: 'ja' },
    'en',
    'query',
  ],
  ['the language of the path comes second', { path: '/ja/x', saved: 'en', preferred: ['en'] }, 'ja', 'path'],
  ['the saved language comes third', { saved: 'ja', preferred: ['en'] }, 'ja', 'saved'],
  ['the preferred language comes fourth', { saved: 'fr', preferred: ['fr', 'ja-JP'] }, 'ja', 'browser'],
  ['English is the fallback', { saved: '../../etc', preferred: ['fr'] }, 'en', 'default'],
])('%s', (_, languageInput, language, cameFrom) => {
  expect(findLanguage({ ...nothing, ...languageInput })).toEqual({ language, cameFrom })
})

test('findLanguage returns an available language for any input', () => {
  fc.assert(
    fc.property(
      fc.webPath(),
      fc.webQueryParameters(),
      fc.string(),
      fc.array(fc.string()),
      (path, query, saved, preferred) => {
        expect(['en', 'ja']).toContain(findLanguage({ path, query: `?${query}`, saved, preferred }).language)
      },
    ),
  )
})
