import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a secret of the test, long enough for it')

test('a code hash equals no other text, not even a shorter or longer one', () => {
  const hash = secrets.codeHash('p1', '123456')
  expect(secrets.isSame(hash, secrets.codeHash('p1', '123456'))).toBe(true)
  for (const other of [
    secrets.codeHash('p2', '123456'),
    secrets.codeHash('p1', '123457'),
    '',
    hash.slice(1),
    `${hash}A`,
    // The same number of characters, but more bytes.
    'é'.repeat(hash.length),
  ])
    expect(secrets.isSame(hash, other)).toBe(false)
})

test('code hashes and rate limit names stay the same across builds', () => {
  expect(secrets.codeHash('p1', '123456')).toBe('EDJsyhjNc5pCWG7_YAqdFkLIZvuImDlpGr5I9KTHVfM')
  expect(secrets.addressName('mika@example.com')).toBe('7Lq5tLipV64eWITJ0kUMITc6p544AG5yFqoSxr__i-o')
  expect(secrets.callerName('198.51.100.7')).toBe('1CJN5KOlHJHlDSLMP8dcf7kacnAvkx1StJEbUPJUAxo')
})

test('isOwnLink accepts only links created with the same secret, without storing them', () => {
  const link = secrets.newLink()
  expect(secrets.isOwnLink(link)).toBe(true)
  const foreign = createSecrets('another secret of the test, long enough').newLink()
  for (const other of ['', 'x', foreign, `${link}A`, link.slice(1), link.slice(0, -1), secrets.newSecret()])
    expect(secrets.isOwnLink(other), other).toBe(false)
})

test('a code always has six digits', () => {
  for (let time = 0; time < 100; time += 1) expect(secrets.newCode()).toMatch(/^\d{6}$/)
})
