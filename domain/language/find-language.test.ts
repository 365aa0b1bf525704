import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLanguage, type LanguageInput } from './find-language.ts'

const nothing: LanguageInput = { path: '/x', query: '', saved: undefined, preferred: [] }

test.each<[string, Partial<LanguageInput>, string, string]>([
  ['the query first', { query: '?lang=en', path: '/ja/x', saved: 'ja', preferred: ['ja'] }, 'en', 'query'],
  ['a query of no language of ours is English', { query: '?lang=fr', path: '/ja/x', saved: 'ja' }, 'en', 'query'],
  ['then the first segment of the path', { path: '/ja/x', saved: 'en', preferred: ['en'] }, 'ja', 'path'],
  ['then what was saved', { saved: 'ja', preferred: ['en'] }, 'ja', 'saved'],
  ['then what the browser prefers', { saved: 'fr', preferred: ['fr', 'ja-JP'] }, 'ja', 'browser'],
  ['and else English', { saved: '../../etc', preferred: ['fr'] }, 'en', 'default'],
])('%s', (_, languageInput, language, cameFrom) => {
  expect(findLanguage({ ...nothing, ...languageInput })).toEqual({ language, cameFrom })
})

test('whatever is asked for, a language of ours is found', () => {
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
