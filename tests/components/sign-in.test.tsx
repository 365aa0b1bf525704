import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signInDraftKey } from '#domain/session/sign-in-draft-key.ts'
import { strangerCountry } from '#src/features/country/country-port.ts'
import {
  button,
  field,
  fill,
  findAndFollow,
  focused,
  headingText,
  main,
  press,
  tick,
} from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { readTokens } from '../support/components/known-browser.ts'
import {
  code,
  email,
  isIn,
  isNew,
  languages,
  link,
  look,
  nothing,
  open,
  openFakeShop,
  requestSignInCode,
  signInPath,
  submitSignUpDetails,
  token,
  visit,
  words,
} from '../support/components/sign-in-shop.ts'
import { noLine, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const expectPage = (title: string) => expect.poll(headingText).toBe(title)

test.each(languages)('signs a new customer up with the mailed code in %s', async (language, say) => {
  const shop = openFakeShop()
  await visit(`${say.base}/signup`, shop)
  await submitSignUpDetails(say)
  await requestSignInCode(say, ` ${email}`)
  expect(main()).toContain(email)
  expect(shop.requestsTo(signInPath)[0]?.body).toMatchObject({
    email,
    language,
    sign_up_details: { given_name: 'Mika', family_name: 'Mori', is_adult: true, wants_newsletter: false, language },
  })
  await fill(say.code, '204060')
  await expectPage(say.account)
  expect(shop.requestsTo(code)[0]?.body).toEqual({ verification_id: 'p1', code: '204060' })
  expect(readTokens()).toEqual({ token, refreshToken: 'refresh-mika' })
})

test('asks for a name after the code of a new address, and lists what is missing', async () => {
  const shop = openFakeShop({ [code]: isNew })
  await visit('/auth', shop)
  await requestSignInCode()
  await fill(words.en.code, '204060')
  await press(words.en.open)
  const summary = await screen.findByRole('alert')
  expect(summary.textContent).toContain('Fill this in.')
  expect(summary.textContent).toContain('18')
  expect(shop.requestsTo(open)).toEqual([])
  await submitSignUpDetails()
  await press(words.en.open)
  await expectPage('Your account')
  expect(shop.requestsTo(open)[0]?.body).toMatchObject({
    sign_up_token: 'secret',
    sign_up_details: { given_name: 'Mika' },
  })
})

test.each([
  ['/signup', words.en.send],
  ['/auth', words.en.open],
])('keeps the focus in a form on %s that is corrected, and focuses the errors of each try', async (address, send) => {
  await visit(address, openFakeShop({ [code]: isNew }))
  if (address === '/auth') {
    await requestSignInCode()
    await fill(words.en.code, '204060')
  }
  await press(send)
  const summary = await screen.findByRole('alert')
  await expect.poll(focused).toBe(summary)
  const given = await field(words.en.given)
  given.focus()
  await fill(words.en.given, 'M')
  await fill(words.en.given, 'Mi')
  await expect.poll(() => focused()).toBe(given)
  await press(send)
  await expect.poll(focused).toBe(summary)
})

test('creates an account in Japan for a name without kana', async () => {
  const shop = openFakeShop()
  await visit('/signup', shop, { country: { ...strangerCountry, code: () => 'JP' } })
  await fill('Family name', 'Smith')
  await fill('Given name', 'Ann')
  await tick('My name has no kana')
  await tick(words.en.adult)
  await fill(words.en.email, email)
  await requestSignInCode()
  const sent = JSON.stringify(shop.requestsTo(signInPath)[0]?.body)
  expect(sent).toContain('"has_no_kana":true')
  expect(sent).not.toMatch(/(family|given)_kana/)
})

test('reports an invalid address on each try without moving the focus while typing', async () => {
  await visit('/signup')
  await submitSignUpDetails()
  for (const typed of ['m', 'mi']) {
    await fill(words.en.email, typed)
    await press(words.en.send)
    await expect.poll(() => focused()?.textContent).toContain('Please check these fields')
    const emailField = await field(words.en.email)
    emailField.focus()
    await fill(words.en.email, `${typed}k`)
    await expect.poll(() => focused()).toBe(emailField)
  }
})

test('agrees to the wording of the language chosen after the code', async () => {
  const shop = openFakeShop({ [code]: isNew })
  await visit('/auth', shop)
  await requestSignInCode()
  await findAndFollow('日本語')
  await expectPage(words.ja.signIn)
  await fill(words.ja.code, '204060')
  await submitSignUpDetails(words.ja)
  await press(words.ja.open)
  await expectPage(words.ja.account)
  expect(shop.requestsTo(open)[0]?.body).toMatchObject({ sign_up_details: { language: 'ja', is_adult: true } })
})

test('asks a new customer for their name on the device that opened the link', async () => {
  const shop = openFakeShop({ [link]: isNew })
  await visit('/auth/link-of-mika', shop)
  await press('Sign in')
  expect((await field(words.en.given)).value).toBe('')
  await submitSignUpDetails()
  await press(words.en.open)
  await expectPage('Your account')
})

test('requires kana in Japan, also in English', async () => {
  const shop = openFakeShop()
  await visit('/signup', shop, { country: { ...strangerCountry, code: () => 'JP' } })
  await fill('Family name', '森')
  await fill('Given name', '美香')
  await tick(words.en.adult)
  await fill(words.en.email, email)
  await press(words.en.send)
  expect((await screen.findByRole('alert')).textContent).toContain('Family name in kana')
  await fill('Family name in kana', 'もり')
  await fill('Given name in kana', 'ﾐｶ')
  await requestSignInCode()
  expect(shop.requestsTo(signInPath)[0]?.body).toMatchObject({
    sign_up_details: { country: 'JP', family_kana: 'モリ', given_kana: 'ミカ', language: 'en' },
  })
})

test('shows an invalid address at its field and keeps it', async () => {
  const shop = openFakeShop()
  await visit('/auth', shop)
  await fill(words.en.email, 'mika@example')
  await press(words.en.send)
  const emailField = await field(words.en.email, { description: /mika@example\.com/ })
  await expect.poll(() => [emailField.value, focused()]).toEqual(['mika@example', emailField])
  expect(shop.requestsTo(signInPath)).toEqual([])
})

test.each(languages)('blocks a code after five wrong tries and accepts the next one, in %s', async (_, say) => {
  let left = 5
  const invalid = () => {
    left -= 1
    return respondWithError(left > 0 ? 'code_wrong' : 'code_attempts_exceeded', 401, { tries_left: left })()
  }
  const shop = openFakeShop({ [code]: invalid })
  await visit(`${say.base}/auth`, shop)
  await requestSignInCode(say)
  for (const words of say.left) {
    await fill(say.code, '111111')
    const codeField = await field(say.code, { description: new RegExp(words) })
    await expect.poll(() => focused()).toBe(codeField)
    await fill(say.code, '')
  }
  await fill(say.code, '111111')
  expect((await screen.findByRole('alert')).textContent).toContain(say.burnt)
  shop.answer(code, isIn())
  await press(say.again)
  await fill(say.code, '204060')
  await expectPage(say.account)
  expect(shop.requestsTo(signInPath)).toHaveLength(2)
})

test.each(languages)(
  'allows another code after thirty seconds and accepts its digits in any form, in %s',
  async (_, say) => {
    const shop = openFakeShop({ [code]: isNew })
    await visit(`${say.base}/auth`, shop)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
    await fillNow(say.email, email)
    fireEvent.click(button(say.send) as HTMLElement)
    await expect.poll(() => screen.queryByRole('textbox', { name: say.code, hidden: true })).not.toBeNull()
    expect(button(say.again)).toBeNull()
    vi.advanceTimersByTime(29_000)
    expect(button(say.again)).toBeNull()
    vi.advanceTimersByTime(2_000)
    vi.useRealTimers()
    await press(say.again)
    await screen.findByText(say.another, { exact: false })
    await fill(say.code, '２０４ - ０６０')
    await screen.findByRole('button', { name: say.open, hidden: true })
    expect(shop.requestsTo(code)[0]?.body).toMatchObject({ code: '204060' })
  },
)

/** Fills a field while the timers are faked. */
async function fillNow(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name, hidden: true }), { target: { value } })
}

test('says when the next mail may be sent', async () => {
  const shop = openFakeShop()
  await visit('/auth', shop)
  await requestSignInCode()
  await press('Use another address')
  expect((await field(words.en.email)).value).toBe(email)
  shop.answer(signInPath, respondWithError('TOO_MANY_REQUESTS', 429, { retry_after: 17 }))
  await press(words.en.send)
  await field(words.en.email, { description: /in 17 seconds/ })
})

test('still waits for the code after a reload', async () => {
  const shop = openFakeShop({ [code]: isNew })
  await visit('/auth', shop)
  await requestSignInCode()
  cleanup()
  await visit('/auth', shop)
  await fill(words.en.code, '204060')
  await screen.findByRole('button', { name: words.en.open, hidden: true })
  expect(shop.requestsTo(signInPath)).toHaveLength(1)
})

test('asks for the name again after a reload and creates the account', async () => {
  const shop = openFakeShop({ [code]: isNew })
  await visit('/auth', shop)
  await requestSignInCode()
  await fill(words.en.code, '204060')
  await screen.findByRole('button', { name: words.en.open, hidden: true })
  cleanup()
  await visit('/auth', shop)
  await submitSignUpDetails()
  await press(words.en.open)
  await expectPage('Your account')
  expect(shop.requestsTo(open)[0]?.body).toMatchObject({ sign_up_token: 'secret' })
})

test.each(languages)('signs in when the link is confirmed, and leads to the wanted page, in %s', async (_, say) => {
  const shop = openFakeShop()
  await visit(`${say.base}/auth/link-of-mika?wanted=/profile/details`, shop)
  await screen.findByText('m•••@example.com')
  expect([shop.requestsTo(link), readTokens().token]).toEqual([[], undefined])
  await press(say.signIn)
  await expectPage(say.details)
  expect(readTokens().token).toBe(token)
})

const endings = ['used', 'replaced', 'expired', 'unknown'] as const

test.each(languages.flatMap(([language, say]) => endings.map((why) => [why, language, say] as const)))(
  'reports a link that is %s in %s and offers a new one',
  async (why, _, say) => {
    const shop = openFakeShop({ [look]: respondWithError(`link_${why}`, 401) })
    const { router } = await visit(`${say.base}/auth/link-of-mika?wanted=/profile/details`, shop)
    await screen.findByText(say.endings[why], { exact: false })
    expect(router.state.location.search).toEqual({ why, wanted: '/profile/details' })
    await requestSignInCode(say)
    await fill(say.code, '204060')
    await expectPage(say.details)
  },
)

test('reports a link used between the preview and the confirmation', async () => {
  const shop = openFakeShop({ [link]: respondWithError('link_used', 401) })
  await visit('/auth/link-of-mika', shop)
  await press('Sign in')
  await screen.findByText(words.en.endings.used, { exact: false })
})

test.each(['abc.', 'a%20b', ')', 'x'.repeat(150), 'x'.repeat(300)])(
  'looks up a link broken by a mail program (%s) and reports it as unknown',
  async (broken) => {
    const shop = openFakeShop({ [look]: respondWithError('link_unknown', 401) })
    await visit(`/auth/${broken}`, shop)
    await screen.findByText('Part of the link may have been cut off', { exact: false })
    expect(shop.requestsTo(look)[0]?.body).toEqual({ link: decodeURIComponent(broken).slice(0, 200) })
  },
)

test('keeps an address without an answer and sends it with the next press', async () => {
  const shop = openFakeShop({ [signInPath]: noLine })
  await visit('/auth', shop)
  await fill(words.en.email, email)
  await press(words.en.send)
  expect((await field(words.en.email, { description: /couldn’t reach the shop/ })).value).toBe(email)
  shop.answer(signInPath, { verification_id: 'p1', resend_seconds: 30, expires_seconds: 600 })
  await press(words.en.send)
  const codeField = await field(words.en.code)
  await expect.poll(focused).toBe(codeField)
})

test.each([
  ['/auth', 'orders', 'Your earlier order is now in your account.'],
  ['/ja/auth', 'list_entries', 'ご登録のお知らせリストを、アカウントに引き継ぎました。'],
  [
    '/auth',
    'people',
    'The scans you made before are now in your account. Please say in “Your scans” who was measured.',
  ],
] as const)('merges data from before the sign-in on %s (%s) and reports it', async (address, kind, text) => {
  const say = address === '/auth' ? words.en : words.ja
  const { notifications, language } = await visit(address, openFakeShop({ [code]: isIn({ ...nothing, [kind]: 1 }) }))
  await requestSignInCode(say)
  await fill(say.code, '204060')
  await expect.poll(() => notifications.map((one) => language.i18n._(one))).toEqual([text])
})

test('stops an abandoned sign-in without deleting a newer draft', async () => {
  const { router, actors } = await visit('/auth')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  await fillNow(words.en.email, email)
  fireEvent.click(button(words.en.send) as HTMLElement)
  await expect.poll(() => localStorage.getItem(signInDraftKey)).not.toBeNull()
  const stored = localStorage.getItem(signInDraftKey)
  await router.navigate({ to: '/about' })
  await expectPage('How it is made')
  expect([...actors.running().keys()].filter((name) => /sign-in|code-proof/.test(name))).toEqual([])
  vi.advanceTimersByTime(600_001)
  expect(localStorage.getItem(signInDraftKey)).toBe(stored)
})

test('signs up inside the scan step without leaving it', async () => {
  const shop = openFakeShop({ [code]: isNew })
  const { router } = await visit('/tabi-gen-01/scan', shop)
  await press('Enter your e-mail address')
  await requestSignInCode()
  await fill(words.en.code, '204060')
  await submitSignUpDetails()
  await press(words.en.open)
  await screen.findByText('Your scan will be kept in your account.')
  expect(router.state.location.pathname).toBe('/tabi-gen-01/scan')
})

test('leads to a new link when a new customer takes too long for the name', async () => {
  const shop = openFakeShop({ [link]: isNew, [open]: respondWithError('sign_up_expired', 401) })
  const { router } = await visit('/auth/link-of-mika', shop)
  await press('Sign in')
  await submitSignUpDetails()
  await press(words.en.open)
  await expect.poll(() => router.state.location.href).toBe('/auth/error?why=expired')
  await field(words.en.email)
})
