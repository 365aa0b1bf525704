import { expect, test } from 'vitest'
import { forgetOldProofs } from '#server/proofs/forget-old-proofs.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { introduction, openSignIn } from '../support/server/open-sign-in.ts'

const { api, visits, addressOf, call, ask, prove, mailTo, asked, customer } = openSignIn()

const welcomeTo = (email: string) =>
  api()
    .db.selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .where('kind', '=', 'welcome')
    .executeTakeFirst()

const rowOf = (email: string) =>
  api().db.selectFrom('customers').selectAll().where('email', '=', email).executeTakeFirst()

test('a newcomer who says who they are gets an account with the first code, with what they agreed to', async () => {
  const email = addressOf('new')
  const { id, code } = await asked(email, { introduction })
  const { status, data } = await prove(id, code)
  expect([status, data.kind]).toEqual([200, 'signed_in'])
  expect((await api().ask('/user/sessions', data.token)).status).toBe(200)
  const row = await rowOf(email)
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

test('no answer with a token is compressed, whoever asks for it', async () => {
  const { id, code } = await asked(addressOf('packed'), { introduction })
  const headers = { 'accept-encoding': 'br, gzip' }
  const signedIn = await prove(id, code, {}, headers)
  const refreshed = await api().ask('/user/refreshJWT', signedIn.data.refresh_token, { headers })
  const guest = await api().ask('/user/guest', undefined, { method: 'POST', headers })
  expect([signedIn.status, refreshed.status, guest.status]).toEqual([200, 200, 200])
  for (const answer of [signedIn, refreshed, guest])
    expect([answer.headers.get('content-encoding'), answer.headers.get('cache-control')]).toEqual([null, 'no-store'])
})

test('what a newcomer agreed to is kept in the language that it was shown in, which is the account’s from then on', async () => {
  const email = addressOf('switched')
  const inJapanese = { ...introduction, language: 'ja' }
  const { id, code } = await asked(email, { language: 'en' })
  const { data } = await prove(id, code)
  await call('/user/sign-up/open', { opening: data.opening, introduction: inJapanese })
  const row = await rowOf(email)
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

test('a newcomer who gave only an address is asked for a name, and the account opens with it', async () => {
  const email = addressOf('later')
  const { id, code } = await asked(email)
  const { data } = await prove(id, code)
  expect(data.kind).toBe('new')
  expect(await rowOf(email)).toBeUndefined()
  const nameless = await call('/user/sign-up/open', {
    opening: data.opening,
    introduction: { ...introduction, given_name: ' ', is_adult: false },
  })
  expect([nameless.status, nameless.said.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['given_name', 'is_adult'],
  ])
  const opened = await call('/user/sign-up/open', { opening: data.opening, introduction })
  expect([opened.status, opened.data.kind]).toEqual([200, 'signed_in'])
  expect((await call('/user/sign-up/open', { opening: data.opening, introduction })).code).toBe('opening_ended')
})

test('who takes longer than half an hour to say their name proves the address anew', async () => {
  const { id, code } = await asked(addressOf('slow'))
  const { data } = await prove(id, code)
  api().pass(30 * 60_000)
  const late = await call('/user/sign-up/open', { opening: data.opening, introduction })
  expect([late.status, late.code]).toEqual([401, 'opening_ended'])
})

test('in the market of Japan a name comes with its reading, whatever the language, and any kana will do', async () => {
  const email = addressOf('mori')
  const japan = { ...introduction, family_name: '森', given_name: '美香', country: 'JP' }
  const bare = await ask(email, { introduction: japan })
  expect([bare.status, bare.said.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['family_kana', 'given_kana'],
  ])
  const { id, code } = await asked(email, { introduction: { ...japan, family_kana: 'もり', given_kana: 'ﾐｶ' } })
  await prove(id, code)
  expect(await rowOf(email)).toMatchObject({ country: 'JP', family_kana: 'モリ', given_kana: 'ミカ' })
  const smith = addressOf('smith')
  const none = await asked(smith, { introduction: { ...japan, has_no_kana: true } })
  expect((await prove(none.id, none.code)).status).toBe(200)
  expect(await rowOf(smith)).toMatchObject({ country: 'JP', family_kana: null, given_kana: null })
})

test('a customer is signed in by a code, and what they said of themselves in the form changes nothing', async () => {
  const email = addressOf('known')
  await customer(email)
  const { id, code } = await asked(email, { introduction: { ...introduction, given_name: 'Somebody' } })
  const { data } = await prove(id, code)
  expect(data.kind).toBe('signed_in')
  expect(await rowOf(email)).toMatchObject({ given_name: 'Mika' })
})

test('a customer who signs up again keeps their tick for our letters, once, and nothing else of the form', async () => {
  const email = addressOf('ticks')
  const quiet = { ...introduction, wants_newsletter: false }
  const first = await asked(email, { introduction: quiet })
  await prove(first.id, first.code)
  const agreed = () =>
    api()
      .db.selectFrom('agreements')
      .innerJoin('customers', 'customers.id', 'agreements.customer_id')
      .select(['kind', 'is_given', 'agreements.language'])
      .where('email', '=', email)
      .orderBy('agreed_at')
      .execute()
  const adult = { kind: 'adult', is_given: true, language: 'en' }
  for (const [said, kept] of [
    [quiet, [adult]],
    [introduction, [adult, { ...adult, kind: 'newsletter' }]],
    [{ ...introduction, language: 'ja' }, [adult, { ...adult, kind: 'newsletter' }]],
    [quiet, [adult, { ...adult, kind: 'newsletter' }]],
  ] as const) {
    api().pass(15 * 60_000)
    const { id, code } = await asked(email, { introduction: said })
    await prove(id, code)
    expect(await agreed()).toEqual(kept)
  }
})

test('a stranger’s tick begins no letters to a customer who presses the link', async () => {
  const email = addressOf('stranger')
  const first = await asked(email, { introduction: { ...introduction, wants_newsletter: false } })
  await prove(first.id, first.code)
  api().pass(30_000)
  const { link } = await asked(email, { introduction })
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('signed_in')
  const row = await rowOf(email)
  const kinds = await api()
    .db.selectFrom('agreements')
    .select('kind')
    .where('customer_id', '=', row?.id ?? '')
    .execute()
  expect(kinds).toEqual([{ kind: 'adult' }])
})

test('a link is told before it is pressed, signs in once on whatever device, and says afterwards why not', async () => {
  const email = addressOf('link')
  const { id, link, code } = await asked(email, { introduction })
  for (let look = 0; look < 3; look += 1)
    expect((await call('/user/sign-in/look', { link })).data).toEqual({ email: `l•••@example.com` })
  const pressed = await Promise.all(Array.from({ length: 5 }, () => call('/user/sign-in/link', { link })))
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401])
  expect((await call('/user/sign-in/look', { link })).code).toBe('link_used')
  expect((await prove(id, code)).code).toBe('code_used')
})

const inBrowser = { 'sec-fetch-site': 'same-origin' }
const bindingIn = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? ''

test('nobody speaks for a stranger: a link that another browser asked for opens no account with what was said there', async () => {
  for (const asker of [{}, inBrowser]) {
    const email = addressOf(`victim-${Object.keys(asker).length}`)
    const { headers } = await ask(email, { introduction }, asker)
    const own = bindingIn((await ask(addressOf('own'), {}, inBrowser)).headers)
    expect(own).not.toBe(bindingIn(headers))
    const { link } = await mailTo(email)
    const pressed = await call('/user/sign-in/link', { link }, { ...inBrowser, cookie: own })
    expect([pressed.data.kind, await rowOf(email)]).toEqual(['new', undefined])
    const said = { ...introduction, given_name: 'Victoria', wants_newsletter: false }
    await call('/user/sign-up/open', { opening: pressed.data.opening, introduction: said })
    expect(await rowOf(email)).toMatchObject({ given_name: 'Victoria' })
    api().pass(30_000)
  }
})

test('a link without any binding is nobody’s who asked without one', async () => {
  const email = addressOf('program-link')
  const { link } = await asked(email, { introduction })
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('new')
})

test('a newcomer who presses the link in the browser that asked has said who they are', async () => {
  const email = addressOf('same-browser')
  const { headers } = await ask(email, { introduction }, inBrowser)
  const { link } = await mailTo(email)
  const pressed = await call('/user/sign-in/link', { link }, { cookie: bindingIn(headers) })
  expect([pressed.data.kind, (await rowOf(email))?.given_name]).toEqual(['signed_in', 'Mika'])
})

test('a link that is replaced, too old or none of ours says so', async () => {
  const email = addressOf('links')
  const older = await asked(email)
  api().pass(30_000)
  const newer = await asked(email)
  api().pass(10 * 60_000)
  const codeOf = async (link: string) => (await call('/user/sign-in/link', { link })).code
  expect([await codeOf(older.link), await codeOf(newer.link), await codeOf('nothing')]).toEqual([
    'link_replaced',
    'link_expired',
    'link_unknown',
  ])
})

test('two who prove one new address at once are one customer', async () => {
  const email = addressOf('both')
  const { id, code } = await asked(email)
  const first = await prove(id, code)
  api().pass(30_000)
  const second = await asked(email)
  const other = await prove(second.id, second.code)
  const openings = [first, other].map(({ data }) => call('/user/sign-up/open', { opening: data.opening, introduction }))
  const opened = await Promise.all(openings)
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  const rows = await api().db.selectFrom('customers').select('id').where('email', '=', email).execute()
  expect(rows).toHaveLength(1)
})

test('a browser is given its binding before it signs in, and a session that begins with it is refreshed with it only', async () => {
  const email = addressOf('bound')
  const { headers, data } = await ask(email, { introduction }, { 'sec-fetch-site': 'same-origin' })
  const cookie = headers.get('set-cookie') ?? ''
  expect(cookie).toMatch(/^__Host-bind=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
  const [kept = ''] = cookie.split(';')
  const { code } = await mailTo(email)
  const { data: inside } = await prove(data.proof_id, code, {}, { cookie: kept })
  const refresh = (headers: Record<string, string>) => api().ask('/user/refreshJWT', inside.refresh_token, { headers })
  expect((await refresh({})).status).toBe(401)
  const renewed = await refresh({ cookie: kept })
  expect([renewed.status, renewed.headers.get('set-cookie')?.startsWith(kept)]).toEqual([200, true])
})

test('a caller that is no browser is given no cookie, and its session needs none', async () => {
  const email = addressOf('program')
  const { headers, data } = await ask(email, { introduction })
  expect(headers.get('set-cookie')).toBeNull()
  const { code } = await mailTo(email)
  const { data: inside } = await prove(data.proof_id, code)
  expect((await api().ask('/user/refreshJWT', inside.refresh_token)).status).toBe(200)
})

test('what a guest did follows them into their account, once, and the answer says what it was', async () => {
  const email = addressOf('guest')
  const guest = (await call('/user/guest', {})).data.guest_token
  const guestId = await api().tokens.readGuest(guest)
  const consentId = `11111111-1111-4111-8111-${String(visits()).padStart(12, '0')}`
  await call('/consent/record', { id: consentId, choice: 'rejected', version: '1', language: 'en' })
  await call('/country/waiting-list', { email, country: 'FR', language: 'en', version: '1' })
  await api()
    .db.insertInto('orders')
    .values(sampleOrder({ id: `order-${visits()}`, guest_id: guestId ?? '', stage: 'placed', placed_at: api().now() }))
    .execute()
  const { id, code } = await asked(email, { introduction })
  const { data } = await prove(id, code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(data.brought).toEqual({ orders: 1, consents: 1, list_entries: 1, people: 0 })
  const row = await rowOf(email)
  const order = await api().db.selectFrom('orders').selectAll().where('id', '=', `order-${visits()}`).executeTakeFirst()
  expect(order).toMatchObject({ customer_id: row?.id, guest_id: null })
  api().pass(30_000)
  const again = await asked(email)
  const second = await prove(again.id, again.code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(second.data.brought).toEqual({ orders: 0, consents: 0, list_entries: 0, people: 0 })
})

test('signing out ends the session that asks, and no other', async () => {
  const email = addressOf('out')
  const first = await customer(email)
  const { id, code } = await asked(email)
  const { data } = await prove(id, code)
  expect((await api().ask('/user/sign-out', data.token, { method: 'POST' })).status).toBe(200)
  expect((await api().ask('/user/sessions', data.token)).status).toBe(401)
  expect((await api().ask('/user/sessions', first)).status).toBe(200)
})

test('what was asked of an address is forgotten a day later, and what was counted when its time is over', async () => {
  const email = addressOf('forgotten')
  await ask(email)
  const proofs = () => api().db.selectFrom('email_proofs').select('id').where('email', '=', email).execute()
  api().pass(24 * 3_600_000)
  await forgetOldProofs(api().db, api().now())
  expect(await proofs()).toHaveLength(1)
  api().pass(11 * 60_000)
  await forgetOldProofs(api().db, api().now())
  expect(await proofs()).toHaveLength(0)
  expect(await api().db.selectFrom('hits').select('name').execute()).toEqual([])
})
