import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'localhost:3000', '127.0.0.1', '127.1.2.3:80', '[::1]', '[::1]:3000'])(
  '%s is inside',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['192.168.1.7:3000', 'localhost.example', 'shop.example', '127.example', '[fe80::1]', ''])(
  '%s is reached from elsewhere',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
