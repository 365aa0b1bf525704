import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#domain/time.ts'
import { purgeOldVerifications } from '#server/verifications/purge-old-verifications.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { openSignIn, signUpDetails } from '../support/server/open-sign-in.ts'

const { api, visits, emailFor, call, requestSignInCode, verify, mailTo, openCode: openCodes, customer } = openSignIn()

const welcomeTo = (email: string) =>
  api()
    .db.selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .where('kind', '=', 'welcome')
    .executeTakeFirst()

const loadRow = (email: string) =>
  api().db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()

test('creates an account with the agreements when a new customer enters the first code', async () => {
  const email = emailFor('new')
  const { id, code } = await openCodes(email, { sign_up_details: signUpDetails })
  const { status, data } = await verify(id, code)
  expect([status, data.kind]).toEqual([200, 'signed_in'])
  expect((await api().send('/user/sessions', data.token)).status).toBe(200)
  const row = await loadRow(email)
  expect(row).toMatchObject({ given_name: 'Mika', family_name: 'Mori', country: 'GB', language: 'en' })
  const agreed = await api()
    .db.selectFrom('agreements')
    .selectAll()
    .where('customer_id', '=', row?.id ?? '')
    .execute()
  expect(agreed.map(({ kind, wording }) => [kind, wording.length > 10]).toSorted()).toEqual([
    ['adult', true],
    ['newsletter', true],
  ])
  expect((await welcomeTo(email))?.body_text).toContain('Hello Mika,')
})

test('compresses no response with a token', async () => {
  const { id, code } = await openCodes(emailFor('packed'), { sign_up_details: signUpDetails })
  const headers = { 'accept-encoding': 'br, gzip' }
  const signedIn = await verify(id, code, {}, headers)
  const refreshed = await api().send('/user/refreshJWT', signedIn.data.refresh_token, { headers })
  const guest = await api().send('/user/guest', undefined, { method: 'POST', headers })
  expect([signedIn.status, refreshed.status, guest.status]).toEqual([200, 200, 200])
  for (const answer of [signedIn, refreshed, guest])
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
})

test('stores agreements in the language they were shown in, which becomes the account’s language', async () => {
  const email = emailFor('switched')
  const inJapanese = { ...signUpDetails, language: 'ja' }
  const { id, code } = await openCodes(email, { language: 'en' })
  const { data } = await verify(id, code)
  await call('/user/sign-up/open', { sign_up_token: data.sign_up_token, sign_up_details: inJapanese })
  const row = await loadRow(email)
  const agreed = await api()
    .db.selectFrom('agreements')
    .select(['language', 'wording'])
    .where('customer_id', '=', row?.id ?? '')
    .where('kind', '=', 'adult')
    .execute()
  expect([row?.language, agreed]).toEqual(['ja', [{ language: 'ja', wording: '私は18歳以上です。' }]])
  const welcome = await welcomeTo(email)
  expect(welcome?.subject).toMatch(/[ぁ-ん]/)
  expect(welcome?.body_text).toContain('Mori 様')
})

test('asks a new customer who gave only an address for a name, and creates the account with it', async () => {
  const email = emailFor('later')
  const { id, code } = await openCodes(email)
  const { data } = await verify(id, code)
  expect(data.kind).toBe('new')
  expect(await loadRow(email)).toBeUndefined()
  const nameless = await call('/user/sign-up/open', {
    sign_up_token: data.sign_up_token,
    sign_up_details: { ...signUpDetails, given_name: ' ', is_adult: false },
  })
  expect([nameless.status, nameless.said.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['given_name', 'is_adult'],
  ])
  const opened = await call('/user/sign-up/open', { sign_up_token: data.sign_up_token, sign_up_details: signUpDetails })
  expect([opened.status, opened.data.kind]).toEqual([200, 'signed_in'])
  expect(
    (await call('/user/sign-up/open', { sign_up_token: data.sign_up_token, sign_up_details: signUpDetails })).code,
  ).toBe('sign_up_expired')
})

test('requires a new verification when the name takes longer than half an hour', async () => {
  const { id, code } = await openCodes(emailFor('slow'))
  const { data } = await verify(id, code)
  api().pass(30 * minuteMs)
  const lateAnswer = await call('/user/sign-up/open', {
    sign_up_token: data.sign_up_token,
    sign_up_details: signUpDetails,
  })
  expect([lateAnswer.status, lateAnswer.code]).toEqual([401, 'sign_up_expired'])
})

test('requires kana for a Japanese name in the Japanese market, whatever the language or kana form', async () => {
  const email = emailFor('mori')
  const japan = { ...signUpDetails, family_name: '森', given_name: '美香', country: 'JP' }
  const bare = await requestSignInCode(email, { sign_up_details: japan })
  expect([bare.status, bare.said.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['family_kana', 'given_kana'],
  ])
  const { id, code } = await openCodes(email, { sign_up_details: { ...japan, family_kana: 'もり', given_kana: 'ﾐｶ' } })
  await verify(id, code)
  expect(await loadRow(email)).toMatchObject({ country: 'JP', family_kana: 'モリ', given_kana: 'ミカ' })
  const smith = emailFor('smith')
  const none = await openCodes(smith, { sign_up_details: { ...japan, has_no_kana: true } })
  expect((await verify(none.id, none.code)).status).toBe(200)
  expect(await loadRow(smith)).toMatchObject({ country: 'JP', family_kana: null, given_kana: null })
})

test('signs in an existing customer by code and ignores the form’s personal data', async () => {
  const email = emailFor('known')
  await customer(email)
  const { id, code } = await openCodes(email, { sign_up_details: { ...signUpDetails, given_name: 'Somebody' } })
  const { data } = await verify(id, code)
  expect(data.kind).toBe('signed_in')
  expect(await loadRow(email)).toMatchObject({ given_name: 'Mika' })
})

test('stores the newsletter consent of an existing customer who signs up again, once, and nothing else', async () => {
  const email = emailFor('ticks')
  const quiet = { ...signUpDetails, wants_newsletter: false }
  const first = await openCodes(email, { sign_up_details: quiet })
  await verify(first.id, first.code)
  const agreed = () =>
    api()
      .db.selectFrom('agreements')
      .innerJoin('customers', 'customers.id', 'agreements.customer_id')
      .select(['kind', 'is_given', 'agreements.language'])
      .where('email', '=', email)
      .orderBy('agreed_at')
      .execute()
  const adult = { kind: 'adult', is_given: true, language: 'en' }
  for (const [said, stored] of [
    [quiet, [adult]],
    [signUpDetails, [adult, { ...adult, kind: 'newsletter' }]],
    [{ ...signUpDetails, language: 'ja' }, [adult, { ...adult, kind: 'newsletter' }]],
    [quiet, [adult, { ...adult, kind: 'newsletter' }]],
  ] as const) {
    api().pass(15 * minuteMs)
    const { id, code } = await openCodes(email, { sign_up_details: said })
    await verify(id, code)
    expect(await agreed()).toEqual(stored)
  }
})

test('ignores a stranger’s newsletter consent when the customer opens the link', async () => {
  const email = emailFor('stranger')
  const first = await openCodes(email, { sign_up_details: { ...signUpDetails, wants_newsletter: false } })
  await verify(first.id, first.code)
  api().pass(30_000)
  const { link } = await openCodes(email, { sign_up_details: signUpDetails })
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('signed_in')
  const row = await loadRow(email)
  const kinds = await api()
    .db.selectFrom('agreements')
    .select('kind')
    .where('customer_id', '=', row?.id ?? '')
    .execute()
  expect(kinds).toEqual([{ kind: 'adult' }])
})

test('previews a link, signs in once on any device and reports afterwards why it fails', async () => {
  const email = emailFor('link')
  const { id, link, code } = await openCodes(email, { sign_up_details: signUpDetails })
  for (let look = 0; look < 3; look += 1)
    expect((await call('/user/sign-in/status', { link })).data).toEqual({ email: `l•••@example.com` })
  const pressed = await Promise.all(Array.from({ length: 5 }, () => call('/user/sign-in/link', { link })))
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  expect((await call('/user/sign-in/status', { link })).code).toBe('link_used')
  expect((await verify(id, code)).code).toBe('code_used')
})

const inBrowser = { 'sec-fetch-site': 'same-origin' }
const bindingIn = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

test('creates no account from data entered in another browser than the one that opens the link', async () => {
  for (const requester of [{}, inBrowser]) {
    const email = emailFor(`victim-${Object.keys(requester).length}`)
    const { headers } = await requestSignInCode(email, { sign_up_details: signUpDetails }, requester)
    const own = bindingIn((await requestSignInCode(emailFor('own'), {}, inBrowser)).headers)
    expect(own).not.toBe(bindingIn(headers))
    const { link } = await mailTo(email)
    const pressed = await call('/user/sign-in/link', { link }, { ...inBrowser, cookie: own })
    expect([pressed.data.kind, await loadRow(email)]).toEqual(['new', undefined])
    const said = { ...signUpDetails, given_name: 'Victoria', wants_newsletter: false }
    await call('/user/sign-up/open', { sign_up_token: pressed.data.sign_up_token, sign_up_details: said })
    expect(await loadRow(email)).toMatchObject({ given_name: 'Victoria' })
    api().pass(30_000)
  }
})

test('asks for the name when a link without a browser binding is opened', async () => {
  const email = emailFor('program-link')
  const { link } = await openCodes(email, { sign_up_details: signUpDetails })
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('new')
})

test('accepts the entered name when the link is opened in the requesting browser', async () => {
  const email = emailFor('same-browser')
  const { headers } = await requestSignInCode(email, { sign_up_details: signUpDetails }, inBrowser)
  const { link } = await mailTo(email)
  const pressed = await call('/user/sign-in/link', { link }, { cookie: bindingIn(headers) })
  expect([pressed.data.kind, (await loadRow(email))?.given_name]).toEqual(['signed_in', 'Mika'])
})

test('reports a link that is replaced, expired or unknown', async () => {
  const email = emailFor('links')
  const older = await openCodes(email)
  api().pass(30_000)
  const newer = await openCodes(email)
  api().pass(10 * minuteMs)
  const requestCodeFromLink = async (link: string) => (await call('/user/sign-in/link', { link })).code
  expect([
    await requestCodeFromLink(older.link),
    await requestCodeFromLink(newer.link),
    await requestCodeFromLink('nothing'),
  ]).toEqual(['link_replaced', 'link_expired', 'link_unknown'])
})

test('creates one customer when one new address is verified twice at once', async () => {
  const email = emailFor('both')
  const { id, code } = await openCodes(email)
  const first = await verify(id, code)
  api().pass(30_000)
  const second = await openCodes(email)
  const other = await verify(second.id, second.code)
  const openings = [first, other].map(({ data }) =>
    call('/user/sign-up/open', { sign_up_token: data.sign_up_token, sign_up_details: signUpDetails }),
  )
  const opened = await Promise.all(openings)
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  const rows = await api().db.selectFrom('customers').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
})

test('binds a browser before sign-in and refreshes its session only with the binding', async () => {
  const email = emailFor('bound')
  const { headers, data } = await requestSignInCode(
    email,
    { sign_up_details: signUpDetails },
    { 'sec-fetch-site': 'same-origin' },
  )
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-bind=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const [stored = ''] = cookie.split(';')
  const { code } = await mailTo(email)
  const { data: inside } = await verify(data.verification_id, code, {}, { cookie: stored })
  const refresh = (headers: Record<string, string>) => api().send('/user/refreshJWT', inside.refresh_token, { headers })
  expect((await refresh({})).status).toBe(401)
  const renewed = await refresh({ cookie: stored })
  expect([renewed.status, renewed.headers.get('set-cookie')?.startsWith(stored)]).toEqual([200, true])
})

test('sets no cookie for a client that is no browser, and its session needs none', async () => {
  const email = emailFor('program')
  const { headers, data } = await requestSignInCode(email, { sign_up_details: signUpDetails })
  expect(headers.get('set-cookie')).toBeNull()
  const { code } = await mailTo(email)
  const { data: inside } = await verify(data.verification_id, code)
  expect((await api().send('/user/refreshJWT', inside.refresh_token)).status).toBe(200)
})

test('moves a guest’s data to their account once and lists it in the response', async () => {
  const email = emailFor('guest')
  const guest = (await call('/user/guest', {})).data.guest_token
  const guestId = await api().tokens.readGuest(guest)
  const consentId = `11111111-1111-4111-8111-${String(visits()).padStart(12, '0')}`
  await call('/consent/record', { id: consentId, choice: 'rejected', version: '1', language: 'en' })
  await call('/country/waitlist/join', { email, country: 'FR', language: 'en', version: '1' })
  await api()
    .db.insertInto('orders')
    .values(sampleOrder({ id: `order-${visits()}`, guest_id: guestId ?? '', stage: 'placed', placed_at: api().now() }))
    .execute()
  const { id, code } = await openCodes(email, { sign_up_details: signUpDetails })
  const { data } = await verify(id, code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(data.merged).toEqual({ orders: 1, consents: 1, list_entries: 1, people: 0 })
  const row = await loadRow(email)
  const order = await api().db.selectFrom('orders').selectAll().where('id', '=', `order-${visits()}`).executeTakeFirst()
  expect(order).toMatchObject({ customer_id: row?.id, guest_id: null })
  api().pass(30_000)
  const again = await openCodes(email)
  const second = await verify(again.id, again.code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(second.data.merged).toEqual({ orders: 0, consents: 0, list_entries: 0, people: 0 })
})

test('ends the session that signs out, and no other', async () => {
  const email = emailFor('out')
  const first = await customer(email)
  const { id, code } = await openCodes(email)
  const { data } = await verify(id, code)
  expect((await api().send('/user/sign-out', data.token, { method: 'POST' })).status).toBe(200)
  expect((await api().send('/user/sessions', data.token)).status).toBe(401)
  expect((await api().send('/user/sessions', first)).status).toBe(200)
})

test('deletes verifications after a day and rate limits when they end', async () => {
  const email = emailFor('forgotten')
  await requestSignInCode(email)
  const verifications = () =>
    api().db.selectFrom('email_verifications').select('id').where('email', '=', email).execute()
  api().pass(dayMs)
  await purgeOldVerifications(api().db, api().now())
  expect(await verifications()).toHaveLength(1)
  api().pass(11 * minuteMs)
  await purgeOldVerifications(api().db, api().now())
  expect(await verifications()).toHaveLength(0)
  expect(await api().db.selectFrom('rate_limits').select('name').execute()).toEqual([])
})
