import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { signInLimits } from '#domain/limit-settings.ts'
import { minuteMs } from '#domain/time.ts'
import { testMailer } from '../support/fakes/test-mailer.ts'
import { another, openSignIn, signUpDetails } from '../support/server/open-sign-in.ts'

const { api, visits, emailFor, call, requestSignInCode, verify, mailTo, openCode: openCodes, customer } = openSignIn()

test('row 13: allows five tries of a code from all callers together, and blocks it then', async () => {
  const email = emailFor('guessed')
  const { id, code } = await openCodes(email, { sign_up_details: signUpDetails })
  const guesses = Array.from({ length: 40 }, (_, index) =>
    verify(id, another(code), {}, { 'x-forwarded-for': `203.0.113.${index}` }),
  )
  const codes = (await Promise.all(guesses)).map((answer) => answer.code).toSorted()
  expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(4)
  expect(codes.filter((one) => one === 'code_attempts_exceeded')).toHaveLength(36)
  expect((await verify(id, code)).code).toBe('code_attempts_exceeded')
})

test('row 13: reports the remaining tries after a wrong code', async () => {
  const { id, code } = await openCodes(emailFor('mistyped'), { sign_up_details: signUpDetails })
  for (const left of [4, 3, 2, 1]) {
    const { status, said } = await verify(id, another(code))
    expect([status, said.code, said.tries_left]).toEqual([401, 'code_wrong', left])
  }
  expect((await verify(id, code)).data.kind).toBe('signed_in')
})

test('row 13: stops code guesses at an address after thirty a day, and still signs in by link', async () => {
  const email = emailFor('all-day')
  for (let mail = 0; mail < 6; mail += 1) {
    const { id, code } = await openCodes(email, { sign_up_details: signUpDetails })
    for (let attempt = 0; attempt < 5; attempt += 1)
      await verify(id, another(code), {}, { 'x-forwarded-for': `192.0.2.${mail}` })
    api().pass(16 * minuteMs)
  }
  const { id, code, link } = await openCodes(email, { sign_up_details: signUpDetails })
  for (const given of [code, another(code), code]) {
    const { status, code: why } = await verify(id, given)
    expect([status, why]).toEqual([401, 'codes_blocked'])
  }
  expect((await call('/user/sign-in/link', { link })).data.kind).toBe('new')
})

test('row 13: limits a caller to sixty tries in fifteen minutes and sends Retry-After', async () => {
  const guess = () => verify('00000000-0000-4000-8000-000000000000', '123456')
  for (let attempt = 0; attempt < 60; attempt += 1) expect((await guess()).status).toBe(401)
  const lateAnswer = await guess()
  expect([lateAnswer.status, lateAnswer.headers.get('retry-after'), lateAnswer.said.retry_after]).toEqual([
    429,
    '900',
    900,
  ])
})

test('row 14: rejects a used code', async () => {
  const { id, code } = await openCodes(emailFor('twice'), { sign_up_details: signUpDetails })
  expect((await verify(id, code)).status).toBe(200)
  const again = await verify(id, code)
  expect([again.status, again.code]).toEqual([401, 'code_used'])
})

test('row 14: signs in once for twenty simultaneous uses of one code', async () => {
  const { id, code } = await openCodes(emailFor('at-once'), { sign_up_details: signUpDetails })
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => verify(id, code)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 401)])
})

test('row 14: rejects the code of another address', async () => {
  const [one, other] = [
    await openCodes(emailFor('one'), { sign_up_details: signUpDetails }),
    await openCodes(emailFor('other'), { sign_up_details: signUpDetails }),
  ]
  const code = one.code === other.code ? another(one.code) : one.code
  expect((await verify(other.id, code)).code).toBe('code_wrong')
})

test('row 14: rejects a code older than the newest', async () => {
  const email = emailFor('newest')
  const older = await openCodes(email, { sign_up_details: signUpDetails })
  api().pass(30_000)
  const newest = await openCodes(email, { sign_up_details: signUpDetails })
  const answer = await verify(older.id, older.code)
  expect([answer.status, answer.code]).toEqual([401, 'code_replaced'])
  expect((await verify(newest.id, newest.code)).status).toBe(200)
})

test('row 14: expires a code after ten minutes', async () => {
  const { id, code } = await openCodes(emailFor('late'), { sign_up_details: signUpDetails })
  api().pass(10 * minuteMs)
  const answer = await verify(id, code)
  expect([answer.status, answer.code]).toEqual([401, 'code_expired'])
})

test('row 15: answers known and unknown addresses alike, with equal mails but for code and link', async () => {
  const known = emailFor('known')
  await customer(known)
  const requestCodeFor = async (email: string) => {
    const { status, data } = await requestSignInCode(email)
    const { text } = await mailTo(email)
    const mail = text.replaceAll(/\d{6}/g, 'CODE').replaceAll(/\/auth\/[\w-]+/g, '/auth/LINK')
    return { status, data: { ...data, verification_id: typeof data.verification_id }, mail }
  }
  expect(await requestCodeFor(known)).toEqual(await requestCodeFor(emailFor('unknown')))
})

test('row 15: runs the same queries for known and unknown addresses, so that the timing reveals nothing', async () => {
  const known = emailFor('known')
  await customer(known)
  const requestsFor = async (email: string) => {
    const query = vi.spyOn(pg.Client.prototype, 'query')
    await requestSignInCode(email)
    const statements = query.mock.calls.map(([first]) => String((first as unknown as { text?: string }).text ?? first))
    query.mockRestore()
    return statements
  }
  const first = await requestsFor(known)
  expect(first.length).toBeGreaterThan(3)
  expect(first.some((statement) => statement.includes('customers'))).toBe(false)
  expect(await requestsFor(emailFor('unknown'))).toEqual(first)
})

test('row 16: sends an address one mail in thirty seconds and three in fifteen minutes, then Retry-After', async () => {
  const email = emailFor('bombed')
  const from = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` })
  const first = await requestSignInCode(email, {}, from(1))
  expect([first.status, first.data]).toMatchObject([200, { resend_seconds: 30, expires_seconds: 600 }])
  const hasty = await requestSignInCode(email, {}, from(2))
  expect([hasty.status, hasty.headers.get('retry-after')]).toEqual([429, '30'])
  for (const index of [3, 4]) {
    api().pass(30_000)
    expect((await requestSignInCode(email, {}, from(index))).status).toBe(200)
  }
  api().pass(30_000)
  const fourth = await requestSignInCode(email, {}, from(5))
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([429, String(15 * 60 - 90)])
  api().pass(15 * minuteMs)
  expect((await requestSignInCode(email, {}, from(6))).status).toBe(200)
})

test('row 16: sends one mail for fifty simultaneous requests of one address', async () => {
  const email = emailFor('flooded')
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => requestSignInCode(email, {}, { 'x-forwarded-for': `203.0.113.${index}` })),
  )
  const mails = await api().db.selectFrom('mails').select('id').where('to_address', '=', email).execute()
  expect(mails).toHaveLength(1)
})

test('row 16: sends twenty mails for one caller in fifteen minutes, whatever the number of addresses', async () => {
  for (let index = 0; index < 20; index += 1)
    expect((await requestSignInCode(emailFor(`list-${index}`))).status).toBe(200)
  expect((await requestSignInCode(emailFor('list-20'))).status).toBe(429)
})

test('row 16: counts all addresses of one IPv6 network as one caller', async () => {
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) {
    const from = { 'x-forwarded-for': `2001:db8:${visits()}:7:${index}::${index}` }
    statuses.push((await requestSignInCode(emailFor(`net-${index}`), {}, from)).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
})

test('row 29: rejects or strips control characters in addresses and names', async () => {
  for (const email of [
    `a@example.com\r\nBcc: b@example.com`,
    'a@example.com%0abcc:b@example.com',
    'a@example.com\u2028b',
  ]) {
    const { status, said } = await requestSignInCode(email)
    expect([status, said.fields]).toMatchObject([400, [{ field: 'email', code: 'invalid_format' }]])
  }
  const said = { ...signUpDetails, given_name: 'Mika\r\nBcc: b@example.com' }
  expect((await requestSignInCode(emailFor('lines'), { sign_up_details: said })).status).toBe(400)
})

test('row 19: rejects fields that a new customer may not set', async () => {
  for (const more of [{ role: 'owner' }, { id: 'x' }, { sign_up_details: { ...signUpDetails, customer_id: 'x' } }])
    expect((await requestSignInCode(emailFor('more'), more)).status).toBe(400)
})

test('row 46: links a mail to the shop’s own host, whatever the request headers say', async () => {
  const email = emailFor('host')
  await requestSignInCode(
    email,
    { return_path: '/profile/order' },
    { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  )
  const { text } = await mailTo(email)
  expect(text).toContain('https://shop.example/auth/')
  expect(text).toContain('wanted=%2Fprofile%2Forder')
  expect(text).not.toContain('evil')
})

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/auth'])(
  'omits the invalid return path %s from the mail',
  async (wanted) => {
    const email = emailFor('wanted')
    await requestSignInCode(email, { return_path: wanted })
    expect((await mailTo(email)).text).not.toContain('wanted')
  },
)

test('notifies the mailer for each queued mail and for no rejected request', async () => {
  const wake = vi.spyOn(testMailer, 'wake')
  async function sends<Answer>(act: () => Promise<Answer>, times: number): Promise<Answer> {
    wake.mockClear()
    const answer = await act()
    expect(wake).toHaveBeenCalledTimes(times)
    return answer
  }
  const open = (signUpToken: string) =>
    call('/user/sign-up/open', { sign_up_token: signUpToken, sign_up_details: signUpDetails })
  const typed = await sends(() => openCodes(emailFor('typed'), { sign_up_details: signUpDetails }), 1)
  await sends(() => verify(typed.id, another(typed.code)), 0)
  await sends(() => verify(typed.id, typed.code), 1)
  const { link } = await sends(() => openCodes(emailFor('pressed')), 1)
  await sends(() => call('/user/sign-in/link', { link: 'nothing' }), 0)
  const { data } = await sends(() => call('/user/sign-in/link', { link }), 1)
  await sends(() => open('nothing'), 0)
  await sends(() => open(data.sign_up_token), 1)
})

test('row 52: logs no code, link or address of a sign-in', async () => {
  const email = emailFor('secret')
  const { id, code, link } = await openCodes(email, { sign_up_details: signUpDetails })
  await verify(id, another(code))
  await verify(id, code)
  const said = JSON.stringify(api().log.said)
  for (const secret of [email, code, link]) expect(said).not.toContain(secret)
})

test.each([
  ['mails', 'mails in all', signInLimits.mailsInAll, () => requestSignInCode(emailFor('flood'))],
  ['tries', 'tries in all', signInLimits.triesInAll, () => verify('00000000-0000-4000-8000-000000000000', '123456')],
  ['link previews', 'tries in all', signInLimits.triesInAll, () => call('/user/sign-in/status', { link: 'nothing' })],
  [
    'link confirmations',
    'tries in all',
    signInLimits.triesInAll,
    () => call('/user/sign-in/link', { link: 'nothing' }),
  ],
] as const)('rows 13 and 16: limits %s for all callers together', async (_what, name, limit, act) => {
  const ends = new Date(api().now().getTime() + minuteMs)
  await api().db.deleteFrom('rate_limits').where('name', '=', name).execute()
  await api().db.insertInto('rate_limits').values({ name, count: limit.count, window_ends_at: ends }).execute()
  const answer = await act()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
  api().pass(minuteMs)
  expect((await act()).status).not.toBe(429)
})
