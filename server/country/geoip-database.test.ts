import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCountry } from '#domain/country/countries.ts'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { saidLog } from '../../tests/support/server/said-log.ts'
import { openGeoipDatabase } from './geoip-database.ts'

const findCountryByIp = openGeoipDatabase(saidLog())

test.each([
  ['81.2.69.142', 'GB'],
  ['212.58.244.20', 'GB'],
  ['133.1.2.3', 'JP'],
  ['::ffff:133.1.2.3', 'JP'],
  ['2a00:23c0::1', 'GB'],
  ['2400:4050::1', 'JP'],
])('locates %s in %s', async (address, country) => {
  expect(await findCountryByIp(address)).toBe(country)
})

test.each(['127.0.0.1', '192.168.0.1', '203.0.113.9', '::1', 'fd00::1', '2001:db8::1', '', 'test', '3a00::1'])(
  'locates %s in no country',
  async (address) => {
    expect(await findCountryByIp(address)).toBeNull()
  },
)

test('locates any address in one of the 243 countries or in none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string()), async (address) => {
      const country = await findCountryByIp(address)
      expect(country === null || isCountry(country)).toBe(true)
    }),
    { numRuns: scaleRuns(500) },
  )
})

test.each([
  ['is missing', () => Promise.reject(new Error('no such file'))],
  ['is invalid', async () => Buffer.from('noise')],
])('a GeoIP database that %s is logged once and locates no address', async (_, read) => {
  const log = saidLog()
  let reads = 0
  const logged = openGeoipDatabase(log, () => {
    reads += 1
    return read()
  })
  expect(await Promise.all(['133.1.2.3', '81.2.69.142', '133.1.2.3'].map(logged))).toEqual([null, null, null])
  expect(await logged('133.1.2.3')).toBeNull()
  expect(log.said).toEqual(['The GeoIP database cannot be read; the country of every visitor is unknown'])
  expect(reads).toBe(1)
})

test('opens the GeoIP database only when a public address is looked up', async () => {
  let reads = 0
  const logged = openGeoipDatabase(saidLog(), () => {
    reads += 1
    return Promise.reject(new Error('no such file'))
  })
  await logged('127.0.0.1')
  expect(reads).toBe(0)
})
