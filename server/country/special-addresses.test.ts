import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicAddress } from './special-addresses.ts'

test.each(['81.2.69.142', '133.1.2.3', '2a00:23c0::1', '2400:4050::1', '2001:240::1'])(
  '%s is a public address',
  (address) => {
    expect(publicAddress(address)).toBe(address)
  },
)

test.each([
  ['::ffff:133.1.2.3', '133.1.2.3'],
  ['::FFFF:133.1.2.3', '133.1.2.3'],
  ['::ffff:8501:203', '133.1.2.3'],
  ['0:0:0:0:0:ffff:8501:0203', '133.1.2.3'],
])('%s is %s in a longer notation', (address, plain) => {
  expect(publicAddress(address)).toBe(plain)
})

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.1.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '::133.1.2.3',
  '64:ff9b::8501:203',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:8501:203::1',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  '2400:4050::1%eth0',
  'ff02::1',
  '',
  'test',
  '133.1.2',
  '133.1.2.3:443',
  '[2400:4050::1]',
])('%s is not a public address', (address) => {
  expect(publicAddress(address)).toBeUndefined()
})

test('returns only addresses that it maps to themselves', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), (given) => {
      const publicIp = publicAddress(given)
      if (publicIp !== undefined) expect(publicAddress(publicIp)).toBe(publicIp)
    }),
  )
})
