import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let callers = 0

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())
beforeEach(() => {
  callers += 1
})

const entry = { email: 'mika@example.jp', country: 'FR', language: 'en', version: '1' }
const wording = 'Send me one mail when you begin to ship to France, and nothing else.'

/** Each test uses its own callers, so that no test reaches the limit of another. */
async function join(given: object, caller = `198.51.100.${callers}`) {
  const headers = { 'x-forwarded-for': caller }
  const answer = await api.send('/country/waitlist/join', undefined, {
    method: 'POST',
    body: JSON.stringify(given),
    headers,
  })
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

const loadRows = (email: string) =>
  api.db.selectFrom('country_waitlist').selectAll().where('email', '=', email).execute()

test('stores an entry once with its language, the shop’s wording and the time', async () => {
  expect(await join(entry)).toMatchObject({ status: 200, body: { status: 'success', data: {} } })
  expect(await loadRows(entry.email)).toEqual([
    { email: entry.email, country: 'FR', language: 'en', wording, created_at: api.now(), customer_id: null },
  ])
})

test('answers a repeated entry like the first, reveals nothing and keeps the first entry unchanged', async () => {
  const first = await join({ ...entry, email: 'twice@example.jp' })
  api.pass(minuteMs)
  const again = await join({ ...entry, email: ' ＴＷＩＣＥ＠example.jp ', language: 'ja' })
  expect(again).toEqual(first)
  expect(await loadRows('twice@example.jp')).toMatchObject([{ language: 'en', wording }])
  await join({ ...entry, email: 'twice@example.jp', country: 'DE' })
  expect((await loadRows('twice@example.jp')).map(({ country }) => country).toSorted()).toEqual(['DE', 'FR'])
})

test('stores one entry for twenty simultaneous requests and answers all of them alike', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => join({ ...entry, email: 'at-once@example.jp' }, `203.0.113.${index}`)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, retryAfter: null, body: { status: 'success', data: {} } })]),
  )
  expect(await loadRows('at-once@example.jp')).toHaveLength(1)
})

test.each([
  ['an invalid address', { email: 'mika' }, 'email'],
  ['an address that is too long', { email: `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}jp` }, 'email'],
  ['a country that we already ship to', { country: 'JP' }, 'country'],
  ['a country outside the list of 243', { country: 'AQ' }, 'country'],
  ['a country in lower case', { country: 'fr' }, 'country'],
  ['an unsupported language', { language: 'fr' }, 'language'],
  ['a missing version', { version: undefined }, 'version'],
  ['an unknown version', { version: '0' }, 'version'],
  ['an empty version', { version: '' }, 'version'],
  ['a version of unlimited length', { version: '1'.repeat(21) }, 'version'],
])('rejects %s with a field error and stores nothing', async (_, change, field) => {
  const email = `refused-${callers}@example.jp`
  const { status, body } = await join({ ...entry, email, ...change })
  expect([status, body.code, body.fields.map((error: { field: string }) => error.field)]).toEqual([
    400,
    'INVALID_INPUT',
    [field],
  ])
  expect(await loadRows(email)).toEqual([])
})

test('row 17: limits a caller who fills the list, serves others and ignores a forged forwarded address', async () => {
  const caller = `198.51.100.${callers}`
  const statuses: number[] = []
  for (let index = 0; index < 12; index++)
    statuses.push((await join({ ...entry, email: `many-${index}@example.jp` }, `192.0.2.${index}, ${caller}`)).status)
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429])
  const lateAnswer = await join({ ...entry, email: 'late@example.jp' }, caller)
  expect(Number(lateAnswer.retryAfter)).toBeGreaterThan(0)
  expect(await loadRows('late@example.jp')).toEqual([])
  expect((await join({ ...entry, email: 'other@example.jp' }, '192.0.2.200')).status).toBe(200)
})

async function countryBy(forwarded: string | undefined) {
  const answer = await api.send('/geo/getCountryByIP', undefined, {
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  })
  return { body: await answer.json(), cache: answer.headers.get('cache-control') }
}

test.each([
  ['133.1.2.3', 'JP'],
  ['81.2.69.142', 'GB'],
  ['2400:4050::1', 'JP'],
  ['::ffff:133.1.2.3', 'JP'],
  ['::ffff:8501:203', 'JP'],
  ['133.1.2.3, 81.2.69.142', 'GB'],
  ['192.168.1.1', null],
  ['203.0.113.9', null],
  ['3a00::1', null],
  ['not an address', null],
  [undefined, null],
])(
  'resolves the forwarded address %s of a trusted proxy to the country %s, for this caller alone',
  async (forwarded, country) => {
    expect(await countryBy(forwarded)).toEqual({
      body: { status: 'success', data: { country_code: country } },
      cache: 'no-store',
    })
  },
)
