import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientAddressReader } from './client-address.ts'

test('nobody is believed unless named', () => {
  const read = clientAddressReader([])
  fc.assert(
    fc.property(fc.ipV4(), fc.string(), (peer, forwarded) => {
      expect(read(peer, forwarded)).toBe(peer)
    }),
  )
})

test.each([
  ['a proxy of ours tells who called', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['what the caller wrote before is not believed', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
  ['a chain of our proxies is followed', '10.0.0.1', '203.0.113.9, 10.2.3.4', '203.0.113.9'],
  ['a stranger is not believed', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
  ['nonsense is not believed', '10.0.0.1', 'unknown', '10.0.0.1'],
  ['an IPv4 proxy over an IPv6 socket is known', '::ffff:10.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['an IPv6 proxy is known', 'fd00::1', '2001:db8::5', '2001:db8::5'],
])('%s', (_name, peer, forwarded, caller) => {
  expect(clientAddressReader(['10.0.0.0/8', 'fd00::1'])(peer, forwarded)).toBe(caller)
})

test('a chain of proxies only ends at the first of them', () => {
  expect(clientAddressReader(['10.0.0.0/8'])('10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})
