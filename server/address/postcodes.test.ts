import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressForm } from '#domain/address/address-form.ts'
import { readField } from '#domain/address/read-address.ts'
import { readPostcode } from '#domain/address/read-postcode.ts'
import type { Country } from '#domain/country/countries.ts'
import { openPostcodeService, serviceKey } from '../../tests/support/fakes/postcode-service.ts'
import { saidLog } from '../../tests/support/server/said-log.ts'
import { demoPostcodes } from './demo-postcodes.ts'
import { createIdealPostcodes } from './ideal-postcodes.ts'
import { openJapanPostcodes } from './japan-postcodes.ts'
import { openPostcodes } from './open-postcodes.ts'
import { noPostcodes, type PostcodePort } from './postcode-port.ts'

let service: Awaited<ReturnType<typeof openPostcodeService>>
const log = saidLog()

beforeAll(async () => {
  service = await openPostcodeService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.requests.length = 0
  log.said.length = 0
})

/** A short timeout for the tests of a service that never answers, and a long one for answers on a busy machine. */
const [impatientMs, patientMs] = [300, 10_000]
const british = (timeoutMs = patientMs) => createIdealPostcodes({ url: service.url, key: serviceKey, log, timeoutMs })

type Kind = { port: () => PostcodePort; country: Country; known?: string; unknown: string }

describe.each<[string, Kind]>([
  ['no source', { port: () => noPostcodes, country: 'GB', unknown: 'SW1A 2AA' }],
  [
    'the data in the package',
    { port: () => openJapanPostcodes(log), country: 'JP', known: '100-0001', unknown: '999-9999' },
  ],
  ['the demo', { port: () => demoPostcodes, country: 'GB', known: 'NW1 6XE', unknown: 'ZE1 9ZZ' }],
  ['the service', { port: () => british(), country: 'GB', known: 'SW1A 2AA', unknown: 'ZE1 9ZZ' }],
])('postcode lookup by %s', (_, { port, country, known, unknown }) => {
  test('returns no suggestions for an unknown postcode or country', async () => {
    expect(await port().lookUp(country, unknown)).toEqual({ ok: true, value: [] })
    expect(await port().lookUp('FR', '75001')).toEqual({ ok: true, value: [] })
  })

  test('names the countries it knows and suggests only addresses that can be saved', async () => {
    expect(Object.keys(port().knows)).toEqual(known === undefined ? [] : [country])
    if (known === undefined) return
    expect(readPostcode(country, known)).toBe(known)
    const found = await port().lookUp(country, known)
    const suggestions = found.ok ? found.value : []
    expect(suggestions.length).toBeGreaterThan(0)
    for (const suggestion of suggestions)
      for (const one of addressForm(country)) {
        const text = suggestion[one.field]
        if (text !== undefined) expect(readField(country, one, text)).toEqual({ ok: true, value: text })
      }
  })
})

test.each([
  ['100-0001', [{ postcode: '100-0001', region: '東京都', city: '千代田区', line_1: '千代田' }]],
  ['106-6108', [{ postcode: '106-6108', region: '東京都', city: '港区', line_1: '六本木六本木ヒルズ森タワー' }]],
  ['900-0000', [{ postcode: '900-0000', region: '沖縄県', city: '那覇市' }]],
  ['409-0142', [{ postcode: '409-0142', region: '山梨県', city: '北都留郡小菅村' }]],
  [
    '498-0000',
    [
      { postcode: '498-0000', region: '愛知県', city: '弥富市' },
      { postcode: '498-0000', region: '三重県', city: '桑名郡木曽岬町' },
    ],
  ],
])('〒%s is completed as far as the postcode reaches', async (postcode, suggestions) => {
  expect(await openJapanPostcodes(log).lookUp('JP', postcode)).toEqual({ ok: true, value: suggestions })
})

test('logs once that the postcodes of Japan cannot be loaded', async () => {
  const port = openJapanPostcodes(log, () => Promise.reject(new Error('gone')))
  expect(await port.lookUp('JP', '100-0001')).toMatchObject({ ok: false, code: 'unavailable' })
  expect(await port.lookUp('JP', '100-0001')).toMatchObject({ ok: false, code: 'unavailable' })
  expect(log.said).toHaveLength(1)
})

test('returns the addresses of a British postcode as the service formats them', async () => {
  expect(await british().lookUp('GB', 'SW1A 2AA')).toEqual({
    ok: true,
    value: [
      {
        postcode: 'SW1A 2AA',
        line_1: 'Prime Minister & First Lord Of The Treasury',
        line_2: '10 Downing Street',
        city: 'LONDON',
        region: 'London',
      },
      { postcode: 'SW1A 2AA', line_1: '10 Downing Street', city: 'LONDON' },
    ],
  })
})

test('does not suggest an address of the service that could not be saved', async () => {
  expect(await british().lookUp('GB', 'EC1A 1BB')).toEqual({ ok: true, value: [] })
})

test.each([
  ['no credit left', 'M1 1AA'],
  ['its daily limit reached', 'M1 1AB'],
  ['a rejected key', 'M1 1AD'],
  ['an error of its own', 'M1 1AE'],
  ['a page instead of JSON', 'M1 1AF'],
  ['an answer of another shape', 'M1 1AG'],
  ['an endless answer', 'M1 1AH'],
  ['a redirect to another host', 'M1 1AJ'],
  ['an answer that is nested too deep', 'M1 1AL'],
  ['a truncated answer', 'M1 1AN'],
  ['no answer', 'M1 1AP'],
  ['a broken connection', 'M1 1AQ'],
])(
  'a service with %s is unavailable, is queried once, and the log names neither key nor postcode',
  async (_, postcode) => {
    expect(await british(impatientMs).lookUp('GB', postcode)).toMatchObject({ ok: false, code: 'unavailable' })
    expect(service.requests).toHaveLength(1)
    expect(log.said).toHaveLength(1)
    expect(log.said.join()).not.toMatch(/ak_of|M1/)
  },
)

test('sends the key in a header and never in a URL', async () => {
  await british().lookUp('GB', 'SW1A 2AA')
  expect(service.requests).toEqual([
    { path: '/v1/postcodes/SW1A%202AA', authorization: `IDEALPOSTCODES api_key="${serviceKey}"` },
  ])
})

test('without a key only Japan is known, with one Britain too', async () => {
  const settings = { POSTCODE_URL: service.url, POSTCODE_KEY: undefined, isProduction: true }
  expect(openPostcodes(settings, log)).toMatchObject({ knows: { JP: 'towns' }, only: {} })
  const both = openPostcodes({ ...settings, POSTCODE_KEY: serviceKey }, log)
  expect(both.knows).toEqual({ JP: 'towns', GB: 'addresses' })
  expect(await both.lookUp('GB', 'ZE1 9ZZ')).toEqual({ ok: true, value: [] })
  expect(await both.lookUp('FR', '75001')).toEqual({ ok: true, value: [] })
  expect(service.requests).toHaveLength(1)
})

test('a demo without a key answers only the postcodes that it names', async () => {
  const { only, lookUp } = openPostcodes(
    { POSTCODE_URL: service.url, POSTCODE_KEY: undefined, isProduction: false },
    log,
  )
  const codes = only?.GB ?? []
  expect(codes.length).toBeGreaterThan(2)
  for (const code of codes) {
    const found = await lookUp('GB', code)
    expect(found.ok && found.value.length).toBeGreaterThan(0)
  }
  expect(await lookUp('GB', 'M1 1AE')).toEqual({ ok: true, value: [] })
  expect(service.requests).toHaveLength(0)
})
