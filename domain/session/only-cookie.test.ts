import { stringifyCookie } from 'cookie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyCookie } from './only-cookie.ts'

test('a cookie is found among others, whatever its value', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (value, other) => {
      expect(onlyCookie(stringifyCookie({ other, token: value, tokens: other }), 'token')).toBe(value)
    }),
  )
})

test.each([
  ['is not there', 'other=1; tokens=2'],
  ['is empty', 'token='],
  ['comes twice', 'token=a; other=1; token=b'],
  ['comes twice with the same value', 'token=a;token=a'],
  ['comes twice, once empty', 'token=; token=b'],
  ['is a name without a value', 'token; other=1'],
  ['is a name that every object has', '__proto__=1'],
])('a cookie that %s is none', (_, cookies) => {
  expect(onlyCookie(cookies, 'token')).toBeUndefined()
})

test('nothing that is sent as cookies breaks the reading of them', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (cookies, name) => typeof onlyCookie(cookies, name) !== 'object'))
})
