import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitName } from './limit-name.ts'

const group = fc.integer({ min: 0, max: 0xff_ff })
const net = fc.tuple(fc.integer({ min: 1, max: 0xff_ff }), group, group, group)
const host = fc.tuple(group, group, group, group)
const written = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':')
const inFull = (groups: readonly number[]) =>
  groups.map((one) => one.toString(16).toUpperCase().padStart(4, '0')).join(':')

test('all addresses of one IPv6 network count as one caller, however they are written', () => {
  fc.assert(
    fc.property(net, host, host, (ours, one, other) => {
      expect(limitName(inFull([...ours, ...other]))).toBe(limitName(written([...ours, ...one])))
    }),
  )
})

test('two IPv6 networks count as two callers', () => {
  fc.assert(
    fc.property(net, net, host, (one, other, same) => {
      fc.pre(written(one) !== written(other))
      expect(limitName(written([...one, ...same]))).not.toBe(limitName(written([...other, ...same])))
    }),
  )
})

test('an IPv4 address counts as itself, over an IPv6 socket as well', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect([limitName(address), limitName(`::ffff:${address}`)]).toEqual([address, address])
    }),
  )
})

test.each([
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['1:0:0:2:0:0:0:3', '1:0:0:2::/64'],
  ['', ''],
])('%s counts as %s', (address, name) => {
  expect(limitName(address)).toBe(name)
})
