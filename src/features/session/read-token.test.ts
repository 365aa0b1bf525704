import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenExpiryMs, tokenSubject } from './read-token.ts'

const createTestToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`

test('reads the expiry of a token from its exp claim', () => {
  fc.assert(
    fc.property(fc.integer(), (exp) => tokenExpiryMs(createTestToken({ exp, name: 'Åsa 愛子' })) === exp * 1_000),
  )
})

test('reads a token in the base64url alphabet', () => {
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
])('treats %s as expired', (_, token) => {
  expect(tokenExpiryMs(token)).toBe(Number.NEGATIVE_INFINITY)
})

test('reads the subject of a token if it is a string', () => {
  expect([{ sub: 'c1' }, { sub: 7 }, {}].map((claims) => tokenSubject(createTestToken(claims)))).toEqual([
    'c1',
    undefined,
    undefined,
  ])
  expect([undefined, '', 'a.b.c'].map(tokenSubject)).toEqual([undefined, undefined, undefined])
})

test('does not throw on any malformed token', () => {
  fc.assert(fc.property(fc.string(), (noise) => typeof tokenExpiryMs(noise) === 'number'))
})
