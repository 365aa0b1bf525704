import { expect, test } from 'vitest'
import { isLoopback } from './loopback.ts'

test.each(['localhost', 'localhost:3000', '127.0.0.1', '127.1.2.3:80', '[::1]', '[::1]:3000'])(
  '%s is a loopback host',
  (host) => {
    expect(isLoopback(host)).toBe(true)
  },
)

test.each(['192.168.1.7:3000', 'localhost.example', 'shop.example', '127.example', '[fe80::1]', ''])(
  '%s can be reached from other devices',
  (host) => {
    expect(isLoopback(host)).toBe(false)
  },
)
