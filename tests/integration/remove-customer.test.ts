import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#domain/time.ts'
import { removeCustomer } from '#server/account/remove-customer.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { doOnce } from '#server/idempotency/do-once.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { newestMail, newMember, placeOrder } from '../support/server/member.ts'
import { openApi } from '../support/server/open-api.ts'

let api: Awaited<ReturnType<typeof openApi>>
let signIns = 0

beforeAll(async () => {
  api = await openApi({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => api.close())

const loadRow = (id: string) => api.db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst()
const loadOrders = (id: string) => api.db.selectFrom('orders').selectAll().where('customer_id', '=', id).execute()
/** Removes the customer after as many queries, so that it meets the others at each of their steps. */
async function delayedBy(questions: number, id: string) {
  for (let attempt = 0; attempt < questions; attempt++) await loadRow(id)
  return remove(id)
}
const remove = (id: string) =>
  inTransaction(api.db, (transaction) => removeCustomer(transaction, testMailer, id, api.now()))

async function post(path: string, body: object, more: { token?: string; guest?: string } = {}) {
  signIns += 1
  const answer = await api.send(path, more.token, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'x-forwarded-for': `198.51.${Math.floor(signIns / 200)}.${signIns % 200}`,
      ...(more.guest ? { 'hadashi-guest': more.guest } : {}),
    },
  })
  const said = await answer.json()
  return { status: answer.status, data: said.data, code: said.code as string | undefined }
}

const signUpDetails = {
  given_name: 'Aoi',
  family_name: 'Mori',
  country: 'GB',
  is_adult: true,
  wants_newsletter: false,
  version: '1',
  language: 'en',
} as const

async function requestSignInCode(email: string, more: object = {}) {
  const { data } = await post('/user/sign-in/requestCode', { email, language: 'en', ...more })
  return { verification_id: data.verification_id as string, code: (await newestMail(api, email)).code }
}

/** Everything stored about a customer, by table. */
async function left(id: string, email: string) {
  const count = async (
    table: 'sessions' | 'agreements' | 'email_verifications' | 'cookie_consents' | 'people',
    column = 'customer_id',
  ) =>
    (
      await api.db
        .selectFrom(table)
        .select('id')
        .where(column as 'id', '=', id)
        .execute()
    ).length
  const lists = await api.db.selectFrom('country_waitlist').select('email').where('email', '=', email).execute()
  return {
    sessions: await count('sessions'),
    agreements: await count('agreements'),
    verifications: await count('email_verifications'),
    consents: await count('cookie_consents'),
    people: await count('people'),
    lists: lists.length,
  }
}

const nothing = { sessions: 0, agreements: 0, verifications: 0, consents: 0, people: 0, lists: 0 }

async function fullMember() {
  const mika = await newMember(api)
  await mika.call('/user/newsletter', { is_wanted: true, language: 'en', version: '1' })
  await mika.call('/user/email/requestCode', { email: `next-${mika.email}`, language: 'en' })
  await mika.call('/scans/people/save', { kind: 'self', name: 'Mika', group: 'women' })
  const words = { language: 'en', wording: 'These words.' } as const
  await api.db
    .insertInto('country_waitlist')
    .values({ email: mika.email, country: 'FR', ...words, created_at: api.now() })
    .execute()
  const consent = { id: randomUUID(), choice: 'rejected', version: '1', ...words, chosen_at: api.now() } as const
  await api.db
    .insertInto('cookie_consents')
    .values({ ...consent, customer_id: mika.id })
    .execute()
  return { ...mika, consentId: consent.id }
}

test('deletes an account without retained orders completely and sends a mail about it', async () => {
  const mika = await fullMember()
  await placeOrder(api, { customer_id: mika.id }, 'ready_to_pay')
  await placeOrder(api, { customer_id: mika.id }, 'cancelled')
  const { status } = await mika.call('/user/delete', { email: mika.email.toUpperCase() })
  expect(status).toBe(200)
  expect(await loadRow(mika.id)).toBeUndefined()
  expect(await loadOrders(mika.id)).toEqual([])
  expect(await left(mika.id, mika.email)).toEqual(nothing)
  const mail = await newestMail(api, mika.email)
  expect([mail.kind, mail.text.includes('no records that the law')]).toEqual(['account_deleted', true])
  // The record of the consent stays without its customer.
  const verification = api.db.selectFrom('cookie_consents').select('customer_id').where('id', '=', mika.consentId)
  expect(await verification.executeTakeFirst()).toEqual({ customer_id: null })
})

test('exports mails to a former address and deletes them with the account', async () => {
  for (const retainsOrder of [false, true]) {
    const mika = await newMember(api)
    if (retainsOrder) await placeOrder(api, { customer_id: mika.id }, 'paid')
    await requestSignInCode(mika.email)
    const [unproven, moved] = [`un-${mika.email}`, `moved-${mika.email}`]
    await mika.call('/user/email/requestCode', { email: unproven, language: 'en' })
    const { data } = await mika.call('/user/email/requestCode', { email: moved, language: 'en' })
    const { code } = await newestMail(api, moved)
    await mika.call('/user/email/confirm', { verification_id: data.verification_id, code })
    const { tables: exportedRows } = (await mika.call('/user/export')).data
    const kinds = exportedRows.mails.map(({ kind }: { kind: string }) => kind)
    // The export does not reveal whether the unverified address was free.
    expect(kinds.toSorted()).toEqual(['email_change_code', 'email_changed', 'sign_in'])
    await mika.call('/user/delete', { email: moved })
    const mails = api.db.selectFrom('mails').select('kind').where('to_address', 'in', [mika.email, unproven, moved])
    expect(await mails.execute()).toEqual([{ kind: 'account_deleted' }])
  }
})

test('retains a paid order for the legal period, on a customer row without personal data', async () => {
  const mika = await fullMember()
  const paid = await placeOrder(api, { customer_id: mika.id }, 'paid')
  const refunded = await placeOrder(api, { customer_id: mika.id }, 'refunded')
  await placeOrder(api, { customer_id: mika.id }, 'delivered', new Date('2019-01-01'))
  await placeOrder(api, { customer_id: mika.id }, 'placed')
  await mika.call('/user/delete', { email: mika.email })
  expect((await loadOrders(mika.id)).map(({ id }) => id).toSorted()).toEqual([paid, refunded].toSorted())
  expect(await loadRow(mika.id)).toMatchObject({
    email: null,
    given_name: null,
    family_name: null,
    phone: null,
    removed_at: api.now(),
  })
  expect(await left(mika.id, mika.email)).toEqual(nothing)
  expect((await newestMail(api, mika.email)).text).toContain('6 years')
})

test('row 9: rejects the tokens of a deleted account, also with a retained row, and writes nothing', async () => {
  for (const stage of ['paid', 'placed'] as const) {
    const mika = await newMember(api)
    await placeOrder(api, { customer_id: mika.id }, stage)
    await mika.call('/user/delete', { email: mika.email })
    expect((await mika.call('/user/profile')).status).toBe(401)
    expect((await mika.call('/user/newsletter', { is_wanted: true, language: 'en', version: '1' })).status).toBe(401)
    expect((await mika.call('/user/delete', { email: mika.email })).status).toBe(401)
    expect((await api.send('/user/refreshJWT', mika.refreshToken)).status).toBe(401)
  }
})

test('rejects a deletion confirmed by another address', async () => {
  const mika = await newMember(api)
  for (const email of ['', 'other@example.com']) expect((await mika.call('/user/delete', { email })).status).toBe(400)
  expect((await mika.call('/user/profile')).data.email).toBe(mika.email)
})

test('deletes an account without an address when none is entered', async () => {
  const mika = await newMember(api)
  await api.db.updateTable('customers').set({ email: null }).where('id', '=', mika.id).execute()
  expect((await mika.call('/user/delete', { email: 'other@example.com' })).status).toBe(400)
  expect((await mika.call('/user/delete', { email: ' ' })).status).toBe(200)
  expect(await loadRow(mika.id)).toBeUndefined()
})

test('opens a new account without old data for the same address afterwards', async () => {
  const mika = await newMember(api)
  await placeOrder(api, { customer_id: mika.id }, 'paid')
  await mika.call('/user/delete', { email: mika.email })
  api.pass(minuteMs)
  const { data } = await post(
    '/user/sign-in/code',
    await requestSignInCode(mika.email, { sign_up_details: signUpDetails }),
  )
  expect(data).toMatchObject({ kind: 'signed_in', merged: { orders: 0 } })
  const next = await api.tokens.readAccess(data.token, api.now())
  expect(next?.customerId).not.toBe(mika.id)
  expect(await loadOrders(String(next?.customerId))).toEqual([])
})

test('rejects a code mailed before the deletion', async () => {
  const mika = await newMember(api)
  const attempt = await requestSignInCode(mika.email)
  await mika.call('/user/delete', { email: mika.email })
  expect((await post('/user/sign-in/code', attempt)).status).toBe(401)
})

test('row 51: ends in one state when a deletion meets sign-in, refresh, changes and a deletion', async () => {
  const ways = new Set<boolean>()
  for (let round = 0; round < 80; round++) {
    const mika = await newMember(api)
    const guestId = randomUUID()
    const stage = round % 3 ? 'paid' : 'placed'
    const order = await placeOrder(api, { guest_id: guestId }, stage)
    const guest = await api.tokens.signGuest(guestId)
    await post('/scans/people/save', { kind: 'self', name: 'Aoi', group: 'women' }, { guest })
    const attempt = await requestSignInCode(mika.email)
    const [signedIn, refreshed, , ...removed] = await Promise.all([
      post('/user/sign-in/code', attempt, { guest }),
      api.send('/user/refreshJWT', mika.refreshToken),
      mika.call('/user/profile/save', { given_name: 'M', family_name: 'M', language: 'en', country: 'GB' }),
      delayedBy(round % 20, mika.id),
      delayedBy((round * 7) % 20, mika.id),
    ])
    expect(removed.filter(Boolean)).toHaveLength(1)
    expect([200, 401]).toContain(refreshed.status)
    // No one is signed in to a deleted account.
    expect(await left(mika.id, mika.email)).toEqual(nothing)
    expect((await mika.call('/user/sessions')).status).toBe(401)
    const [row, exportedRows] = [await loadRow(mika.id), await loadOrders(mika.id)]
    const found = await api.db.selectFrom('orders').selectAll().where('id', '=', order).executeTakeFirst()
    // Either the sign-in came first and its order was treated like the account's, or it came too late and the order
    // stays the guest's.
    const wasSignedIn = signedIn.data?.kind === 'signed_in'
    ways.add(wasSignedIn)
    if (!wasSignedIn) expect([found?.guest_id, row, exportedRows]).toEqual([guestId, undefined, []])
    else if (stage === 'paid') expect([row?.email, exportedRows.map(({ id }) => id)]).toEqual([null, [order]])
    else expect([row, found]).toEqual([undefined, undefined])
  }
  expect(ways).toEqual(new Set([true, false]))
})

test('row 51: deletes an account once for twenty simultaneous requests', async () => {
  const mika = await newMember(api)
  await placeOrder(api, { customer_id: mika.id }, 'paid')
  const removed = await Promise.all(Array.from({ length: 20 }, () => remove(mika.id)))
  expect(removed.filter(Boolean)).toHaveLength(1)
})

test('rejects a command authorized just before its customer was deleted, though their row is retained', async () => {
  const id = await api.newCustomer()
  await placeOrder(api, { customer_id: id }, 'paid')
  await remove(id)
  const attempt = { callerId: id, customerId: id, endpoint: 'place', key: randomUUID(), digest: 'of a body' }
  const done = await doOnce(api.db, attempt, { now: api.now }, async (transaction) => {
    await transaction.updateTable('orders').set({ stage: 'placed' }).where('customer_id', '=', id).execute()
    return { status: 200, body: '{}', headers: {} }
  })
  expect(done).toMatchObject({ ok: false })
  expect(await loadOrders(id)).toMatchObject([{ stage: 'paid' }])
})

test('rejects a command with an error when its customer was deleted without a trace', async () => {
  const id = await api.newCustomer()
  await remove(id)
  const attempt = { callerId: id, customerId: id, endpoint: 'place', key: randomUUID(), digest: 'of a body' }
  let done = 0
  const said = await doOnce(api.db, attempt, { now: api.now }, async () => {
    done += 1
    return { status: 200, body: '{}', headers: {} }
  })
  expect([said, done]).toMatchObject([{ ok: false, code: 'AUTH_REQUIRED' }, 0])
})
