import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openApi } from '../support/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let visits = 0

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())
beforeEach(() => {
  visits += 1
})

/** Each test has an address and a caller of its own, so that none meets another one's limit. */
const addressOf = (name: string) => `${name}-${visits}@example.com`
const callerNow = () => `198.51.100.${visits}`

const introduction = {
  given_name: 'Mika',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: true,
  version: '1',
}

async function call(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await api.ask(path, undefined, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-forwarded-for': callerNow(), ...headers },
  })
  const said = await answer.json()
  return { status: answer.status, headers: answer.headers, code: said.code, data: said.data, said }
}

const ask = (email: string, more: object = {}, headers = {}) =>
  call('/user/sign-in/ask', { email, language: 'en', ...more }, headers)

/** What the newest mail to an address holds. */
async function mailTo(email: string) {
  const { body_text: text } = await api.db
    .selectFrom('mails')
    .select('body_text')
    .where('to_address', '=', email)
    .where('kind', '=', 'sign_in')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  const [, code = ''] = /^\s*(\d{6})\s*$/m.exec(text ?? '') ?? []
  const [, link = ''] = /\/auth\/([\w-]+)/.exec(text ?? '') ?? []
  return { text: text ?? '', code, link }
}

async function asked(email: string, more: object = {}) {
  const { data } = await ask(email, more)
  return { id: data.proof_id as string, ...(await mailTo(email)) }
}

const prove = (id: string, code: string, more: object = {}, headers = {}) =>
  call('/user/sign-in/code', { proof_id: id, code, ...more }, headers)

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

async function customer(email: string): Promise<string> {
  const { id, code } = await asked(email, { introduction })
  const { data } = await prove(id, code)
  api.pass(15 * 60_000)
  return data.token
}

const rowOf = (email: string) =>
  api.db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()

test('a newcomer who says who they are gets an account with the first code, with what they agreed to', async () => {
  const email = addressOf('new')
  const { id, code } = await asked(email, { introduction })
  const { status, data } = await prove(id, code)
  expect([status, data.kind]).toEqual([200, 'signed_in'])
  expect((await api.ask('/user/sessions', data.token)).status).toBe(200)
  const row = await rowOf(email)
  expect(row).toMatchObject({ given_name: 'Mika', family_name: 'Mori', country: 'GB', language: 'en' })
  const agreed = await api.db
    .selectFrom('agreements')
    .selectAll()
    .where('customer_id', '=', row?.id ?? '')
    .execute()
  expect(agreed.map(({ kind, wording }) => [kind, wording.length > 10]).toSorted()).toEqual([
    ['adult', true],
    ['newsletter', true],
  ])
})
