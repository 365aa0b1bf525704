import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

test('ignores forwarded addresses when no proxy is trusted', () => {
  const read = clientAddressReader([])
  fc.assert(
    fc.property(fc.ipV4(), fc.string(), (peer, forwarded) => {
      expect(read(peer, forwarded)).toBe(peer)
    }),
  )
})

test.each([
  ['believes the address from a trusted proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['ignores addresses that the client itself wrote', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['follows a chain of trusted proxies', '10.0.0.1', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
  ['ignores the header of an untrusted peer', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['ignores a value that is not an address', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['recognizes a trusted IPv4 proxy over an IPv6 socket', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['recognizes a trusted IPv6 proxy', 'fd00::1', '2001:db8::5', '2001:db8::5'],
])('%s', (_name, peer, forwarded, caller) => {
  expect(clientAddressReader(['10.0.0.0/8', 'fd00::1'])(peer, forwarded)).toBe(caller)
})

test('returns the outermost proxy when a chain holds proxies only', () => {
  expect(clientAddressReader(['10.0.0.0/8'])('10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})
