import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pages } from '../navigation/pages.ts'
import { addLanguage, wantedAddress } from './wanted-address.ts'

type Row = [path: string, query: string, saved: string | undefined, preferred: string[], wanted: string | undefined]

test.each<Row>([
  // Without a language in the address: English, unless another one was saved or is preferred.
  ['/x', '', undefined, [], undefined],
  ['/x', '', undefined, ['en-GB', 'en'], undefined],
  ['/x', '', undefined, ['ja-JP', 'ja'], '/ja/x?lang=ja'],
  ['/x', '', undefined, ['fr', 'ja', 'en'], '/ja/x?lang=ja'],
  ['/x', '', undefined, ['fr', 'de'], undefined],
  ['/x', '', 'ja', ['en-GB'], '/ja/x?lang=ja'],
  ['/x', '', 'en', ['ja-JP'], undefined],
  ['/x', '', 'fr', ['ja-JP'], '/ja/x?lang=ja'],
  ['/x', '?a=1&b=%20', 'ja', [], '/ja/x?a=1&b=%20&lang=ja'],
  ['/', '', 'ja', [], '/ja?lang=ja'],
  // A language in the path: the saved and preferred ones are ignored.
  ['/ja/x', '', 'en', ['en-GB'], undefined],
  ['/en/x', '', 'ja', ['ja-JP'], undefined],
  // A first segment that is no language belongs to the path.
  ['/fr/x', '', undefined, ['en'], undefined],
  ['/fr/x', '', undefined, ['ja'], '/ja/fr/x?lang=ja'],
  // A language in the query wins over everything and is kept.
  ['/x', '?lang=ja', 'en', ['en'], '/ja/x?lang=ja'],
  ['/x', '?lang=en', 'ja', ['ja'], undefined],
  ['/x', '?lang=fr', 'ja', ['ja'], undefined],
  ['/x', '?lang=', 'ja', ['ja'], undefined],
  ['/ja/x', '?lang=ja', 'en', ['en'], undefined],
  ['/ja/x', '?lang=en', 'ja', ['ja'], '/x?lang=en'],
  ['/ja/x', '?a=1&lang=fr', undefined, [], '/x?a=1&lang=fr'],
  ['/ja', '?lang=en', undefined, [], '/?lang=en'],
  ['/en/x', '?lang=ja', undefined, [], '/ja/x?lang=ja'],
  ['/en/x', '?lang=en', undefined, ['ja'], undefined],
  ['/x', '?lang=ja&lang=en', undefined, [], '/ja/x?lang=ja&lang=en'],
])('%s%s for a visitor with %s saved who prefers %j is redirected to %s', (path, query, saved, preferred, wanted) => {
  expect(wantedAddress({ path, query, saved, preferred })).toBe(wanted)
})

test('the wanted address needs no further redirect', () => {
  const anyLanguageInput = fc.record({
    path: fc
      .tuple(fc.constantFrom('', '/en', '/ja', '/fr'), fc.constantFrom(...pages.map((row) => row.path)))
      .map(([language, path]) => (path === '/' ? language || '/' : language + path)),
    query: fc.constantFrom('', '?', '?a=b', '?lang=ja', '?lang=en', '?lang=fr&a', '?lang', '?langs=ja'),
    saved: fc.option(fc.constantFrom('en', 'ja', 'fr', ''), { nil: undefined }),
    preferred: fc.array(fc.constantFrom('ja-JP', 'en', 'fr', '*')),
  })
  fc.assert(
    fc.property(anyLanguageInput, (languageInput) => {
      const [path = '', query] = (wantedAddress(languageInput) ?? languageInput.path + languageInput.query).split('?')
      const arrived = { ...languageInput, path, query: query === undefined ? '' : `?${query}` }
      expect(wantedAddress(arrived)).toBeUndefined()
    }),
  )
})

test('addLanguage puts one language into a query', () => {
  expect(addLanguage('', 'ja')).toBe('?lang=ja')
  expect(addLanguage('?', 'ja')).toBe('?lang=ja')
  expect(addLanguage('?lang=en&a=1&lang=fr&lang', 'ja')).toBe('?a=1&lang=ja')
})

test('no path redirects to another host', () => {
  const slashes = fc.constantFrom('/', '//', '///', '/\\', '\\\\')
  fc.assert(
    fc.property(
      fc.constantFrom('', '/ja', '/en'),
      slashes,
      fc.constantFrom('en', 'ja', 'fr'),
      (folder, slash, requestedLanguage) => {
        const languageInput = {
          path: `${folder}${slash}evil.example/x`,
          query: `?lang=${requestedLanguage}`,
          saved: undefined,
          preferred: [],
        }
        const wanted = wantedAddress(languageInput)
        if (wanted !== undefined) expect(new URL(wanted, 'http://shop.test').host).toBe('shop.test')
      },
    ),
  )
})
