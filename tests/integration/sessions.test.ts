import { createHmac } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import type { Kysely, Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderStage, orderStages } from '#domain/order/stages.ts'
import { settings } from '#domain/settings.ts'
import { minuteMs } from '#domain/time.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { mergeGuest } from '#server/guests/merge-guest.ts'
import { refreshSession } from '#server/sessions/refresh-session.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { openApi, testSecret } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>

beforeAll(async () => {
  api = await openApi()
})
afterAll(() => api.close())

const { refreshGraceMs } = settings.session

async function refresh(token: string, headers: Record<string, string> = {}) {
  const answer = await api.send('/user/refreshJWT', token, { headers })
  return { status: answer.status, ...(await answer.json()) }
}

const reused = 'A refresh token was reused after its grace period; its session has ended'

/** The log lines written while the work runs. */
async function saidDuring(work: () => Promise<unknown>): Promise<string[]> {
  const before = api.log.said.length
  await work()
  return api.log.said.slice(before)
}

/** The database, where a rival disturbs the first transaction once its work is done. */
function withRival(db: Kysely<Schema>): Kysely<Schema> {
  let isFirst = true
  const transaction = () => ({
    execute: (work: (transaction: Transaction<Schema>) => Promise<unknown>) =>
      db.transaction().execute(async (own) => {
        const value = await work(own)
        if (isFirst) {
          isFirst = false
          throw Object.assign(new Error('could not serialize access'), { code: '40001' })
        }
        return value
      }),
  })
  return Object.create(db, { transaction: { value: transaction } })
}

const isIn = async (token: string) => (await api.send('/order/isOrderReadyToPay', token)).status === 200

test('returns a token and a new refresh token in the specified form', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const answer = await refresh(refreshToken)
  expect(answer).toMatchObject({ status: 'success', data: { token: expect.any(String) } })
  expect(answer.data.refreshToken).not.toBe(refreshToken)
  expect(await isIn(answer.data.token)).toBe(true)
})

test('row 11: returns one successor to twenty simultaneous refreshes with one token', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)))
  expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(1)
  const [{ data }] = answers as [(typeof answers)[number]]
  expect((await refresh(data.refreshToken)).status).toBe('success')
})

test('repeats a lost refresh response within the grace period', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const first = await refresh(refreshToken)
  api.pass(refreshGraceMs - 1_000)
  expect((await refresh(refreshToken)).data.refreshToken).toBe(first.data.refreshToken)
})

test('row 10: ends the session when a refresh token is reused after its grace period, and logs it', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const { data } = await refresh(refreshToken)
  api.pass(refreshGraceMs + 1_000)
  const said = await saidDuring(async () => {
    expect(await refresh(refreshToken)).toMatchObject({ status: 'error', code: 'AUTH_REQUIRED' })
  })
  expect(await refresh(data.refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(await isIn(data.token)).toBe(false)
  expect(said.filter((line) => line === reused)).toHaveLength(1)
})

test('logs a reused refresh token once, though a rival made the transaction retry', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const { data } = await refresh(refreshToken)
  api.pass(refreshGraceMs + 1_000)
  const refreshRequest = { refreshToken, binding: undefined, now: api.now() }
  const said = await saidDuring(() => refreshSession(withRival(api.db), api.tokens, api.log, refreshRequest))
  expect(said.filter((line) => line === reused)).toHaveLength(1)
  expect(await isIn(data.token)).toBe(false)
})

test('treats the reuse of a token as a copy, even within grace, once its successor was used', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const second = await refresh(refreshToken)
  const third = await refresh(second.data.refreshToken)
  expect(await refresh(refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
  expect(await refresh(third.data.refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
})

test('expires a refresh token after seven days without ending anything else', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  api.pass(settings.cookies.refreshTokenSeconds * 1_000 + 1)
  const said = await saidDuring(async () => {
    expect(await refresh(refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
  })
  // A reused token ends its session and is logged; this one does neither.
  expect(said).not.toContain(reused)
})

test('row 12: refreshes a session bound to a browser from that browser only', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer(), { binding: 'its own secret' })
  const invalid = [{}, { cookie: '__Host-bind=another' }, { cookie: '__Host-bind=a; __Host-bind=b' }]
  for (const headers of invalid) expect(await refresh(refreshToken, headers)).toMatchObject({ code: 'AUTH_REQUIRED' })
  const right = await api.signIn(await api.newCustomer(), { binding: 'secret-1' })
  expect((await refresh(right.refreshToken, { cookie: 'a=b; __Host-bind=secret-1' })).status).toBe('success')
})

test('rejects a token sent as a cookie only', async () => {
  const { token } = await api.signIn(await api.newCustomer())
  expect((await api.send('/user/sessions', undefined, { headers: { cookie: `token=${token}` } })).status).toBe(401)
})

test('rejects a refresh by HEAD, which could not return the new token', async () => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const answer = await api.send('/user/refreshJWT', refreshToken, { method: 'HEAD' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  expect((await refresh(refreshToken)).status).toBe('success')
})

test('lists a customer’s sessions and ends one or all of them', async () => {
  const customer = await api.newCustomer()
  const [one, two, three] = [
    await api.signIn(customer, { device: 'Firefox on Linux' }),
    await api.signIn(customer, { device: 'Safari on iPhone' }),
    await api.signIn(await api.newCustomer()),
  ]
  const list = async (token: string) => (await (await api.send('/user/sessions', token)).json()).data.sessions
  const sessions: { id: string; device: string; is_current: boolean }[] = await list(one.token)
  expect(sessions.map(({ device }) => device).toSorted()).toEqual(['Firefox on Linux', 'Safari on iPhone'])
  expect(sessions.filter(({ is_current }) => is_current).map(({ device }) => device)).toEqual(['Firefox on Linux'])

  const end = (token: string, id?: string) =>
    api.send('/user/sessions/end', token, { method: 'POST', body: JSON.stringify(id === undefined ? {} : { id }) })
  const phone = sessions.find(({ device }) => device === 'Safari on iPhone')?.id
  await end(three.token, phone)
  expect(await isIn(two.token)).toBe(true)
  await end(one.token, phone)
  expect([await isIn(two.token), await isIn(one.token)]).toEqual([false, true])
  expect(await refresh(two.refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
  await end(one.token)
  expect(await isIn(one.token)).toBe(false)
  expect(await isIn(three.token)).toBe(true)
})

test('returns the link of a payable order to its customer only, and null when nothing is due', async () => {
  const customer = await api.newCustomer()
  const order = { customer_id: customer, placed_at: api.now() }
  await api.db
    .insertInto('orders')
    .values([
      sampleOrder({ ...order, stage: 'in_review' }),
      sampleOrder({ ...order, id: 'older', number: '2345-BCDF', stage: 'ready_to_pay', language: 'ja' }),
      sampleOrder({ ...order, stage: 'ready_to_pay', placed_at: new Date(api.now().getTime() + 1_000) }),
      sampleOrder({ ...order, stage: 'paid' }),
    ])
    .execute()
  const due = async (id: string) => {
    const { token } = await api.signIn(id)
    return (await api.send('/order/isOrderReadyToPay', token)).json()
  }
  const { status, data } = await due(customer)
  expect([status, new URL(data.payment_link).pathname, new URL(data.payment_link).search]).toEqual([
    'success',
    '/ja/order-exists',
    '?pay=2345-BCDF',
  ])
  // No payment is requested while one of them is being paid.
  const until = new Date(api.now().getTime() + minuteMs)
  await api.db.updateTable('orders').set({ payment_open_until: until }).where('id', '=', 'older').execute()
  expect((await due(customer)).data.payment_link).toBeNull()
  expect(await due(await api.newCustomer())).toEqual({ status: 'success', data: { payment_link: null } })
})

test('reports a pair on its way from payment to delivery', async () => {
  const onItsWay = async (stage: OrderStage) => {
    const customer_id = await api.newCustomer()
    await api.db
      .insertInto('orders')
      .values(sampleOrder({ customer_id, stage, placed_at: api.now() }))
      .execute()
    const { token } = await api.signIn(customer_id)
    return (await (await api.send('/order/hasPairInProgress', token)).json()).data.is_in_progress
  }
  const found = []
  for (const stage of orderStages) if (await onItsWay(stage)) found.push(stage)
  expect(found).toEqual(['paid', 'printing', 'quality_check', 'shipped'])
})

async function newGuest(): Promise<{ guestId: string; guest: string }> {
  const { data } = await (await api.send('/user/guest', undefined, { method: 'POST' })).json()
  const guestId = (await api.tokens.readGuest(data.guest_token)) ?? ''
  return { guestId, guest: data.guest_token }
}

async function guestOrder(guestId: string): Promise<void> {
  await api.db
    .insertInto('orders')
    .values(sampleOrder({ guest_id: guestId, stage: 'paid', placed_at: api.now() }))
    .execute()
}

/** The response about a pair on its way for a visitor with these tokens. */
async function onItsWay(guest: string | undefined, token?: string) {
  const answer = await api.send('/order/hasPairInProgress', token, guest ? { headers: { 'hadashi-guest': guest } } : {})
  const { code, data } = await answer.json()
  return code ?? data.is_in_progress
}

const mergeGuestInto = (guestId: string, customerId: string) =>
  inTransaction(api.db, (transaction) =>
    mergeGuest(transaction, { guestId, consentId: undefined, email: 'guest@example.com' }, customerId),
  )

test('identifies a guest by their token and moves their orders to their account', async () => {
  const [{ guestId, guest }, customer] = [await newGuest(), await api.newCustomer()]
  await guestOrder(guestId)
  const { token } = await api.signIn(customer)
  expect([await onItsWay(guest), await onItsWay(undefined, token)]).toEqual([true, false])
  await mergeGuestInto(guestId, customer)
  expect([await onItsWay(guest), await onItsWay(undefined, token)]).toEqual([false, true])
})

test('rejects forged guest tokens and an expired customer token', async () => {
  const { guestId, guest } = await newGuest()
  await guestOrder(guestId)
  const { token } = await api.signIn(await api.newCustomer())
  const invalid = [undefined, 'noise', guest.slice(0, -2), token, await forged({ sub: guestId, sid: 's' })]
  for (const one of invalid) expect(await onItsWay(one)).toBe('AUTH_REQUIRED')
  for (const one of ['a.b.c', 'b@d', '']) expect(await onItsWay(guest, one)).toBe('AUTH_REQUIRED')
  expect((await api.send('/user/sessions', guest)).status).toBe(401)
})

test('merges a guest into one of two rival accounts completely', async () => {
  const { guestId } = await newGuest()
  for (const _ of [1, 2, 3]) await guestOrder(guestId)
  const rivals = [await api.newCustomer(), await api.newCustomer()]
  await Promise.all(rivals.map((customer) => mergeGuestInto(guestId, customer)))
  const owners = await api.db.selectFrom('orders').select('customer_id').where('customer_id', 'in', rivals).execute()
  expect(owners).toHaveLength(3)
  expect(new Set(owners.map(({ customer_id }) => customer_id)).size).toBe(1)
})

const key = createHmac('sha256', testSecret).update('access tokens').digest()
const hour = () => Math.floor(api.now().getTime() / 1_000)

/** A token like the shop's own with one thing wrong. */
function forged(invalid: {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  secret?: Uint8Array
  sub: string
  sid: string
}) {
  const { header = {}, claims = {}, secret = key, sub, sid } = invalid
  const body = { iss: 'hadashi', aud: 'hadashi-api', sub, sid, iat: hour(), exp: hour() + 3_600, ...claims }
  return new SignJWT(body as JWTPayload).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', ...header }).sign(secret)
}

test.each([
  ['that is valid', {}, 200],
  ['of another key', { secret: new Uint8Array(32) }, 401],
  ['of another type', { header: { typ: 'JWT' } }, 401],
  ['of another algorithm', { header: { alg: 'HS512' }, secret: new Uint8Array(64) }, 401],
  [
    'that names a key of its own',
    { header: { jku: 'http://127.0.0.1:1/keys', kid: '../../etc/passwd' }, secret: new Uint8Array(32) },
    401,
  ],
  ['of another issuer', { claims: { iss: 'someone' } }, 401],
  ['for another audience', { claims: { aud: 'someone' } }, 401],
  ['that expired two minutes ago', { claims: { iat: -3_720, exp: -120 } }, 401],
  ['that expired half a minute ago, within the clock tolerance', { claims: { iat: -3_000, exp: -30 } }, 200],
  ['that is valid from tomorrow', { claims: { nbf: 86_400 } }, 401],
  ['without an expiry', { claims: { exp: undefined } }, 401],
  ['whose expiry is a text', { claims: { exp: 'tomorrow' } }, 401],
  ['that is valid for years', { claims: { iat: -9_000, exp: 99_999_999 } }, 401],
  ['without a subject', { claims: { sub: undefined } }, 401],
  ['of no session', { claims: { sid: 'another' } }, 401],
])('rows 5 to 9: answers a token %s with %s', async (_, invalid: Parameters<typeof forged>[0] | object, status) => {
  const customer = await api.newCustomer()
  const { token } = await api.signIn(customer)
  const [, body = ''] = token.split('.')
  const { sid } = JSON.parse(Buffer.from(body, 'base64url').toString())
  const given = 'claims' in invalid && invalid.claims ? { ...invalid.claims } : {}
  const timed = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      /^(iat|exp|nbf)$/.test(name) && typeof value === 'number' ? hour() + value : value,
    ]),
  )
  const made = await forged({ ...invalid, claims: timed, sub: customer, sid })
  expect((await api.send('/user/sessions', made)).status).toBe(status)
})

test.each([
  ['nothing', undefined],
  ['random text', 'abc.def.ghi'],
  ['no signature', `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
  ['the refresh token', 'refresh'],
  ['two tokens', 'a.b.c, d.e.f'],
])('rows 5 and 8: rejects %s as a token', async (name, token) => {
  const { refreshToken } = await api.signIn(await api.newCustomer())
  const answer = await api.send('/user/sessions', name === 'the refresh token' ? refreshToken : token)
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'AUTH_REQUIRED'])
})

test('row 9: rejects the token of a deleted customer', async () => {
  const customer = await api.newCustomer()
  const { token, refreshToken } = await api.signIn(customer)
  await api.db.deleteFrom('customers').where('id', '=', customer).execute()
  expect(await isIn(token)).toBe(false)
  expect(await refresh(refreshToken)).toMatchObject({ code: 'AUTH_REQUIRED' })
})
