import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEmail } from './read-email.ts'

test.each([
  ['mika@example.jp', 'mika@example.jp'],
  ['  Mika.Sato+shoes@Example.CO.JP ', 'mika.sato+shoes@example.co.jp'],
  ['ｍｉｋａ＠ｅｘａｍｐｌｅ．ｊｐ', 'mika@example.jp'],
  ['old..style.@docomo.ne.jp', 'old..style.@docomo.ne.jp'],
  ["o'neil@example.org", "o'neil@example.org"],
  ['a@xn--eckwd4c7c.xn--zckzah', 'a@xn--eckwd4c7c.xn--zckzah'],
])('reads %s as %s', (typed, cleaned) => {
  expect(readEmail(typed)).toBe(cleaned)
})

test.each([
  '',
  'mika',
  'mika@example',
  '@example.jp',
  'mika@',
  'mi ka@example.jp',
  'mika@example..jp',
  'mika@-example.jp',
  'mika@example.jp, other@example.jp',
  'Mika <mika@example.jp>',
  'mika@example.jp\nBcc: all@example.jp',
  'mika@[127.0.0.1]',
  `${'a'.repeat(65)}@example.jp`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.jp`,
])('rejects %j as an e-mail address', (typed) => {
  expect(readEmail(typed)).toBeUndefined()
})

test('an accepted address reads as itself, is short enough, and cannot inject a mail header', () => {
  const near = fc.oneof(fc.emailAddress(), fc.string(), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(near, (typed) => {
      const cleaned = readEmail(typed)
      if (cleaned === undefined) return
      expect(readEmail(cleaned)).toBe(cleaned)
      expect(cleaned.length).toBeLessThanOrEqual(254)
      expect(cleaned).not.toMatch(/[\s<>,;"]/)
    }),
  )
})
