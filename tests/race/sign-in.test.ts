import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signInLimits } from '#domain/limit-settings.ts'
import { forgetOldProofs } from '#server/proofs/forget-old-proofs.ts'
import { openApi } from '../support/open-api.ts'
import { testMailroom } from '../support/test-mailroom.ts'

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
  language: 'en',
} as const

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

const welcomeTo = (email: string) =>
  api.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .where('kind', '=', 'welcome')
    .executeTakeFirst()

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
  expect((await welcomeTo(email))?.body_text).toContain('Hello Mika,')
})

test('what a newcomer agreed to is kept in the language that it was shown in, which is the account’s from then on', async () => {
  const email = addressOf('switched')
  const inJapanese = { ...introduction, language: 'ja' }
  const { id, code } = await asked(email, { language: 'en' })
  const { data } = await prove(id, code)
  await call('/user/sign-up/open', { opening: data.opening, introduction: inJapanese })
  const row = await rowOf(email)
  const agreed = await api.db
    .selectFrom('agreements')
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
  api.pass(30 * 60_000)
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
    api.db
      .selectFrom('agreements')
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
    api.pass(15 * 60_000)
    const { id, code } = await asked(email, { introduction: said })
    await prove(id, code)
    expect(await agreed()).toEqual(kept)
  }
})

test('a stranger’s tick begins no letters to a customer who presses the link', async () => {
  const email = addressOf('stranger')
  const first = await asked(email, { introduction: { ...introduction, wants_newsletter: false } })
  await prove(first.id, first.code)
  api.pass(30_000)
  const { link } = await asked(email, { introduction })
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('signed_in')
  const row = await rowOf(email)
  const kinds = await api.db
    .selectFrom('agreements')
    .select('kind')
    .where('customer_id', '=', row?.id ?? '')
    .execute()
  expect(kinds).toEqual([{ kind: 'adult' }])
})

test('row 13: a code is tried five times, however many try at once and from wherever, and is burnt then', async () => {
  const email = addressOf('guessed')
  const { id, code } = await asked(email, { introduction })
  const guesses = Array.from({ length: 40 }, (_, place) =>
    prove(id, another(code), {}, { 'x-forwarded-for': `203.0.113.${place}` }),
  )
  const codes = (await Promise.all(guesses)).map((answer) => answer.code).toSorted()
  expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(4)
  expect(codes.filter((one) => one === 'code_burnt')).toHaveLength(36)
  expect((await prove(id, code)).code).toBe('code_burnt')
})

test('row 13: a wrong code says how many tries are left', async () => {
  const { id, code } = await asked(addressOf('mistyped'), { introduction })
  for (const left of [4, 3, 2, 1]) {
    const { status, said } = await prove(id, another(code))
    expect([status, said.code, said.tries_left]).toEqual([401, 'code_wrong', left])
  }
  expect((await prove(id, code)).data.kind).toBe('signed_in')
})

test('row 13: thirty wrong codes in a day end the guessing at an address, and its owner comes in by the link', async () => {
  const email = addressOf('all-day')
  for (let mail = 0; mail < 6; mail += 1) {
    const { id, code } = await asked(email, { introduction })
    for (let attempt = 0; attempt < 5; attempt += 1)
      await prove(id, another(code), {}, { 'x-forwarded-for': `192.0.2.${mail}` })
    api.pass(16 * 60_000)
  }
  const { id, code, link } = await asked(email, { introduction })
  for (const given of [code, another(code), code]) {
    const { status, code: why } = await prove(id, given)
    expect([status, why]).toEqual([401, 'codes_closed'])
  }
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('new')
})

test('row 13: one caller tries sixty codes in fifteen minutes, and hears when to come again', async () => {
  const guess = () => prove('00000000-0000-4000-8000-000000000000', '123456')
  for (let attempt = 0; attempt < 60; attempt += 1) expect((await guess()).status).toBe(401)
  const late = await guess()
  expect([late.status, late.headers.get('retry-after'), late.said.retry_after]).toEqual([429, '900', 900])
})

test('row 14: a code that was used signs nobody in', async () => {
  const { id, code } = await asked(addressOf('twice'), { introduction })
  expect((await prove(id, code)).status).toBe(200)
  const again = await prove(id, code)
  expect([again.status, again.code]).toEqual([401, 'code_used'])
})

test('row 14: the same right code twenty times at once signs in once', async () => {
  const { id, code } = await asked(addressOf('at-once'), { introduction })
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => prove(id, code)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
})

test('row 14: the code of another address signs nobody in', async () => {
  const [one, other] = [
    await asked(addressOf('one'), { introduction }),
    await asked(addressOf('other'), { introduction }),
  ]
  const code = one.code === other.code ? another(one.code) : one.code
  expect((await prove(other.id, code)).code).toBe('code_wrong')
})

test('row 14: an older code than the newest signs nobody in', async () => {
  const email = addressOf('newest')
  const older = await asked(email, { introduction })
  api.pass(30_000)
  const newest = await asked(email, { introduction })
  const answer = await prove(older.id, older.code)
  expect([answer.status, answer.code]).toEqual([401, 'code_replaced'])
  expect((await prove(newest.id, newest.code)).status).toBe(200)
})

test('row 14: a code is good until ten minutes have passed', async () => {
  const { id, code } = await asked(addressOf('late'), { introduction })
  api.pass(10 * 60_000)
  const answer = await prove(id, code)
  expect([answer.status, answer.code]).toEqual([401, 'code_expired'])
})

test('row 15: a known and an unknown address get the same answer, and the same mail but for code and link', async () => {
  const known = addressOf('known')
  await customer(known)
  const bodyOf = async (email: string) => {
    const { status, data } = await ask(email)
    const { text } = await mailTo(email)
    const mail = text.replaceAll(/\d{6}/g, 'CODE').replaceAll(/\/auth\/[\w-]+/g, '/auth/LINK')
    return { status, data: { ...data, proof_id: typeof data.proof_id }, mail }
  }
  expect(await bodyOf(known)).toEqual(await bodyOf(addressOf('unknown')))
})

test('row 15: whether an address is known makes no difference to the work, so none to the time', async () => {
  const known = addressOf('known')
  await customer(known)
  const asksOf = async (email: string) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await ask(email)
    const statements = query.mock.calls.map(([first]) => String((first as unknown as { text?: string }).text ?? first))
    query.mockRestore()
    return statements
  }
  const first = await asksOf(known)
  expect(first.length).toBeGreaterThan(3)
  expect(first.some((statement) => statement.includes('customers'))).toBe(false)
  expect(await asksOf(addressOf('unknown'))).toEqual(first)
})

test('row 16: an address gets three mails in fifteen minutes, one in thirty seconds, and then Retry-After', async () => {
  const email = addressOf('bombed')
  const from = (place: number) => ({ 'x-forwarded-for': `192.0.2.${place}` })
  const first = await ask(email, {}, from(1))
  expect([first.status, first.data]).toMatchObject([200, { resend_seconds: 30, expires_seconds: 600 }])
  const hasty = await ask(email, {}, from(2))
  expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '30'])
  for (const place of [3, 4]) {
    api.pass(30_000)
    expect((await ask(email, {}, from(place))).status).toBe(200)
  }
  api.pass(30_000)
  const fourth = await ask(email, {}, from(5))
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, String(15 * 60 - 90)])
  api.pass(15 * 60_000)
  expect((await ask(email, {}, from(6))).status).toBe(200)
})

test('row 16: fifty wishes at once for one address bring one mail', async () => {
  const email = addressOf('flooded')
  await Promise.all(
    Array.from({ length: 50 }, (_, place) => ask(email, {}, { 'x-forwarded-for': `203.0.113.${place}` })),
  )
  const mails = await api.db.selectFrom('mails').select('id').where('to_address', '=', email).execute()
  expect(mails).toHaveLength(1)
})

test('row 16: a caller may have twenty mails sent in fifteen minutes, to however many addresses', async () => {
  for (let place = 0; place < 20; place += 1) expect((await ask(addressOf(`list-${place}`))).status).toBe(200)
  expect((await ask(addressOf('list-20'))).status).toBe(429)
})

test('row 16: all addresses of one IPv6 net are one caller, whose limit does not grow with them', async () => {
  const statuses: number[] = []
  for (let place = 0; place < 21; place += 1) {
    const from = { 'x-forwarded-for': `2001:db8:${visits}:7:${place}::${place}` }
    statuses.push((await ask(addressOf(`net-${place}`), {}, from)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('row 29: an address or a name that could say more to a mail server is refused, or kept out of it', async () => {
  for (const email of [
    `a@example.com\r\nBcc: b@example.com`,
    'a@example.com%0abcc:b@example.com',
    'a@example.com\u2028b',
  ]) {
    const { status, said } = await ask(email)
    expect([status, said.fields]).toMatchObject([400, [{ field: 'email', fault: 'invalid_format' }]])
  }
  const said = { ...introduction, given_name: 'Mika\r\nBcc: b@example.com' }
  expect((await ask(addressOf('lines'), { introduction: said })).status).toBe(400)
})

test('row 19: what a newcomer may not say of themselves is refused', async () => {
  for (const more of [{ role: 'owner' }, { id: 'x' }, { introduction: { ...introduction, customer_id: 'x' } }])
    expect((await ask(addressOf('more'), more)).status).toBe(400)
})

test('row 46: the link of a mail leads to the shop, whatever a caller says of the host', async () => {
  const email = addressOf('host')
  await ask(email, { wanted: '/profile/order' }, { 'x-forwarded-host': 'evil.example', host: 'evil.example' })
  const { text } = await mailTo(email)
  expect(text).toContain('https://shop.example/auth/')
  expect(text).toContain('wanted=%2Fprofile%2Forder')
  expect(text).not.toContain('evil')
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/auth'])(
  'a place to go on to that is none (%s) is left out of the mail',
  async (wanted) => {
    const email = addressOf('wanted')
    await ask(email, { wanted })
    expect((await mailTo(email)).text).not.toContain('wanted')
  },
)

test('a mail that is queued is sent at once, and what is refused sends none', async () => {
  const wake = vi.spyOn(testMailroom, 'wake')
  async function sends<Answer>(act: () => Promise<Answer>, times: number): Promise<Answer> {
    wake.mockClear()
    const answer = await act()
    expect(wake).toHaveBeenCalledTimes(times)
    return answer
  }
  const open = (opening: string) => call('/user/sign-up/open', { opening, introduction })
  const typed = await sends(() => asked(addressOf('typed'), { introduction }), 1)
  await sends(() => prove(typed.id, another(typed.code)), 0)
  await sends(() => prove(typed.id, typed.code), 1)
  const { link } = await sends(() => asked(addressOf('pressed')), 1)
  await sends(() => call('/user/sign-in/link', { link: 'nothing' }), 0)
  const { data } = await sends(() => call('/user/sign-in/link', { link }), 1)
  await sends(() => open('nothing'), 0)
  await sends(() => open(data.opening), 1)
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
    api.pass(30_000)
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
  api.pass(30_000)
  const newer = await asked(email)
  api.pass(10 * 60_000)
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
  api.pass(30_000)
  const second = await asked(email)
  const other = await prove(second.id, second.code)
  const openings = [first, other].map(({ data }) => call('/user/sign-up/open', { opening: data.opening, introduction }))
  const opened = await Promise.all(openings)
  expect(opened.map(({ status }) => status)).toEqual([200, 200])
  const rows = await api.db.selectFrom('customers').select('id').where('email', '=', email).execute()
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
  const refresh = (headers: Record<string, string>) => api.ask('/user/refreshJWT', inside.refresh_token, { headers })
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
  expect((await api.ask('/user/refreshJWT', inside.refresh_token)).status).toBe(200)
})

test('what a guest did follows them into their account, once, and the answer says what it was', async () => {
  const email = addressOf('guest')
  const guest = (await call('/user/guest', {})).data.guest_token
  const guestId = await api.tokens.readGuest(guest)
  const consentId = `11111111-1111-4111-8111-${String(visits).padStart(12, '0')}`
  await call('/consent/record', { id: consentId, choice: 'rejected', version: '1', language: 'en' })
  await call('/country/waiting-list', { email, country: 'FR', language: 'en', version: '1' })
  await api.db
    .insertInto('orders')
    .values({
      id: `order-${visits}`,
      customer_id: null,
      guest_id: guestId ?? '',
      stage: 'placed',
      payment_link: null,
      placed_at: api.now(),
    })
    .execute()
  const { id, code } = await asked(email, { introduction })
  const { data } = await prove(id, code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(data.brought).toEqual({ orders: 1, consents: 1, list_entries: 1 })
  const row = await rowOf(email)
  const order = await api.db.selectFrom('orders').selectAll().where('id', '=', `order-${visits}`).executeTakeFirst()
  expect(order).toMatchObject({ customer_id: row?.id, guest_id: null })
  api.pass(30_000)
  const again = await asked(email)
  const second = await prove(again.id, again.code, { consent_id: consentId }, { 'hadashi-guest': guest })
  expect(second.data.brought).toEqual({ orders: 0, consents: 0, list_entries: 0 })
})

test('signing out ends the session that asks, and no other', async () => {
  const email = addressOf('out')
  const first = await customer(email)
  const { id, code } = await asked(email)
  const { data } = await prove(id, code)
  expect((await api.ask('/user/sign-out', data.token, { method: 'POST' })).status).toBe(200)
  expect((await api.ask('/user/sessions', data.token)).status).toBe(401)
  expect((await api.ask('/user/sessions', first)).status).toBe(200)
})

test('row 52: neither code, link nor address of a sign-in reaches the log', async () => {
  const email = addressOf('secret')
  const { id, code, link } = await asked(email, { introduction })
  await prove(id, another(code))
  await prove(id, code)
  const said = JSON.stringify(api.log.said)
  for (const secret of [email, code, link]) expect(said).not.toContain(secret)
})

test('what was asked of an address is forgotten a day later, and what was counted when its time is over', async () => {
  const email = addressOf('forgotten')
  await ask(email)
  const proofs = () => api.db.selectFrom('email_proofs').select('id').where('email', '=', email).execute()
  api.pass(24 * 3_600_000)
  await forgetOldProofs(api.db, api.now())
  expect(await proofs()).toHaveLength(1)
  api.pass(11 * 60_000)
  await forgetOldProofs(api.db, api.now())
  expect(await proofs()).toHaveLength(0)
  expect(await api.db.selectFrom('hits').select('name').execute()).toEqual([])
})

test.each([
  ['mails', 'mails in all', signInLimits.mailsInAll, () => ask(addressOf('flood'))],
  ['tries', 'tries in all', signInLimits.triesInAll, () => prove('00000000-0000-4000-8000-000000000000', '123456')],
  ['links to look at', 'tries in all', signInLimits.triesInAll, () => call('/user/sign-in/look', { link: 'nothing' })],
  ['links to press', 'tries in all', signInLimits.triesInAll, () => call('/user/sign-in/link', { link: 'nothing' })],
] as const)('rows 13 and 16: there is a ceiling of %s for all callers together', async (_what, name, limit, act) => {
  const ends = new Date(api.now().getTime() + 60_000)
  await api.db.deleteFrom('hits').where('name', '=', name).execute()
  await api.db.insertInto('hits').values({ name, count: limit.count, ends_at: ends }).execute()
  const answer = await act()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  api.pass(60_000)
  expect((await act()).status).not.toBe(429)
})
