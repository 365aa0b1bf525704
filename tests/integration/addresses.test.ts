import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockCustomerWork } from '#server/account/lock-customer.ts'
import { openPostcodes } from '#server/address/open-postcodes.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { acquireKey } from '#server/idempotency/key-rows.ts'
import { openPostcodeService, serviceKey } from '../support/fakes/postcode-service.ts'
import { openApi } from '../support/server/open-api.ts'
import { saidLog } from '../support/server/said-log.ts'

let api: Awaited<ReturnType<typeof openApi>>
let service: Awaited<ReturnType<typeof openPostcodeService>>
let callers = 0

beforeAll(async () => {
  service = await openPostcodeService()
  const postcodes = openPostcodes(
    { POSTCODE_URL: service.url, POSTCODE_KEY: serviceKey, isProduction: false },
    saidLog(),
  )
  api = await openApi({ trustedProxies: ['127.0.0.1'], postcodes })
})
afterAll(async () => {
  await api.close()
  service.close()
})
beforeEach(() => {
  callers += 1
  service.requests.length = 0
})

const london = { name: 'Ann Lee', postcode: 'SW1A 1AA', line_1: '1 The Mall', city: 'London' }
const tokyo = {
  family_name: '山田',
  given_name: '花子',
  family_kana: 'やまだ',
  given_kana: 'ﾊﾅｺ',
  postcode: '１０００００１',
  region: '東京都',
  city: '千代田区',
  line_1: '千代田1-1',
}
const address = { country: 'GB', fields: london, is_default: false }

type SavedAddress = { id: string; country: string; fields: Record<string, string>; is_default: boolean }

/** Creates a customer with an address book of their own. */
async function newCustomer() {
  const customerId = await api.newCustomer()
  const { token } = await api.signIn(customerId)
  async function call(path: string, body?: object) {
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
    const answer = await api.send(path, token, init)
    const { code, fields, data } = await answer.json()
    const fieldErrors = (fields ?? []).map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
    return { status: answer.status, code, fieldErrors, addresses: (data?.addresses ?? []) as SavedAddress[] }
  }
  return {
    customerId,
    list: async () => (await call('/user/addresses')).addresses,
    save: (given: object) => call('/user/addresses/save', given),
    remove: (id: string) => call('/user/addresses/remove', { id }),
  }
}

const getDefaultAddresses = (addresses: readonly SavedAddress[]) => addresses.filter(({ is_default }) => is_default)

test('makes the first address the default and formats each address as its country does', async () => {
  const customer = await newCustomer()
  expect(await customer.list()).toEqual([])
  await customer.save({ ...address, fields: { ...london, postcode: 'sw1a1aa', line_1: ' １  The Mall', line_2: '' } })
  api.pass(1_000)
  const { status, addresses } = await customer.save({ country: 'JP', fields: tokyo, is_default: false })
  expect([status, addresses]).toEqual([
    200,
    [
      { id: expect.any(String), country: 'GB', fields: london, is_default: true },
      {
        id: expect.any(String),
        country: 'JP',
        fields: { ...tokyo, family_kana: 'ヤマダ', given_kana: 'ハナコ', postcode: '100-0001' },
        is_default: false,
      },
    ],
  ])
  expect(await customer.list()).toEqual(addresses)
})

test('changes an address by its id, also its country, and keeps the default until another is set', async () => {
  const customer = await newCustomer()
  const [first] = (await customer.save(address)).addresses
  const changed = await customer.save({ id: first?.id, country: 'JP', fields: tokyo, is_default: false })
  expect(changed.addresses).toMatchObject([{ id: first?.id, country: 'JP', is_default: true }])
  const { addresses } = await customer.save({ ...address, is_default: true })
  expect(addresses.map(({ country, is_default }) => [country, is_default])).toEqual([
    ['GB', true],
    ['JP', false],
  ])
})

test('makes the newest remaining address the default when the default is deleted', async () => {
  const customer = await newCustomer()
  for (const name of ['one', 'two', 'three']) {
    await customer.save({ ...address, fields: { ...london, name } })
    api.pass(1_000)
  }
  const [one, three, two] = await customer.list()
  const left = await customer.remove(one?.id ?? '')
  expect(left.addresses.map(({ fields, is_default }) => [fields.name, is_default])).toEqual([
    ['three', true],
    ['two', false],
  ])
  await customer.remove(two?.id ?? '')
  expect((await customer.remove(three?.id ?? '')).addresses).toEqual([])
  expect((await customer.remove(three?.id ?? '')).code).toBe('NOT_FOUND')
})

test('keeps exactly one default address and at most ten after twenty simultaneous changes', async () => {
  const customer = await newCustomer()
  const saved = await Promise.all(
    Array.from({ length: 20 }, (_, index) => customer.save({ ...address, is_default: index % 2 === 0 })),
  )
  expect(saved.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), ...Array(10).fill(400)])
  const failed = saved.find(({ status }) => status === 400)
  expect([failed?.code, failed?.fieldErrors]).toEqual(['INVALID_INPUT', ['addresses too_big']])
  const savedAddress = await customer.list()
  expect([savedAddress.length, getDefaultAddresses(savedAddress).length]).toEqual([10, 1])
  await Promise.all(
    savedAddress.map((one, index) =>
      index % 2 === 0
        ? customer.remove(one.id)
        : customer.save({ id: one.id, country: 'GB', fields: london, is_default: true }),
    ),
  )
  const left = await customer.list()
  expect([left.length, getDefaultAddresses(left).length]).toEqual([5, 1])
  await Promise.all(left.map(({ id }) => customer.remove(id)))
  expect(await customer.list()).toEqual([])
})

test("row 18: answers for another customer's address as for a missing one, and leaves it unchanged", async () => {
  const [owner, stranger] = [await newCustomer(), await newCustomer()]
  const [savedAddress] = (await owner.save(address)).addresses
  for (const id of [savedAddress?.id ?? '', randomUUID(), "' or true --"]) {
    expect(await stranger.save({ ...address, id })).toMatchObject({ status: 404, code: 'NOT_FOUND', addresses: [] })
    expect(await stranger.remove(id)).toMatchObject({ status: 404, code: 'NOT_FOUND', addresses: [] })
  }
  expect(await owner.list()).toEqual([savedAddress])
  expect(await stranger.list()).toEqual([])
  for (const [path, init] of [
    ['/user/addresses', {}],
    ['/user/addresses/save', { method: 'POST', body: JSON.stringify(address) }],
    ['/user/addresses/remove', { method: 'POST', body: JSON.stringify({ id: savedAddress?.id }) }],
  ] as const)
    expect((await api.send(path, undefined, init)).status).toBe(401)
})

test.each([
  ['the customer', { ...address, customer_id: 'another' }, ' unrecognized_keys'],
  ['a time', { ...address, created_at: '2000-01-01' }, ' unrecognized_keys'],
  ['a field of no address form', { ...address, fields: { ...london, price: '0' } }, 'fields unrecognized_keys'],
  [
    'a field of another country',
    { ...address, fields: { ...london, given_kana: 'アン' } },
    'fields.given_kana unrecognized_keys',
  ],
  [
    'a text of unlimited length',
    { ...address, fields: { ...london, line_1: 'x'.repeat(401) } },
    'fields.line_1 too_big',
  ],
  ['a text too long', { ...address, fields: { ...london, line_1: 'x'.repeat(101) } }, 'fields.line_1 too_big'],
  ['no text', { ...address, fields: { ...london, line_1: { $ne: 1 } } }, 'fields.line_1 invalid_type'],
  ['an empty required field', { ...address, fields: { ...london, city: ' ' } }, 'fields.city invalid_type'],
  ['a line break', { ...address, fields: { ...london, name: 'Ann\nLee' } }, 'fields.name invalid_format'],
  ['an unknown code', { ...address, fields: { ...london, postcode: 'http://a' } }, 'fields.postcode invalid_format'],
  ['an unknown country', { ...address, country: 'AQ' }, 'country invalid_value'],
])('row 19: rejects %s in the input with a field error and stores nothing', async (_, given, code) => {
  const customer = await newCustomer()
  expect(await customer.save(given)).toMatchObject({ status: 400, code: 'INVALID_INPUT', fieldErrors: [code] })
  expect(await customer.list()).toEqual([])
})

test('row 30: stores markup and SQL in an address and returns them as text', async () => {
  const fields = { ...london, name: '<img src=x onerror=alert(1)>', line_1: "'; drop table customers; --" }
  const customer = await newCustomer()
  expect((await customer.save({ ...address, fields })).addresses).toMatchObject([{ fields }])
})

test('deletes the addresses of a deleted account', async () => {
  const customer = await newCustomer()
  await customer.save(address)
  await api.db.deleteFrom('customers').where('id', '=', customer.customerId).execute()
  const left = await api.db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customer.customerId)
    .execute()
  expect(left).toEqual([])
})

async function lookUp(country: string, postcode: string, caller = `198.51.100.${callers}`) {
  const answer = await api.send(`/address/lookup?${new URLSearchParams({ country, postcode })}`, undefined, {
    headers: { 'x-forwarded-for': caller },
  })
  const { code, data } = await answer.json()
  return { status: answer.status, code, data }
}

test('looks a postcode up and lists the countries that support the lookup', async () => {
  expect((await lookUp('JP', '１００ー０００１')).data).toEqual({
    suggestions: [{ postcode: '100-0001', region: '東京都', city: '千代田区', line_1: '千代田' }],
    is_complete: false,
  })
  expect((await lookUp('GB', 'sw1a2aa')).data).toMatchObject({
    suggestions: [{ city: 'LONDON' }, {}],
    is_complete: true,
  })
  expect((await lookUp('GB', 'ze1 9zz')).data).toEqual({ suggestions: [], is_complete: true })
  expect((await lookUp('FR', '75001')).data).toEqual({ suggestions: [], is_complete: false })
  expect(await (await api.send('/address/lookup/countries')).json()).toMatchObject({
    data: { countries: ['JP', 'GB'] },
  })
})

test('reports a lookup service error as unavailable without repeating its message', async () => {
  expect(await lookUp('GB', 'M1 1AA')).toEqual({ status: 503, code: 'UNAVAILABLE', data: undefined })
})

test.each([
  ['GB', 'http://169.254.169.254/'],
  ['GB', '../../keys'],
  ['GB', '@elsewhere.example'],
  ['GB', 'SW1A 2AA#'],
  ['GB', 'SW1A%202AA'],
  ['JP', '100-0001/../'],
  ['gb', 'SW1A 2AA'],
  ['AQ', 'SW1A 2AA'],
  ['GB', 'x'.repeat(21)],
])('row 50: rejects %s %s as no postcode without requesting the service', async (country, postcode) => {
  expect(await lookUp(country, postcode)).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(service.requests).toEqual([])
})

test('row 50: requests only the configured host, and only for valid postcodes', async () => {
  await lookUp('GB', ' ｓｗ１ａ 2aa ')
  await lookUp('FR', 'http://a.jp')
  expect(service.requests.map(({ path }) => path)).toEqual(['/v1/postcodes/SW1A%202AA'])
})

test('limits a caller who tries every code and still serves others', async () => {
  const statuses = []
  for (let index = 0; index < 22; index++) statuses.push((await lookUp('JP', '100-0001')).status)
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429])
  expect((await lookUp('JP', '100-0001', '192.0.2.1')).status).toBe(200)
})

test('does not hold a connection while waiting for the address book lock under another key', async () => {
  const id = await api.newCustomer()
  const keyedRequest = { callerId: id, customerId: id, endpoint: 'save', key: randomUUID(), digest: 'of a body' }
  await inTransaction(api.db, async (transaction) => {
    expect(await lockCustomerWork(transaction, id)).toBe(true)
    const linkAddresses = inTransaction(api.db, async (another) => {
      await sql`set local lock_timeout = '2s'`.execute(another)
      return acquireKey(another, keyedRequest, api.now(), api.now())
    })
    expect(await linkAddresses).toBeDefined()
  })
})
