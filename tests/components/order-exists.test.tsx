import { expect, test } from 'vitest'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { button, headingText, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen, settled, success } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const onItsWay = '/order/hasPairInProgress'
const known = { en: /You already have a pair on order/, ja: /お届け前のご注文があります/ }
const none = { en: /You have no order in progress/, ja: /進行中のご注文はありません/ }
const list = '/order/list'

async function visit(address: string, answer: object = { is_in_progress: true, has_additional_order_grant: false }) {
  const orders = 'is_in_progress' in answer && !answer.is_in_progress ? [] : [createOrderView('printing')]
  const shop = pretendShop({ [onItsWay]: answer, [list]: { orders } })
  await openScreen(address, { hasSession: true, answers: shop.answers })
  return shop
}

const text = () => document.querySelector('main')?.textContent ?? ''
const ways = () =>
  [...document.querySelectorAll('main a')].map((one) => [one.textContent, one.getAttribute('href')?.split('?')[0]])

test.each([
  ['/order-exists', 'en', 'Sign in to see your orders', '/profile/order'],
  ['/ja/order-exists', 'ja', 'ログインしてご注文を見る', '/ja/profile/order'],
] as const)(
  '%s shows no order without a token, requests none and leads to the sign-in',
  async (address, language, name, to) => {
    const shop = await visit(address)
    expect(text()).not.toMatch(known[language])
    expect(text()).not.toMatch(none[language])
    expect(ways()[0]).toEqual([name, to])
    expect(shop.requestsTo(onItsWay)).toEqual([])
  },
)

test.each([
  ['/order-exists', 'en', true, known, []],
  ['/ja/order-exists', 'ja', true, known, []],
  ['/order-exists', 'en', false, none, [['Measure your feet', '/get-foot-scan']]],
  ['/ja/order-exists', 'ja', false, none, [['足を測る', '/ja/get-foot-scan']]],
] as const)(
  '%s shows a customer in %s whether the shop has an order of theirs: %s',
  async (address, language, is_in_progress, said, nextLinks) => {
    storeTokens('mika')
    await visit(address, { is_in_progress, has_additional_order_grant: false })
    await expect.poll(text).toMatch(said[language])
    expect(text()).not.toMatch((said === known ? none : known)[language])
    expect(ways()).toEqual(nextLinks)
    expect(document.querySelectorAll('.order-details')).toHaveLength(is_in_progress ? 1 : 0)
  },
)

test('shows nothing about an order before or without an answer, and shows it on retry', async () => {
  storeTokens('mika')
  const delayedAnswer = deferred(noLine)
  const shop = await visit('/order-exists', () => delayedAnswer.answer)
  expect(text()).not.toMatch(known.en)
  delayedAnswer.come()
  await expect.poll(() => document.querySelector('[role=alert]')?.getAttribute('data-code')).toBeTruthy()
  expect(text()).not.toMatch(known.en)
  shop.answer(onItsWay, { is_in_progress: true, has_additional_order_grant: false })
  await press('Try again')
  await expect.poll(text).toMatch(known.en)
})

const grantPath = '/order/requestAdditionalOrder'
const pairInProgressNow = { is_in_progress: true, has_additional_order_grant: false }
const withAdditionalOrderGrant = { is_in_progress: true, has_additional_order_grant: true }

test.each([
  ['/order-exists', 'Make another pair', '/tabi-gen-01/scan'],
  ['/ja/order-exists', 'もう一足つくる', '/ja/tabi-gen-01/scan'],
])('%s grants another pair, which guards apply from the next page', async (address, name, next) => {
  storeTokens('mika')
  const shop = pretendShop({ [onItsWay]: pairInProgressNow, [list]: { orders: [createOrderView('printing')] } })
  shop.answer(grantPath, () => {
    shop.answer(onItsWay, withAdditionalOrderGrant)
    return success(withAdditionalOrderGrant)
  })
  const { router } = await openScreen(address, { hasSession: true, answers: shop.answers })
  await router.navigate({ to: '/tabi-gen-01/scan' })
  expect(router.state.location.pathname).toBe('/order-exists')
  await press(name)
  await expect.poll(() => router.history.location.pathname).toBe(next)
  await settled(router)
  expect(router.state.location.pathname).toBe('/tabi-gen-01/scan')
  expect(shop.requestsTo(grantPath)).toHaveLength(1)
})

test('offers no other pair beside an order with an open refund', async () => {
  storeTokens('mika')
  const orders = [createOrderView('refund_pending')]
  const shop = pretendShop({
    [onItsWay]: { is_in_progress: false, has_additional_order_grant: false },
    [list]: { orders },
  })
  await openScreen('/order-exists?pay=2345-BCDF', { hasSession: true, answers: shop.answers })
  await expect.poll(() => document.querySelectorAll('.order-details').length).toBe(1)
  expect(button('Make another pair')).toBeNull()
})

test('reports a failed grant and grants on retry', async () => {
  storeTokens('mika')
  const shop = await visit('/order-exists')
  shop.answer(grantPath, respondWithError('SERVER_ERROR', 500))
  await press('Make another pair')
  await expect.poll(() => document.querySelector('[role=alert]')?.getAttribute('data-code')).toBe('SERVER_ERROR')
  expect(text()).toMatch(known.en)
  shop.answer(grantPath, withAdditionalOrderGrant)
  await press('Try again')
  await expect.poll(() => shop.requestsTo(grantPath)).toHaveLength(2)
})

test('leads a visitor with a grant on without a further question', async () => {
  storeTokens('mika')
  await visit('/order-exists', withAdditionalOrderGrant)
  await expect.poll(ways).toContainEqual(['Continue with the other pair', '/tabi-gen-01/scan'])
  expect(button('Make another pair')).toBeNull()
})

test.each([
  [true, 'their pair', known.en],
  [false, 'the text for visitors without an order', /Sign in to see whether you have one/],
])('shows a guest with a pair on its way (%s) %s', async (is_in_progress, _, said) => {
  localStorage.setItem('hadashi-guest', 'somebody')
  const shop = await visit('/order-exists', { is_in_progress, has_additional_order_grant: false })
  await expect.poll(text).toMatch(said)
  await expect.poll(() => shop.requestsTo(onItsWay)).toHaveLength(1)
  expect(text()).toMatch(said)
})

test.each([
  [
    '/reserve/already-reserved',
    'Find your reservation',
    /If you have a reservation/,
    ['/reserve/confirmation', '/reserve'],
  ],
  [
    '/ja/reserve/already-reserved',
    'ご予約の確認',
    /ご予約の有無は表示しません/,
    ['/ja/reserve/confirmation', '/ja/reserve'],
  ],
] as const)(
  '%s reveals no reservation to any visitor and says where to find it',
  async (address, heading, said, to) => {
    storeTokens('mika')
    const shop = await visit(address)
    expect(headingText()).toBe(heading)
    expect(text()).toMatch(said)
    expect(text()).not.toMatch(/already have|a seat is held|すでに|いただいています/i)
    expect(ways().map(([, href]) => href)).toEqual(to)
    expect(shop.requests.filter(({ path }) => path.startsWith('/reserve'))).toEqual([])
  },
)
