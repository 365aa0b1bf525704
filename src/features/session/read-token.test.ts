import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenExpiryMs, tokenSubject } from './read-token.ts'

const createTestToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`

test('a token ends at its expiry claim', () => {
  fc.assert(
    fc.property(fc.integer(), (exp) => tokenExpiryMs(createTestToken({ exp, name: 'Åsa 愛子' })) === exp * 1_000),
  )
})

test('a token is read in the alphabet of addresses too', () => {
  const token = createTestToken({ exp: 7, name: '~~~???ÿÿÿ' })
  expect(token).toMatch(/-.*_|_.*-/)
  expect(tokenExpiryMs(token)).toBe(7_000)
})

test.each([
  ['no token', undefined],
  ['an empty one', ''],
  ['noise', 'abc'],
  ['two parts', 'e30.e30'],
  ['four parts', 'e30.eyJleHAiOjk5OTk5OTk5OTl9.e30.e30'],
  ['no JSON', 'e30.!!!.sign'],
  ['null for its claims', createTestToken(null)],
  ['no expiry', createTestToken({})],
  ['a text for its expiry', createTestToken({ exp: '9999999999' })],
  ['an expiry without end', 'e30.eyJleHAiOjFlOTk5fQ.sign'],
])('%s has ended already', (_, token) => {
  expect(tokenExpiryMs(token)).toBe(Number.NEGATIVE_INFINITY)
})

test('a token says whose it is, if it says it in a text', () => {
  expect([{ sub: 'c1' }, { sub: 7 }, {}].map((claims) => tokenSubject(createTestToken(claims)))).toEqual([
    'c1',
    undefined,
    undefined,
  ])
  expect([undefined, '', 'a.b.c'].map(tokenSubject)).toEqual([undefined, undefined, undefined])
})

test('nothing that is sent as a token breaks the reading of it', () => {
  fc.assert(fc.property(fc.string(), (noise) => typeof tokenExpiryMs(noise) === 'number'))
})
