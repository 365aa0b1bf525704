import { expect, onTestFinished, test, vi } from 'vitest'
import * as endpoints from '#domain/contract/endpoints.ts'
import { latestOrders } from '#src/features/orders/stream/latest-orders.ts'
import { startReminder } from '#src/features/payment-reminder/start-reminder.tsx'
import type { SessionPort } from '#src/features/session/session-port.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { click } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens, writeTokens, writeTokensInTabs } from '../support/components/known-browser.ts'
import { openScreen, settled, success } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const payment = '/order/isOrderReadyToPay'
const due = { payment_link: 'https://checkout.stripe.com/pay/1' }
const state = { mode: 'demo', build_id: null, payment_hosts: ['checkout.stripe.com'] }

async function visit(address: string, answer: object = due, more: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({ ...more, [payment]: answer, '/shop/state': state, '/report/clientError': {} })
  const opened = await openScreen(address, { hasSession: true, answers: shop.answers })
  // Skips the second before the first check, unless the test fakes the timers itself.
  const usesFakeTimers = vi.isFakeTimers()
  if (!usesFakeTimers) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(startReminder(opened.session as SessionPort, opened.router))
  if (!usesFakeTimers) vi.advanceTimersByTime(1_000).useRealTimers()
  return { ...opened, shop, checks: () => shop.requestsTo(payment).length }
}

type Router = Awaited<ReturnType<typeof visit>>['router']

/** Calls are answered in order, so a call made now ends after all others. */
async function everyAnswer(router: Router): Promise<void> {
  for (let call = 0; call < 2; call += 1) await router.options.context.api(endpoints.hasPairInProgress)
}

async function everyAnswerOfPage(router: Router): Promise<void> {
  await settled(router)
  await expect.poll(() => document.documentElement.dataset.arrived).toBe('')
  await everyAnswer(router)
}

const reminder = () => document.querySelector('.pay-container')
const prompt = () => reminder()?.querySelector('dialog')
const card = () => reminder()?.querySelector('section')
const buttonsIn = (part: Element | null | undefined) =>
  Array.from(part?.querySelectorAll('button') ?? [], ({ textContent }) => textContent)
const said = () => reminder()?.querySelector('[role=alert]')?.textContent
const pay = () => click(() => reminder()?.querySelector<HTMLElement>('.button'))
const putOff = () => click(() => prompt()?.querySelector<HTMLElement>('.button-quiet'))
const cookie = () => document.cookie.includes('hidePaymentModal')

test.each([
  ['/about', ['Go to payment', 'Continue shopping']],
  ['/ja/about', ['お支払いへ進む', '買い物を続ける']],
])('prompts a customer on %s to pay for a payable pair, and lets them go on shopping', async (address, buttons) => {
  storeTokens('mika')
  const { router, checks } = await visit(address)
  await expect.poll(prompt).toBeTruthy()
  expect(buttonsIn(prompt())).toEqual(buttons)
  await putOff()
  await expect.poll(prompt).toBeFalsy()
  expect(cookie()).toBe(true)
  await router.navigate({ to: '/faq' })
  await everyAnswerOfPage(router)
  expect([reminder()?.textContent, checks()]).toEqual(['', 1])
})

const own = { payment_link: 'https://checkout.stripe.com/order-exists?pay=2345-BCDF' }
const ready = createOrderView('ready_to_pay', { pay_by: '2026-11-29T11:02:00.000Z' })

test('shows pair, price and reservation deadline by a separate request', async () => {
  storeTokens('mika')
  await visit('/about', own, {
    '/order/list': { orders: [createOrderView('delivered', { number: '3333-BCDF' }), ready] },
  })
  const text = () => prompt()?.textContent?.replace(/\s+/g, ' ')
  await expect.poll(text).toMatch(/£240.*Number 214 is yours until ?Sun,? 29 Nov/)
  expect(prompt()?.querySelector('img')?.getAttribute('src')).toBe('/img/pair-shell-green.webp')
})

test('shows the reminder without details when that request fails', async () => {
  storeTokens('mika')
  await visit('/about', own, { '/order/list': respondWithError('SERVER_ERROR', 500) })
  await expect.poll(prompt).toBeTruthy()
  await expect.poll(() => prompt()?.querySelector('.due-picture')).toBeNull()
  expect(buttonsIn(prompt())).toEqual(['Go to payment', 'Continue shopping'])
})

test('shows no reminder on the payment page itself', async () => {
  storeTokens('mika')
  const { router, checks } = await visit('/order-exists?pay=2345-BCDF', own, { '/order/list': { orders: [ready] } })
  await expect.poll(checks).toBe(1)
  await everyAnswerOfPage(router)
  expect(reminder()?.textContent).toBe('')
  await router.navigate({ to: '/order-exists' })
  await expect.poll(card).toBeTruthy()
})

test('shows a plain card without a dismiss button on order pages', async () => {
  storeTokens('mika')
  const { router } = await visit('/profile/order')
  await expect.poll(card).toBeTruthy()
  expect(buttonsIn(card())).toEqual(['Go to payment'])
  expect(document.activeElement).toBe(document.body)
  await router.navigate({ to: '/about' })
  await expect.poll(prompt).toBeTruthy()
})

test.each(['https://evil.example/pay', 'javascript:alert(1)', 'https://checkout.stripe.com@evil.example/'])(
  'rejects a payment link to %s, shows an error and reports it to the shop',
  async (link) => {
    storeTokens('mika')
    const { router, shop } = await visit('/about', { payment_link: link })
    await expect.poll(prompt).toBeTruthy()
    await pay()
    await expect.poll(said).toContain('couldn’t open the payment page')
    expect(shop.requestsTo('/report/clientError')).toMatchObject([
      { body: { message: expect.stringContaining('refused') } },
    ])
    expect(router.state.location.pathname).toBe('/about')
  },
)

test('checks on every page and shows nothing when nothing is due', async () => {
  storeTokens('mika')
  const { router, checks } = await visit('/about', { payment_link: null })
  await expect.poll(checks).toBe(1)
  for (const to of ['/faq', '/cart'] as const) {
    const before = checks()
    await router.navigate({ to })
    await expect.poll(checks).toBe(before + 1)
  }
  expect(reminder()?.textContent).toBe('')
})

test('sends only the token with the check', async () => {
  storeTokens('mika')
  const { shop, checks } = await visit('/about', { payment_link: null })
  await expect.poll(checks).toBe(1)
  expect(shop.requestsTo(payment)).toEqual([
    { path: payment, body: '', authorization: expect.stringMatching(/^Bearer ./) },
  ])
})

test('only logs a failed check, and checks again on the next page', async () => {
  storeTokens('mika')
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const { router, shop } = await visit('/about', respondWithError('SERVER_ERROR', 500))
  await expect.poll(() => info.mock.calls).toEqual([['The payment check failed: SERVER_ERROR']])
  expect(reminder()?.textContent).toBe('')
  shop.answer(payment, due)
  await router.navigate({ to: '/faq' })
  await expect.poll(prompt).toBeTruthy()
})

test('checks first one second after the page load', async () => {
  storeTokens('mika')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { router, checks } = await visit('/about')
  vi.advanceTimersByTime(999)
  await everyAnswer(router)
  expect(checks()).toBe(0)
  vi.advanceTimersByTime(1)
  await expect.poll(checks).toBe(1)
})

test('deletes the dismissal when the customer signs out', async () => {
  storeTokens('mika')
  await visit('/about')
  await expect.poll(prompt).toBeTruthy()
  await putOff()
  await expect.poll(cookie).toBe(true)
  writeTokens({})
  writeTokensInTabs()
  await expect.poll(cookie).toBe(false)
})

test('honours the dismissal for as long as its cookie', async () => {
  storeTokens('mika')
  const { router, checks } = await visit('/faq')
  await expect.poll(prompt).toBeTruthy()
  prompt()?.dispatchEvent(new Event('cancel'))
  await expect.poll(prompt).toBeFalsy()
  await router.navigate({ to: '/cart' })
  await everyAnswerOfPage(router)
  expect(checks()).toBe(1)
  // biome-ignore lint/suspicious/noDocumentCookie: the day is over
  document.cookie = 'hidePaymentModal=; Max-Age=0; Path=/'
  await router.navigate({ to: '/about' })
  await expect.poll(prompt).toBeTruthy()
})

test('hides the reminder when the order is paid elsewhere', async () => {
  storeTokens('mika')
  const { shop } = await visit('/about', own)
  await expect.poll(prompt).toBeTruthy()
  shop.answer(payment, { payment_link: null })
  latestOrders.set({ orders: [{ number: ready.number, stage: 'paid' }], hasMoved: true })
  await expect.poll(prompt).toBeFalsy()
})

test('hides the reminder when another customer signs in elsewhere', async () => {
  storeTokens('first')
  const ofAnother = deferred(() => success({ payment_link: null }))
  const isFirst = ({ authorization = '' }) => atob(authorization.split('.')[1] ?? '').includes('first')
  const { checks } = await visit('/profile/order', (requests: { authorization: string }) =>
    isFirst(requests) ? success(due) : ofAnother.answer,
  )
  await expect.poll(card).toBeTruthy()
  storeTokens('another')
  writeTokensInTabs()
  await expect.poll(card).toBeFalsy()
  await expect.poll(checks).toBe(2)
  ofAnother.come()
  await ofAnother.answer
  expect(reminder()?.textContent).toBe('')
})

test('does not interrupt ordering, and reminds on the next page', async () => {
  storeTokens('mika')
  const { router, checks } = await visit('/cart/checkout')
  await expect.poll(checks).toBe(1)
  await settled(router)
  expect(reminder()?.textContent).toBe('')
  await router.navigate({ to: '/cart' })
  await expect.poll(prompt).toBeTruthy()
})

test('reports an unreachable shop on paying and allows a retry', async () => {
  storeTokens('mika')
  const { shop } = await visit('/about')
  await expect.poll(prompt).toBeTruthy()
  shop.answer('/shop/state', noLine)
  await pay()
  await expect.poll(said).toContain('couldn’t reach the shop')
  const unsubscribe = vi.fn()
  vi.stubGlobal('location', { assign: unsubscribe })
  shop.answer('/shop/state', state)
  await pay()
  await expect.poll(() => unsubscribe.mock.calls).toEqual([[new URL(due.payment_link)]])
  await expect.poll(said).toBeUndefined()
})
