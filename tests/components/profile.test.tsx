import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startReminder } from '#src/features/payment-reminder/start-reminder.tsx'
import type { SessionPort } from '#src/features/session/session-port.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { someScan, someScannedFoot } from '../support/builders/some-scan.ts'
import { main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { someProfile } from '../support/components/known-answers.ts'
import { readTokens, storeTokens } from '../support/components/known-browser.ts'
import { rosasKey, storeRosasDraft } from '../support/components/open-draft.tsx'
import { openScreen } from '../support/components/open-screen.tsx'
import { ann, paths, savedScan, somePerson } from '../support/components/saved-scans.ts'
import { setCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const profile = '/user/profile'
const payment = '/order/isOrderReadyToPay'
const list = '/order/list'
const signOut = '/user/sign-out'
const { people } = paths

async function visit(address: string, answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({
    [profile]: someProfile('mika'),
    [payment]: { payment_link: null },
    [list]: { orders: [] },
    [signOut]: {},
    [people]: { people: [] },
    ...answers,
  })
  const { session, router } = await openScreen(address, { hasSession: true, answers: shop.answers })
  return { ...shop, session: session as SessionPort, router }
}

/** The account card with this name. */
function card(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll('article')].find((one) => one.querySelector('h3')?.textContent === name)
}
const inCard = (name: string) => card(name)?.textContent ?? ''
const verbs = () => [...document.querySelectorAll('main .button:not(.button-quiet)')].map((one) => one.textContent)
const linkTo = (text: string) =>
  [...document.querySelectorAll('main a')].find((one) => one.textContent === text)?.getAttribute('href')

test.each([
  ['/profile', 'An account keeps your scans', 'Sign in', 'Create an account'],
  ['/ja/profile', 'アカウントがあれば', 'ログイン', 'アカウントを作成する'],
])('%s shows a visitor what an account is for, with both ways to one', async (address, lead, signIn, open) => {
  await visit(address)
  expect(main()).toContain(lead)
  expect([linkTo(signIn), linkTo(open)]).toEqual([expect.stringMatching(/\/auth$/), expect.stringMatching(/\/signup$/)])
})

test.each([
  ['/profile', 'Hello, Mika.', ['Your orders', 'Your scans', 'Your reservations', 'Foot course', 'Your details']],
  ['/ja/profile', '森 様、こんにちは。', ['ご注文', 'スキャンの記録', 'ご予約', '足の運動コース', '登録情報']],
])(
  'greets a customer by name on %s with one next step and a card for every section',
  async (address, greeting, cards) => {
    storeTokens('mika')
    await visit(address, { [profile]: someProfile('mika', 'Mika', { family_name: '森' }) })
    await expect.poll(main).toContain(greeting)
    expect(cards.filter((name) => !card(name))).toEqual([])
    await expect.poll(verbs).toHaveLength(1)
  },
)

test('makes a payable order the next step and shows it on its card', async () => {
  storeTokens('mika')
  await visit('/profile', {
    [payment]: { payment_link: 'https://checkout.stripe.com/pay/1' },
    [list]: { orders: [createOrderView('ready_to_pay')] },
  })
  await expect.poll(verbs).toEqual(['Pay now'])
  await expect.poll(() => inCard('Your orders')).toContain('Ready to pay')
})

test.each([
  ['/profile', 'printing', 'Your orders', /Printing.*2345-BCDF/, 'See its status', /paid for and not yet delivered/],
  ['/profile', 'in_review', 'Your orders', /Scan in review/, 'See its status', /Here’s how far it is/],
  ['/profile', 'needs_attention', 'Your orders', /Needs your attention/, 'See its status', /measured again/],
  ['/ja/profile', 'shipped', 'ご注文', /お届け中.*2345-BCDF/, '状況を見る', /お支払い済みの靴があります/],
] as const)('%s: makes an order that is %s the next step', async (address, stage, name, badge, verb, text) => {
  storeTokens('mika')
  await visit(address, { [list]: { orders: [createOrderView(stage)] } })
  await expect.poll(verbs).toEqual([verb])
  expect(main()).toMatch(text)
  await expect.poll(() => inCard(name)).toMatch(badge)
})

test('shows an ended order on its card but not as the next step', async () => {
  storeTokens('mika')
  await visit('/profile', { [list]: { orders: [createOrderView('delivered')] } })
  await expect.poll(() => inCard('Your orders')).toContain('Delivered')
  expect(verbs()).toEqual(['Measure your feet'])
})

test('reports a failed card, keeps the others and loads it on retry', async () => {
  storeTokens('mika')
  const shop = await visit('/profile', { [profile]: noLine })
  const alert = () => card('Your details')?.querySelector('[role=alert]')?.getAttribute('data-code')
  await expect.poll(alert).toBe('NETWORK_ERROR')
  await expect.poll(() => inCard('Your orders')).toContain('You have no open order')
  shop.answer(profile, someProfile('mika'))
  within(card('Your details') as HTMLElement)
    .getByText('Try again')
    .click()
  await expect.poll(() => inCard('Your details')).toContain('Mika Mori')
})

test('reports orders that fail to load on their card, and loads them on retry', async () => {
  storeTokens('mika')
  const shop = await visit('/profile', { [list]: respondWithError('SERVER_ERROR', 500) })
  await expect
    .poll(() => card('Your orders')?.querySelector('[role=alert]')?.getAttribute('data-code'))
    .toBe('SERVER_ERROR')
  expect(verbs()).toEqual(['Measure your feet'])
  shop.answer(list, { orders: [createOrderView('printing')] })
  within(card('Your orders') as HTMLElement)
    .getByText('Try again')
    .click()
  await expect.poll(() => inCard('Your orders')).toContain('Printing')
})

test.each([
  ['after ending the session', {}],
  ['without an answer from the shop', noLine],
])('deletes all session data on signing out (%s)', async (_, answer) => {
  storeTokens('mika')
  const { token } = readTokens()
  setCookie('hidePaymentModal', 'true')
  const shop = await visit('/profile', { [signOut]: answer })
  onTestFinished(startReminder(shop.session, shop.router))
  await press('Sign out')
  await expect.poll(main).toContain('You’re signed out.')
  expect(linkTo('Sign in')).toMatch(/\/auth$/)
  expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
  expect(document.cookie).not.toContain('hidePaymentModal')
  expect(shop.requestsTo(signOut)).toMatchObject([{ authorization: `Bearer ${token}` }])
})

const accepted = (side: 'left' | 'right') => ({
  scanned: someScannedFoot(side),
  at: '2026-11-23T12:00:00.000Z',
  engine: '1',
})
test.each([
  ['one accepted foot', { left: accepted('left') }],
  ['both feet', { left: accepted('left'), right: accepted('right') }],
])('confirms signing out with %s not saved in the shop, and deletes nothing before', async (_, draft) => {
  storeTokens('mika')
  storeRosasDraft(draft)
  onTestFinished(() => localStorage.clear())
  const { requestsTo } = await visit('/profile')
  await press('Sign out')
  const question = await screen.findByRole('dialog', { name: 'Sign out and lose measured feet?' })
  expect(question.textContent).toContain('aren’t saved in your account yet')
  expect(requestsTo(signOut)).toEqual([])
  expect(localStorage.getItem(rosasKey)).not.toBeNull()
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out and delete them' }))
  await expect.poll(() => localStorage.getItem(rosasKey)).toBeNull()
})

test('scrolls to the top after signing out', async () => {
  storeTokens('mika')
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => scroll.mockRestore())
  await visit('/profile')
  await press('Sign out')
  await expect.poll(() => scroll.mock.calls).toContainEqual([{ top: 0, behavior: 'instant' }])
})

test('does not ask about feet that are saved as a scan', async () => {
  storeTokens('mika')
  storeRosasDraft({ left: accepted('left'), right: accepted('right'), savedAs: 's1' })
  onTestFinished(() => localStorage.clear())
  await visit('/profile')
  await press('Sign out')
  await expect.poll(main).toContain('You’re signed out.')
})

test('omits the greeting for a customer without a given name', async () => {
  storeTokens('mika')
  await visit('/profile', { [profile]: someProfile('mika', null) })
  await expect.poll(() => inCard('Your details')).toContain('Mori')
  expect(main()).not.toContain('Hello')
})

test.each([
  ['/profile', 'Your scans', 'Your feet on 20 November 2026: left 250.0 mm, right 252.0 mm.', 'Design a pair'],
  [
    '/ja/profile',
    'スキャンの記録',
    '2026年11月20日の計測：左25.0 cm（250.0 mm）、右25.2 cm（252.0 mm）。',
    '靴をデザインする',
  ],
])('shows the newest scan on its card on %s and links on', async (address, name, reported, next) => {
  storeTokens('mika')
  await visit(address, { [people]: { people: [ann] } })
  await expect.poll(() => inCard(name).replaceAll('\u00a0', ' ')).toContain(reported)
  await expect.poll(verbs).toEqual([next])
})

test('marks an old or unusable scan', async () => {
  storeTokens('mika')
  const old = savedScan('s1', someScan(), { is_old: true })
  const shop = await visit('/profile', { [people]: { people: [somePerson('ann', 'Ann', [old])] } })
  await expect.poll(() => inCard('Your scans')).toContain('Please measure again')
  shop.answer(people, {
    people: [somePerson('ann', 'Ann', [savedScan('s1', someScan(), { blockers: ['too_short'] })])],
  })
  await shop.router.navigate({ to: '/profile/details' })
  await shop.router.navigate({ to: '/profile' })
  await expect.poll(() => inCard('Your scans')).toContain('Shoes can’t be made from it')
  await expect.poll(verbs).toEqual(['Measure your feet'])
})

test('links to measuring without an own scan, or to the scans of others', async () => {
  storeTokens('mika')
  const shop = await visit('/profile')
  await expect.poll(() => inCard('Your scans')).toContain('You have no scan yet.')
  shop.answer(people, { people: [{ ...ann, kind: 'adult' }] })
  await shop.router.navigate({ to: '/profile/details' })
  await shop.router.navigate({ to: '/profile' })
  await expect.poll(() => inCard('Your scans')).toContain('You have no scan of your own feet yet.')
  expect(linkTo('See your scans')).toBe('/profile/mobile_scan')
})

test('asks on the card about a person who arrived at sign-in', async () => {
  storeTokens('mika')
  await visit('/profile', { [people]: { people: [{ ...ann, is_merge_pending: true }] } })
  await expect.poll(() => inCard('Your scans')).toContain('Tell us who was measured.')
  expect(linkTo('Say who it is')).toBe('/profile/mobile_scan')
})

test('reports scans that fail to load on their card, and loads them on retry', async () => {
  storeTokens('mika')
  const shop = await visit('/profile', { [people]: respondWithError('SERVER_ERROR', 500) })
  await expect
    .poll(() => card('Your scans')?.querySelector('[role=alert]')?.getAttribute('data-code'))
    .toBe('SERVER_ERROR')
  expect(verbs()).toEqual(['Measure your feet'])
  shop.answer(people, { people: [ann] })
  within(card('Your scans') as HTMLElement)
    .getByText('Try again')
    .click()
  await expect.poll(verbs).toEqual(['Design a pair'])
})

test.each([
  ['/profile', 'Forget this device', 'Forget this device?', 'Your account'],
  ['/ja/profile', 'この端末の記録を削除する', 'この端末の記録を削除しますか', 'アカウント'],
])('focuses the page heading after the device data is purged on %s', async (address, verb, question, title) => {
  await visit(address)
  await press(verb)
  const dialog = await screen.findByRole('dialog', { name: question, hidden: true })
  await userEvent.click(within(dialog).getByRole('button', { name: verb, hidden: true }))
  await expect.poll(() => document.activeElement?.textContent).toBe(title)
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
})
