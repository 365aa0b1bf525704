import { stringifyCookie } from 'cookie'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyCookie } from './only-cookie.ts'

test('onlyCookie finds a cookie among others, whatever its value', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), (value, other) => {
      expect(onlyCookie(stringifyCookie({ other, token: value, tokens: other }), 'token')).toBe(value)
    }),
  )
})

test.each([
  ['is not there', 'other=1; tokens=2'],
  ['is empty', 'token='],
  ['occurs twice', 'token=a; other=1; token=b'],
  ['occurs twice with the same value', 'token=a;token=a'],
  ['occurs twice, once empty', 'token=; token=b'],
  ['is a name without a value', 'token; other=1'],
  ['has the name of an object property', '__proto__=1'],
])('onlyCookie ignores a cookie that %s', (_, cookies) => {
  expect(onlyCookie(cookies, 'token')).toBeUndefined()
})

test('onlyCookie accepts any cookie header without throwing', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (cookies, name) => typeof onlyCookie(cookies, name) !== 'object'))
})
