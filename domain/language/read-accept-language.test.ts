import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAcceptLanguage } from './read-accept-language.ts'

test.each([
  ['ja', ['ja']],
  ['en-GB,en;q=0.9,ja;q=0.8', ['en-GB', 'en', 'ja']],
  ['en;q=0.2, ja-JP ; q=0.7', ['ja-JP', 'en']],
  ['ja;q=0, en', ['en']],
  ['ja;Q=0.1, en;q=0.9', ['en', 'ja']],
  ['en;q=, ja;q=much', []],
  ['', []],
])('%s requests %j', (header, tags) => {
  expect(readAcceptLanguage(header)).toEqual(tags)
})

test('any header is read without an error and within its limit', () => {
  fc.assert(fc.property(fc.string({ maxLength: 10_000 }), (header) => readAcceptLanguage(header).length <= 20))
})
