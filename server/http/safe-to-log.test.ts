import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressForLog } from './safe-to-log.ts'

test.each([
  ['/auth/abc123', '/auth/hidden'],
  ['/ja/auth/abc123?x=1', '/ja/auth/hidden?x=1'],
  ['/auth/error', '/auth/error'],
  ['/auth/abc/more', '/auth/hidden/more'],
  ['/reserve?email=a@b.example&day=2', '/reserve?email=hidden&day=2'],
  ['/dev/mailbox?lang=ja&to=a@b.example', '/dev/mailbox?lang=ja&to=hidden'],
  ['/x?token=t&refresh_token=r&CODE=1', '/x?token=hidden&refresh_token=hidden&CODE=hidden'],
])('logs %s as %s', (address, logged) => {
  expect(addressForLog(address)).toBe(logged)
})

test('never logs a secret of a query, whatever surrounds it', () => {
  const secret = fc.stringMatching(/^[a-zA-Z0-9]{16}$/)
  fc.assert(
    fc.property(secret, fc.webPath(), fc.constantFrom('token', 'code', 'email', 'api_key'), (value, path, name) => {
      fc.pre(!path.includes(value))
      expect(addressForLog(`${path}?a=1&${name}=${value}&b=2`)).not.toContain(value)
    }),
  )
})

test('truncates a long address', () => {
  expect(addressForLog(`/${'x'.repeat(5_000)}`)).toHaveLength(300)
})
