import { createRequire } from 'node:module'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as endpoints from '#domain/contract/endpoints.ts'
import parse, * as small from './small-ufo.ts'

// By Node itself: whoever imports them here is given what takes their places.
const { withBase, withQuery }: typeof import('ufo') = createRequire(import.meta.url)('ufo')
const { destr }: typeof import('destr') = createRequire(import.meta.url)('destr')

const word = fc.string({ minLength: 1, unit: 'grapheme' })
const path = fc.oneof(
  fc.constantFrom(...Object.values(endpoints).map((endpoint) => endpoint.path)),
  word.map((id) => `/order/${encodeURIComponent(id)}/pay`),
)
const base = fc.constantFrom('/api', '/api/', 'http://shop.test/api', 'https://shop.example/shop/api/')
const query = fc.dictionary(
  fc.constantFrom('lang', 'category', 'email', 'a b', 'größe', 'a&b', 'n'),
  fc.oneof(word, fc.integer(), fc.boolean(), fc.constantFrom('', '+', ' ', '&', '=', '#', '%20', undefined)),
)

/** What a server reads of an address: the two write some signs in other ways. */
function readAddress(address: string) {
  const { pathname, searchParams, hash } = new URL(address, 'http://shop.test')
  return { pathname, asked: [...searchParams], hash }
}

test('a path below the base of the API is the one that ufo makes', () => {
  fc.assert(
    fc.property(path, base, (below, start) => {
      expect(small.withBase(below, start)).toBe(withBase(below, start))
    }),
  )
})

test('what is asked for reads as if ufo had written it', () => {
  fc.assert(
    fc.property(path, query, (below, asked) => {
      const own = small.withQuery(below, asked)
      expect(readAddress(own)).toEqual(readAddress(withQuery(below, asked)))
      expect(own.includes('?')).toBe(Object.values(asked).some((value) => value !== undefined))
    }),
  )
})

test("an answer's JSON is parsed as by destr", () => {
  // Which drops what could reach into a prototype; the shop's schemas take no name that they do not know.
  const isHarmless = (json: string) => !/__proto__|constructor/.test(json)
  const answer = fc
    .json()
    .filter(isHarmless)
    .map((json) => `{"status":"success","data":${json}}`)
  fc.assert(
    fc.property(answer, (json) => {
      expect(parse(json)).toEqual(destr(json))
    }),
    { numRuns: 300 },
  )
})
