import { expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const secrets = createSecrets('a secret of the test, long enough for it')

test('a code hash equals no other text, not even a shorter or longer one', () => {
  const hash = secrets.codeHash('p1', '123456')
  expect(secrets.isCodeFor(hash, 'p1', '123456')).toBe(true)
  for (const other of [
    secrets.codeHash('p2', '123456'),
    secrets.codeHash('p1', '123457'),
    '',
    hash.slice(1),
    `${hash}A`,
    // The same number of characters, but more bytes.
    'é'.repeat(hash.length),
  ])
    expect(secrets.isCodeFor(other, 'p1', '123456')).toBe(false)
})

test('code hashes and rate limit names stay the same across builds', () => {
  expect(secrets.codeHash('p1', '123456')).toBe('EDJsyhjNc5pCWG7_YAqdFkLIZvuImDlpGr5I9KTHVfM')
  expect(secrets.addressName('mika@example.com')).toBe('7Lq5tLipV64eWITJ0kUMITc6p544AG5yFqoSxr__i-o')
  expect(secrets.networkHash('198.51.100.7')).toBe('UM7Mjb1lbtKLmFFhOOWY-Gvyz5sBGiN4vqXM8cDrRIQ')
  expect(secrets.callerName('198.51.100.7')).toBe('1CJN5KOlHJHlDSLMP8dcf7kacnAvkx1StJEbUPJUAxo')
})

test('a mark is of one order, owner and address, and that of the page is not that of the mails', () => {
  const order = ['o1', 'g1', 'mika@example.com'] as const
  const [mark, mailMark] = [secrets.orderMark(...order), secrets.orderMailMark(...order)]
  expect([secrets.isOrderMark(mark, ...order), secrets.isOrderMailMark(mailMark, ...order)]).toEqual([true, true])
  expect([secrets.isOrderMark(mailMark, ...order), secrets.isOrderMailMark(mark, ...order)]).toEqual([false, false])
  const others: [string, string, string][] = [
    ['o2', 'g1', 'mika@example.com'],
    ['o1', 'g2', 'mika@example.com'],
    ['o1', 'g1', 'other@example.com'],
  ]
  for (const other of others)
    expect([secrets.isOrderMark(mark, ...other), secrets.isOrderMailMark(mailMark, ...other)]).toEqual([false, false])
})

test('all callers of a network have one hash', () => {
  expect(secrets.networkHash('198.51.100.8')).toBe(secrets.networkHash('::ffff:198.51.100.7'))
  expect(secrets.networkHash('198.51.101.8')).not.toBe(secrets.networkHash('198.51.100.8'))
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
