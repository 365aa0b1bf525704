import { expect, test } from 'vitest'
import { ownOrigin } from './listen.ts'

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['192.168.1.7', 'http://192.168.1.7:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::7', 'http://[fd00::7]:3000'],
])('a shop that listens on %s reaches itself at %s', (host, origin) => {
  expect(ownOrigin(host, 3_000)).toBe(origin)
})
