import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networkName } from './network-name.ts'

const group = fc.integer({ min: 0, max: 0xff_ff })
const net = fc.tuple(fc.integer({ min: 1, max: 0xff_ff }), group, group)
const host = fc.tuple(group, group, group, group, group)
const byte = fc.integer({ min: 0, max: 255 })
const written = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':')
const inFull = (groups: readonly number[]) =>
  groups.map((one) => one.toString(16).toUpperCase().padStart(4, '0')).join(':')

test('all addresses of one /48 are one network, however they are written', () => {
  fc.assert(
    fc.property(net, host, host, (ours, one, other) => {
      expect(networkName(inFull([...ours, ...other]))).toBe(networkName(written([...ours, ...one])))
    }),
  )
})

test('two /48 are two networks', () => {
  fc.assert(
    fc.property(net, net, host, (one, other, same) => {
      fc.pre(written(one) !== written(other))
      expect(networkName(written([...one, ...same]))).not.toBe(networkName(written([...other, ...same])))
    }),
  )
})

test('all addresses of one /24 are one network, over an IPv6 socket as well', () => {
  fc.assert(
    fc.property(byte, byte, byte, byte, (first, second, third, last) => {
      const name = `${first}.${second}.${third}.0/24`
      const address = `${first}.${second}.${third}.${last}`
      expect([networkName(address), networkName(`::ffff:${address}`)]).toEqual([name, name])
    }),
  )
})

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:c000:207', '192.0.2.0/24'],
  ['2001:db8:1:2::5', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', ''],
])('%s is of the network %s', (address, name) => {
  expect(networkName(address)).toBe(name)
})
