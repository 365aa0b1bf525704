import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { words } from '#domain/consent/words-2/ja.ts'
import { minuteMs } from '#domain/time.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const made = { choice: 'rejected', version: '2', language: 'ja' }

/** Each test calls from its own address, so that no test uses up the rate limit of another. */
let caller: string
beforeEach(() => {
  const [first, second] = randomUUID().split('-')
  caller = `fd00:${second}:${first?.slice(0, 4)}:${first?.slice(4)}::1`
})

const record = (body: object) =>
  api.send('/consent/record', undefined, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': caller },
  })

const loadRows = (id: string) => api.db.selectFrom('cookie_consents').selectAll().where('id', '=', id).execute()

test('stores a choice with the wording known to the shop, the shop’s time and nothing else', async () => {
  const id = randomUUID()
  expect((await record({ ...made, id })).status).toBe(200)
  const { text, accept, reject } = words
  expect(await loadRows(id)).toEqual([
    { ...made, id, wording: `${text}\n${accept}\n${reject}`, chosen_at: api.now(), customer_id: null },
  ])
})

test('ignores a repeated record, also when its content differs', async () => {
  const id = randomUUID()
  await record({ ...made, id })
  const before = await loadRows(id)
  api.pass(minuteMs)
  const again = await Promise.all([1, 2, 3].map(() => record({ ...made, id, choice: 'accepted' })))
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await loadRows(id)).toEqual(before)
})

test.each([
  ['a version that was never shown', { version: '0' }],
  ['a version of unlimited length', { version: '1'.repeat(100) }],
  ['a language that the shop does not speak', { language: 'fr' }],
  ['an unknown choice', { choice: 'maybe' }],
  ['a wording from the client', { wording: 'I agree to everything' }],
  ['an invalid id', { id: 'me' }],
])('rejects %s and stores nothing', async (_what, invalid) => {
  const id = randomUUID()
  expect((await record({ ...made, id, ...invalid })).status).toBe(400)
  expect(await loadRows(id)).toEqual([])
})

test('limits a caller who sends records without a pause', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => record({ ...made, id: randomUUID() })))
  const failed = answers.filter(({ status }) => status === 429)
  expect(failed.length).toBeGreaterThan(0)
  expect(Number(failed[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
