import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { safePath } from './safe-path.ts'

test.each([
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/%5cevil.example',
  'https:evil.example',
  'https://shop@evil.example',
  'https://shop.invalid.evil.example/cart',
  'http://shop.invalid/cart',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  '/..//evil.example',
  '/cart/../../\\evil.example',
  ' /cart',
  'cart',
  '',
])('%j is never followed', (candidate) => {
  expect(safePath(candidate)).toBeUndefined()
})

test.each([
  '/auth',
  '/auth?wanted=/auth',
  '/auth/error',
  '/auth/abc',
  '/signup',
  '/ja/auth',
  '/api/logout',
  '/not-found',
  '/nowhere',
])('%s is rejected, since it would cause a loop or leave the pages of the shop', (candidate) => {
  expect(safePath(candidate)).toBeUndefined()
})

test.each([[['/cart']], [{ wanted: '/cart' }], [7], [null], [undefined]])('%j is no address', (candidate) => {
  expect(safePath(candidate)).toBeUndefined()
})

test.each([
  ['/profile/order?id=7#messages', '/profile/order?id=7#messages'],
  ['/ja/cart', '/cart'],
  ['/ja/cart?lang=ja', '/cart'],
  ['/cart?a=1&lang=en&b=%20x', '/cart?a=1&b=%20x'],
  ['/cart/../profile/details', '/profile/details'],
])('%s is followed as %s', (candidate, followed) => {
  expect(safePath(candidate)).toBe(followed)
})

test('any followed path starts with one slash and names a page outside of signing in', () => {
  const near = fc
    .tuple(
      fc.constantFrom('/', '//', '/\\', '', '/ja', 'http:'),
      fc.constantFrom(...pages.map((page) => page.path)),
      fc.string(),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), near), (candidate) => {
      const followed = safePath(candidate)
      if (followed === undefined) return
      expect(followed).toMatch(/^\/(?![/\\])/)
      expect(new URL(followed, 'https://hadashi.example').origin).toBe('https://hadashi.example')
      expect(safePath(followed)).toBe(followed)
    }),
  )
})
