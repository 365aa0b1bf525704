import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress } from './read-address.ts'

test.each([
  '/../etc/passwd',
  '/a/../../b',
  '/%2e%2e%2fetc/passwd',
  '/a/%2E%2E/b',
  '/api/localization/translation/..%2F..%2Fetc',
  '/..%5c..%5cwindows',
  '/a\\b',
  '/%00',
  '/about%00.html',
  '/%',
  '/%zz',
  '/%ff',
  '//evil.example/',
  '/a//b',
  '/./a',
  '/a%0d%0aset-cookie:x',
  'http://evil.example/',
  '*',
  '',
  `/${'x'.repeat(2_048)}`,
])('rejects %s', (path) => {
  expect(readAddress(path)).toMatchObject({ ok: false, code: 'BAD_URL' })
})

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about/'],
  ['/auth/%E8%A3%B8%E8%B6%B3', '/auth/裸足'],
  ['/.well-known/x', '/.well-known/x'],
  ['/a...b', '/a...b'],
])('reads %s as %s', (path, read) => {
  expect(readAddress(path)).toEqual({ ok: true, value: read })
})

test('an accepted path never leads out of a folder', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
      ),
      (path) => {
        const read = readAddress(path)
        if (!read.ok) return
        expect(read.value.split('/')).not.toContain('..')
        expect(read.value).not.toMatch(/[\\\p{Cc}]/u)
        expect(read.value.startsWith('//')).toBe(false)
      },
    ),
  )
})
