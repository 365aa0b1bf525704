import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Profile } from '#domain/contract/account.ts'
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
import { noAgreements, someProfile } from '../support/components/known-answers.ts'
import { readTokens, storeTokens } from '../support/components/known-browser.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const profile = '/user/profile'
const saving = '/user/profile/save'
const emailChangePath = '/user/email/requestCode'
const confirm = '/user/email/confirm'
const agreements = '/user/agreements'
const sessions = '/user/sessions'
const ending = '/user/sessions/end'
const deletion = '/user/delete'

const mika = someProfile('mika')
const here = { id: 'here', device: 'Chrome, Linux', created_at: mika.created_at, seen_at: mika.created_at }
const elsewhere = { ...here, id: 'elsewhere', device: 'Firefox, Linux' }

/** Opens the details of a customer and waits until they are loaded. */
async function openDetails(answers: Readonly<Record<string, object>> = {}, address = '/profile/details') {
  if (!readTokens().token) storeTokens('mika')
  const shop = pretendShop({
    [profile]: mika,
    [emailChangePath]: { verification_id: 'p1', resend_seconds: 30, expires_seconds: 600 },
    [agreements]: noAgreements,
    [sessions]: { sessions: [{ ...here, is_current: true }] },
    '/user/addresses': { addresses: [] },
    '/address/lookup/countries': { countries: [] },
    ...answers,
  })
  const country = { ...strangerCountry, take: vi.fn() }
  const opened = await openScreen(address, { hasSession: true, answers: shop.answers, country })
  await expect.poll(() => document.querySelector('#person')).not.toBeNull()
  return { ...opened, shop, country }
}

const save = () => press(/^(Save details|登録情報を保存する)$/)
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?', hidden: true })
const section = (id: string) => document.getElementById(id)?.textContent ?? ''
const choose = (code: string) =>
  fireEvent.change(document.querySelector('#country') as HTMLSelectElement, { target: { value: code } })

test.each([
  ['/profile/details', 'Given name', 'Your details are saved.'],
  ['/ja/profile/details', '名', '登録情報を保存しました。'],
])('saves a changed name on %s as it was typed', async (address, name, said) => {
  const { shop } = await openDetails({ [saving]: someProfile('mika', 'ミカ & <b>') }, address)
  await fill(name, 'ミカ & <b>')
  await save()
  await screen.findByText(said)
  expect(shop.requestsTo(saving)).toMatchObject([{ body: { given_name: 'ミカ & <b>', family_name: 'Mori' } }])
  expect((await field(name)).value).toBe('ミカ & <b>')
})

test('requires kana where the country is Japan, also in English, and drops them for another', async () => {
  const fields = ['family_kana', 'given_kana'].map((name) => ({ field: name, code: 'too_small' }))
  const { shop, country } = await openDetails({ [saving]: respondWithError('INVALID_INPUT', 400, { fields }) })
  const reading = () => screen.queryByRole('textbox', { name: 'Family name in kana', hidden: true })
  expect(reading()).toBeNull()
  choose('JP')
  await field('Family name in kana')
  await save()
  const summary = await screen.findByRole('alert', { name: 'Please check these fields', hidden: true })
  await expect.poll(focused).toBe(summary)
  const links = within(summary).getAllByRole('link', { hidden: true })
  expect(links).toHaveLength(2)
  fireEvent.click(links[0] as HTMLElement)
  await expect.poll(() => focused()).toBe(reading())
  await fill('Family name in kana', 'もり')
  await expect.poll(() => focused()).toBe(reading())
  await fill('Given name in kana', 'ﾐｶ')
  const inJapan: Partial<Profile> = { country: 'JP', family_kana: 'モリ', given_kana: 'ミカ' }
  shop.answer(saving, someProfile('mika', 'Mika', inJapan))
  await save()
  await screen.findByText('Your details are saved.')
  expect(reading()).toHaveProperty('value', 'モリ')
  // The visitor's country follows.
  expect(country.take.mock.calls).toEqual([['JP']])
  choose('GB')
  await expect.poll(reading).toBeNull()
  shop.answer(saving, mika)
  await save()
  await screen.findByText('Your details are saved.')
  expect(shop.requestsTo(saving).at(-1)?.body).not.toHaveProperty('family_kana')
})

test('shows a rejected value at its field and keeps the input, also when the shop does not answer', async () => {
  const fields = [{ field: 'phone', code: 'invalid_format' }]
  const { shop } = await openDetails({ [saving]: respondWithError('INVALID_INPUT', 400, { fields }) })
  await fill('Given name', 'Aoi')
  await fill(/^Phone/, '12')
  await save()
  await field(/^Phone/, { description: /Enter a phone number, such as/ })
  await fill(/^Phone/, '020 7946 0018')
  shop.answer(saving, noLine)
  await save()
  await screen.findByText(/What you typed is still here/)
  expect((await field('Given name')).value).toBe('Aoi')
  shop.answer(saving, someProfile('mika', 'Aoi'))
  await save()
  await screen.findByText('Your details are saved.')
  expect(shop.requestsTo(saving).at(-1)?.body).toMatchObject({ given_name: 'Aoi', phone: '020 7946 0018' })
})

test('keeps input typed during a save and saves it next', async () => {
  const delayedAnswer = deferred(() => success(someProfile('mika', 'Aoi')))
  const { shop } = await openDetails({ [saving]: () => delayedAnswer.answer })
  await fill('Given name', ' Aoi ')
  await save()
  await fill('Family name', 'Hayashi')
  delayedAnswer.come()
  await screen.findByText('Your details are saved.')
  expect((await field('Given name')).value).toBe('Aoi')
  expect((await field('Family name')).value).toBe('Hayashi')
  await save()
  const sent = () => shop.requestsTo(saving).at(-1)?.body
  await expect.poll(sent).toMatchObject({ given_name: 'Aoi', family_name: 'Hayashi' })
})

test('switches the page to the saved language', async () => {
  const { shop } = await openDetails({ [saving]: someProfile('mika', 'Mika', { language: 'ja' }) })
  fireEvent.click(screen.getByRole('radio', { name: '日本語', hidden: true }))
  await save()
  await expect.poll(headingText).toBe('登録情報')
  expect(shop.requestsTo(saving)).toMatchObject([{ body: { language: 'ja' } }])
})

test('asks before leaving unsaved details, with stay, leave or save, but not on a language switch', async () => {
  const { shop } = await openDetails({ [saving]: someProfile('mika', 'Aoi') })
  await fill('Given name', 'Aoi')
  await findAndFollow('日本語')
  await expect.poll(headingText).toBe('登録情報')
  expect((await field('名')).value).toBe('Aoi')
  await findAndFollow('English')
  await expect.poll(headingText).toBe('Your details')

  await findAndFollow('Your account')
  await expect.poll(question).not.toBeNull()
  fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }))
  await expect.poll(question).toBeNull()
  expect((await field('Given name')).value).toBe('Aoi')

  await findAndFollow('Your account')
  await press('Leave without saving')
  await expect.poll(headingText).toBe('Your account')
  expect(shop.requestsTo(saving)).toEqual([])

  await findAndFollow('Change your details')
  await fill('Given name', 'Aoi')
  shop.answer(profile, someProfile('mika', 'Aoi'))
  await findAndFollow('Your account')
  await press('Save and leave')
  await screen.findByText('Hello, Aoi.')
  expect(shop.requestsTo(saving)).toHaveLength(1)
})

test('asks before leaving a typed new e-mail, and keeps it on stay', async () => {
  await openDetails()
  await press('Change e-mail address')
  await fill('New e-mail address', 'mika')
  await findAndFollow('Your account')
  await expect.poll(() => question()?.textContent).toContain('What you typed on this page isn’t saved yet.')
  expect(button('Save and leave')).toBeNull()
  fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }))
  await expect.poll(question).toBeNull()
  expect((await field('New e-mail address')).value).toBe('mika')
  await press('Keep my current address')
  await findAndFollow('Your account')
  await expect.poll(headingText).toBe('Your account')
})

test('asks before leaving a typed address, and keeps it on stay', async () => {
  await openDetails()
  await press('Add an address')
  await fill('Town or city', 'London')
  await findAndFollow('Your account')
  await expect.poll(() => question()?.textContent).toContain('What you typed on this page isn’t saved yet.')
  expect(button('Save and leave')).toBeNull()
  fireEvent(question() as HTMLElement, new Event('cancel', { cancelable: true }))
  await expect.poll(question).toBeNull()
  expect((await field('Town or city')).value).toBe('London')
  await press('Cancel')
  await findAndFollow('Your account')
  await expect.poll(headingText).toBe('Your account')
})

test.each([
  [
    '/profile/details',
    ['Change e-mail address', 'New e-mail address', 'Send me a code', 'Code from the e-mail'],
    'Your new address is confirmed.',
  ],
  [
    '/ja/profile/details',
    ['メールアドレスを変更する', '新しいメールアドレス', '確認コードを送信する', 'メールに記載の確認コード'],
    '新しいメールアドレスを確認しました。',
  ],
] as const)(
  'changes the account’s e-mail on %s with the mailed code',
  async (address, [change, email, send, code], said) => {
    const { shop } = await openDetails({ [confirm]: someProfile('next') }, address)
    await press(change)
    await fill(email, 'next@example.com')
    await press(send)
    const codeField = await field(code)
    await expect.poll(focused).toBe(codeField)
    await fill(code, '204060')
    await expect.poll(() => focused()?.textContent).toContain(said)
    expect(section('email')).toContain('next@example.com')
    expect(shop.requestsTo(confirm)).toMatchObject([{ body: { verification_id: 'p1', code: '204060' } }])
  },
)

test('rejects the account’s own address at its field, and counts the tries of a wrong code', async () => {
  const fields = [{ field: 'email', code: 'invalid_value' }]
  const { shop } = await openDetails({ [confirm]: respondWithError('code_wrong', 401, { tries_left: 4 }) })
  shop.answer(emailChangePath, respondWithError('INVALID_INPUT', 400, { fields }))
  await press('Change e-mail address')
  await fill('New e-mail address', 'mika@example.com')
  await press('Send me a code')
  await field('New e-mail address', { description: /already has this address/ })
  shop.answer(emailChangePath, { verification_id: 'p1', resend_seconds: 30, expires_seconds: 600 })
  await fill('New e-mail address', 'next@example.com')
  await press('Send me a code')
  await fill('Code from the e-mail', '111111')
  await field('Code from the e-mail', { description: /4 more times/ })
  expect(section('email')).toMatch(/You can ask for a new code in \d+ seconds/)
})

test('restores a requested code after a reload, ends it after five wrong tries and can be cancelled', async () => {
  let left = 5
  const invalid = () => {
    left -= 1
    return respondWithError(left > 0 ? 'code_wrong' : 'code_attempts_exceeded', 401, { tries_left: left })()
  }
  const answers = {
    [confirm]: invalid,
    [emailChangePath]: { verification_id: 'p1', resend_seconds: 0, expires_seconds: 600 },
  }
  await openDetails(answers)
  await press('Change e-mail address')
  await fill('New e-mail address', 'next@example.com')
  await press('Send me a code')
  await field('Code from the e-mail')
  cleanup()
  await openDetails(answers)
  const codeField = await field('Code from the e-mail')
  expect(focused()).not.toBe(codeField)
  for (const words of [/4 more times/, /3 more times/, /2 more times/, /one more time/]) {
    await fill('Code from the e-mail', '111111')
    await field('Code from the e-mail', { description: words })
    await fill('Code from the e-mail', '')
  }
  await fill('Code from the e-mail', '111111')
  await screen.findByText(/too many wrong codes/)
  expect(screen.queryByRole('textbox', { name: 'Code from the e-mail', hidden: true })).toBeNull()
  await press('Send a new code')
  const code = await field('Code from the e-mail')
  await expect.poll(focused).toBe(code)
  await press('Keep my current address')
  await expect.poll(() => focused()?.textContent).toBe('Change e-mail address')
  cleanup()
  await openDetails(answers)
  expect(button('Change e-mail address')).not.toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Code from the e-mail', hidden: true })).toBeNull()
})

test('offers another code for a new address after thirty seconds', async () => {
  const { shop } = await openDetails()
  await press('Change e-mail address')
  await fill('New e-mail address', 'next@example.com')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  fireEvent.click(button('Send me a code') as HTMLElement)
  await expect.poll(() => section('email')).toContain('You can ask for a new code in 30 seconds.')
  vi.advanceTimersByTime(29_000)
  await expect.poll(() => section('email')).toContain('in 1 second.')
  expect(button('Send a new code')).toBeNull()
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => button('Send a new code')).not.toBeNull()
  fireEvent.click(button('Send a new code') as HTMLElement)
  await expect.poll(() => section('email')).toContain('We’ve sent another code')
  expect(shop.requestsTo(emailChangePath)).toHaveLength(2)
})

test('subscribes to and unsubscribes from the newsletter, and leaves a list, each with its wording', async () => {
  const row = { language: 'en' as const, created_at: mika.created_at }
  const lists = [{ ...row, country: 'FR', wording: 'Write to me.' }]
  const said = { ...row, id: 'a1', kind: 'newsletter', agreed_at: mika.created_at, wording: 'Write to me about new.' }
  const first = { ...noAgreements, waiting_lists: lists }
  const begun = { ...first, wants_newsletter: true, agreements: [{ ...said, is_given: true }] }
  const { shop } = await openDetails({ [agreements]: first, '/user/newsletter': begun })
  const findNewsletterSwitch = () =>
    screen.getByRole('checkbox', { name: /Send me the newsletter about new editions/, hidden: true })
  await tick(/Send me the newsletter about new editions/)
  await screen.findByText('We’ll send you the newsletter.')
  expect(document.querySelector('blockquote')?.textContent).toBe('Write to me about new.')
  shop.answer('/user/newsletter', first)
  fireEvent.click(findNewsletterSwitch())
  await screen.findByText('We won’t send you the newsletter any more.')
  expect(findNewsletterSwitch()).toHaveProperty('checked', false)
  expect(shop.requestsTo('/user/newsletter').map(({ body }) => body)).toMatchObject([
    { is_wanted: true },
    { is_wanted: false },
  ])
  shop.answer('/country/waitlist/leave', noAgreements)
  await press('Leave the list for France')
  await expect.poll(() => section('agreements')).not.toContain('begin to ship to France')
  expect(shop.requestsTo('/country/waitlist/leave')).toMatchObject([{ body: { country: 'FR' } }])
})

test('signs another device out and then all of them', async () => {
  const list = {
    sessions: [
      { ...here, is_current: true },
      { ...elsewhere, is_current: false },
    ],
  }
  const { shop } = await openDetails({ [sessions]: list, [ending]: {} })
  const rows = () => document.querySelectorAll('#sessions li')
  await expect.poll(rows).toHaveLength(2)
  expect(section('sessions').match(/This device/g)).toHaveLength(1)
  shop.answer(sessions, { sessions: [{ ...here, is_current: true }] })
  await press('Sign out: Firefox, Linux')
  await expect.poll(rows).toHaveLength(1)
  await press('Sign out everywhere')
  const dialog = await screen.findByRole('dialog', { hidden: true })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere', hidden: true }))
  await expect.poll(headingText).toBe('Sign in')
  expect(main()).toContain('You’re signed out.')
  expect(shop.requestsTo(ending).map(({ body }) => body)).toEqual([{ id: 'elsewhere' }, {}])
  expect(readTokens().token).toBeUndefined()
})

test('deletes an account whose address is typed, and confirms it on the start page', async () => {
  const fields = [{ field: 'email', code: 'invalid_value' }]
  const { shop, router, notifications, language } = await openDetails({
    [deletion]: respondWithError('INVALID_INPUT', 400, { fields }),
  })
  await fill('Given name', 'unsaved')
  await press('Delete my account')
  const name = 'To confirm, type mika@example.com'
  expect((await screen.findByRole('dialog', { hidden: true })).textContent).toContain('6 years')
  await fill(name, 'other@example.com')
  await press('Delete my account permanently')
  await field(name, { description: /Type the address as it’s shown above/ })
  shop.answer(deletion, {})
  await fill(name, 'mika@example.com')
  await press('Delete my account permanently')
  await expect.poll(() => router.state.location.pathname).toBe('/')
  const said = () => notifications.map((text) => language.i18n._(text))
  await expect.poll(said).toEqual(['Your account has been deleted. We’ll confirm it by e-mail.'])
  expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
  expect(shop.requestsTo(deletion).at(-1)?.body).toEqual({ email: 'mika@example.com' })
})

test('deletes an account without an address without typing one', async () => {
  const shown = await openDetails({ [profile]: someProfile('mika', 'Mika', { email: null }), [deletion]: {} })
  const { shop, notifications, language } = shown
  await press('Delete my account')
  const dialog = await screen.findByRole('dialog', { hidden: true })
  expect(within(dialog).queryByRole('textbox', { hidden: true })).toBeNull()
  await press('Delete my account permanently')
  await expect
    .poll(() => notifications.map((text) => language.i18n._(text)))
    .toEqual(['Your account has been deleted.'])
  expect(shop.requestsTo(deletion)).toMatchObject([{ body: { email: '' } }])
})

test('reports details that fail to load and loads them on retry', async () => {
  storeTokens('mika')
  const shop = pretendShop({ [profile]: respondWithError('UNAVAILABLE', 503) })
  await openScreen('/profile/details', { hasSession: true, answers: shop.answers })
  const alert = await screen.findByRole('alert', { hidden: true })
  expect(alert.dataset.code).toBe('UNAVAILABLE')
  shop.answer(profile, mika)
  await press('Try again')
  await field('Given name')
})
