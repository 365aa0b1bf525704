import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { lanAddress, withLan } from './lan.ts'
import { readEnvironment } from './read-environment.ts'

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo

const home = { lo: [at('127.0.0.1', { internal: true })], wlan: [at('fd00::7'), at('192.168.1.7')] }

test.each([
  [home, '192.168.1.7'],
  [{ docker: [at('172.17.0.1')], eth: [at('10.1.2.3')] }, '10.1.2.3'],
  [{ vpn: [at('172.40.0.1')], eth: [at('172.31.0.9')] }, '172.31.0.9'],
  [{ eth: [at('203.0.113.9')] }, '203.0.113.9'],
  [{ lo: [at('127.0.0.1', { internal: true })], gone: undefined }, undefined],
])('finds the address of a network: %#', (networks, address) => {
  expect(lanAddress(networks)).toBe(address)
})

test('LAN=1 listens on the network and sets the public URL to its address and port', () => {
  expect(readEnvironment(withLan({ LAN: '1', PORT: '4400' }, home))).toMatchObject({
    ok: true,
    value: { HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.7:4400', LAN: '1' },
  })
  expect(withLan({ LAN: ' 1 ' }, home)).toMatchObject({ PUBLIC_URL: 'http://192.168.1.7:3000' })
})

test('keeps HOST and PUBLIC_URL when they are set, and sets nothing without LAN or a network', () => {
  const set = { LAN: '1', HOST: '192.168.1.8', PUBLIC_URL: 'https://shop.example' }
  expect(withLan(set, home)).toEqual(set)
  expect(withLan({ PORT: '3001' }, home)).toEqual({ PORT: '3001' })
  expect(withLan({ LAN: '1' }, {})).toEqual({ LAN: '1' })
})

test.each([
  ['yes', {}],
  ['1', { NODE_ENV: 'production' }],
])('rejects LAN=%s with %j', (LAN, more) => {
  const read = readEnvironment({ LAN, ...more })
  expect(read.ok ? [] : read.facts.map(({ name }) => name)).toContain('LAN')
})
