import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkIn } from './link-in.ts'

test.each([
  ['https://shop.example', '/auth/abc', 'https://shop.example/auth/abc'],
  ['https://shop.example/', '/ja/auth/abc', 'https://shop.example/ja/auth/abc'],
  ['http://localhost:3000', '/auth/a?b=c', 'http://localhost:3000/auth/a?b=c'],
])('at %s the path %s is %s', (home, path, link) => {
  expect(linkIn(home, path)).toBe(link)
})

test.each(['//evil.example/auth', '/\\evil.example', 'https://evil.example/', 'auth/abc', '', 'javascript:alert(1)'])(
  'the path %j cannot be',
  (path) => {
    expect(() => linkIn('https://shop.example', path)).toThrow('leads out of the shop')
  },
)

test('whatever the path, a link stays in the shop or is none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
      const link = (() => {
        try {
          return linkIn('https://shop.example', path)
        } catch {
          return undefined
        }
      })()
      if (link !== undefined) expect(new URL(link).origin).toBe('https://shop.example')
    }),
  )
})
