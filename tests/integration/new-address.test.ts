import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { newestMail, newMember } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let moves = 0

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())
beforeEach(() => {
  moves += 1
})

type Member = Awaited<ReturnType<typeof newMember>>

const addressNow = () => `new-${moves}@example.com`
const requestEmailChange = ({ call }: Member, email: string) =>
  call('/user/email/requestCode', { email, language: 'en' })
const confirm = ({ call }: Member, id: string, code: string) =>
  call('/user/email/confirm', { verification_id: id, code })

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const loadEmail = async ({ call }: Member) => (await call('/user/profile')).data.email

test('moves an account to an address by code, notifies the old one and merges its waiting lists', async () => {
  const mika = await newMember(api)
  const email = addressNow()
  await api.db
    .insertInto('country_waitlist')
    .values({ email, country: 'FR', language: 'en', wording: 'Write to me.', created_at: api.now() })
    .execute()
  const { data } = await requestEmailChange(mika, ` ${email.toUpperCase()} `)
  expect(await loadEmail(mika)).toBe(mika.email)
  const { kind, code } = await newestMail(api, email)
  expect(kind).toBe('email_change_code')
  expect((await confirm(mika, data.verification_id, code)).data.email).toBe(email)
  const firstMail = await newestMail(api, mika.email)
  expect([firstMail.kind, firstMail.text.includes(email)]).toEqual(['email_changed', false])
  expect((await mika.call('/user/agreements')).data.waiting_lists).toMatchObject([{ country: 'FR' }])
  expect((await confirm(mika, data.verification_id, code)).code).toBe('code_used')
})

test('rejects an invalid address or the current one with a field error', async () => {
  const mika = await newMember(api)
  for (const [email, error] of [
    ['mika', 'invalid_format'],
    ['a@example.com\r\nBcc: all@example.com', 'invalid_format'],
    [mika.email.toUpperCase(), 'invalid_value'],
  ] as const) {
    const { status, said } = await requestEmailChange(mika, email)
    expect([status, said.fields[0].field, said.fields[0].code]).toEqual([400, 'email', error])
  }
})

test('answers for a taken address as for any other, notifies only its holder and changes no account', async () => {
  const [mika, addressOwner] = [await newMember(api), await newMember(api)]
  const free = await requestEmailChange(mika, addressNow())
  const taken = await requestEmailChange(mika, addressOwner.email)
  expect([taken.status, Object.keys(taken.data)]).toEqual([free.status, Object.keys(free.data)])
  expect(await newestMail(api, addressOwner.email)).toMatchObject({ kind: 'email_taken', code: '' })
  const tries = await Promise.all(
    Array.from({ length: 6 }, (_, index) => confirm(mika, taken.data.verification_id, `00000${index}`)),
  )
  const invalid = await newMember(api)
  const invalidAnswers = await requestEmailChange(invalid, `${addressNow()}.uk`)
  const { code } = await newestMail(api, `${addressNow()}.uk`)
  const typicalTries = await Promise.all(
    Array.from({ length: 6 }, () => confirm(invalid, invalidAnswers.data.verification_id, another(code))),
  )
  const said = (answers: typeof tries) => answers.map(({ said: { code, tries_left } }) => [code, tries_left]).toSorted()
  expect(said(tries)).toEqual(said(typicalTries))
  expect([await loadEmail(mika), await loadEmail(addressOwner)]).toEqual([mika.email, addressOwner.email])
})

test('runs the same queries for a free and a taken address, so that the timing reveals nothing', async () => {
  const [mika, addressOwner] = [await newMember(api), await newMember(api)]
  const requestsFor = async (email: string) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await requestEmailChange(mika, email)
    const statements = query.mock.calls.map(([first]) => String((first as unknown as { text?: string }).text ?? first))
    query.mockRestore()
    return statements
  }
  const free = await requestsFor(addressNow())
  expect(free.length).toBeGreaterThan(5)
  expect(await requestsFor(addressOwner.email)).toEqual(free)
})

test('accepts a code from its own customer only, and not for signing in', async () => {
  const [mika, thief] = [await newMember(api), await newMember(api)]
  const email = addressNow()
  const { data } = await requestEmailChange(mika, email)
  const { code } = await newestMail(api, email)
  expect((await confirm(thief, data.verification_id, code)).status).toBe(401)
  expect((await mika.call('/user/sign-in/code', { verification_id: data.verification_id, code })).status).toBe(401)
  expect((await confirm(mika, data.verification_id, code)).status).toBe(200)
  expect(await loadEmail(thief)).toBe(thief.email)
})

test('reports the state of a code only to its customer, where it was requested', async () => {
  const [mika, stranger] = [await newMember(api), await newMember(api)]
  const email = addressNow()
  const { data } = await requestEmailChange(mika, email)
  const { code } = await newestMail(api, email)
  await confirm(mika, data.verification_id, code)
  const signIn = await mika.call('/user/sign-in/code', { verification_id: data.verification_id, code })
  const answers = [
    await confirm(mika, data.verification_id, code),
    await confirm(stranger, data.verification_id, code),
    signIn,
  ]
  expect(answers.map((answer) => answer.code)).toEqual(['code_used', 'code_expired', 'code_expired'])
})

test('blocks the right code after five wrong ones and rejects an expired one', async () => {
  const mika = await newMember(api)
  const email = addressNow()
  const burnt = await requestEmailChange(mika, email)
  const { code } = await newestMail(api, email)
  for (const left of [4, 3, 2, 1]) {
    const { said } = await confirm(mika, burnt.data.verification_id, another(code))
    expect([said.code, said.tries_left]).toEqual(['code_wrong', left])
  }
  expect((await confirm(mika, burnt.data.verification_id, another(code))).code).toBe('code_attempts_exceeded')
  expect((await confirm(mika, burnt.data.verification_id, code)).code).toBe('code_attempts_exceeded')
  api.pass(minuteMs)
  const old = await requestEmailChange(mika, email)
  const lateAnswer = await newestMail(api, email)
  api.pass(10 * minuteMs)
  expect((await confirm(mika, old.data.verification_id, lateAnswer.code)).code).toBe('code_expired')
})

test('stops guesses at a new address after thirty wrong codes a day and reports this for the right code', async () => {
  const mika = await newMember(api)
  const email = addressNow()
  const { data } = await requestEmailChange(mika, email)
  const { code } = await newestMail(api, email)
  const name = `wrong codes for ${api.secrets.addressName(email)}`
  const ends = new Date(api.now().getTime() + minuteMs)
  await api.db.insertInto('rate_limits').values({ name, count: 30, window_ends_at: ends }).execute()
  const closed = await confirm(mika, data.verification_id, code)
  expect([closed.status, closed.code]).toEqual([401, 'codes_blocked'])
  api.pass(minuteMs)
  expect((await confirm(mika, data.verification_id, code)).status).toBe(200)
})

test('limits repeated requests for one address and reports when the next is allowed', async () => {
  const mika = await newMember(api)
  const email = addressNow()
  expect((await requestEmailChange(mika, email)).status).toBe(200)
  expect((await requestEmailChange(mika, email)).code).toBe('TOO_MANY_REQUESTS')
})

test('leaves an address with the account that took it between the request and the code', async () => {
  const mika = await newMember(api)
  const email = addressNow()
  const { data } = await requestEmailChange(mika, email)
  const { code } = await newestMail(api, email)
  const addressOwner = await newMember(api, { email })
  expect(await confirm(mika, data.verification_id, code)).toMatchObject({ status: 409, code: 'email_taken' })
  expect([await loadEmail(mika), await loadEmail(addressOwner)]).toEqual([mika.email, email])
})

test('gives an address to one of two customers who verify it at the same time', async () => {
  for (let round = 0; round < 20; round++) {
    const rivals = [await newMember(api), await newMember(api)] as const
    const email = `rivals-${round}@example.com`
    const verifications: { id: string; code: string }[] = []
    for (const rival of rivals) {
      const { data } = await requestEmailChange(rival, email)
      verifications.push({ id: data.verification_id, code: (await newestMail(api, email)).code })
      api.pass(minuteMs)
    }
    // The second request replaced the first; this restores both.
    await api.db
      .updateTable('email_verifications')
      .set({ ended_at: null, end_reason: null })
      .where('email', '=', email)
      .execute()
    const moved = await Promise.all(
      rivals.map((rival, index) => confirm(rival, verifications[index]?.id ?? '', verifications[index]?.code ?? '')),
    )
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const addresses = await Promise.all(rivals.map(loadEmail))
    expect(addresses.filter((one) => one === email)).toHaveLength(1)
  }
})
