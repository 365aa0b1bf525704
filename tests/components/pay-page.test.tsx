import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createOrderView, createPairView } from '../support/builders/create-order-view.ts'
import { button, click, headingText, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/current-orders.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/pages/own-orders.tsx')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const [list, look, pay] = ['/order/list', '/order/lookup', '/order/pay']
const page = '/order-exists?pay=2345-BCDF'
const openPaymentFields = { pay_by: '2026-11-29T11:02:00.000Z' }
const ready = createOrderView('ready_to_pay', openPaymentFields)
const inYen = { ...openPaymentFields, currency: 'JPY', total_minor: 44_000, country: 'JP' }
const voucher = createOrderView('awaiting_payment', {
  ...inYen,
  payment: { state: 'waiting', until: '2026-11-25T14:59:59.000Z' },
})
const paymentPageUrl = 'https://checkout.stripe.com/pay/1'
const state = { mode: 'demo', build_id: null, payment_hosts: ['checkout.stripe.com', 'shop.test'] }
const said = () => main().replace(/\s+/g, ' ')
const shownPage = () => document.querySelector('.pay-page')
const payHeading = () => shownPage()?.querySelector('h1')?.textContent?.replace(/\s+/g, ' ')

async function visit(address: string, orders: readonly object[], answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({
    '/order/hasPairInProgress': { is_in_progress: false, has_additional_order_grant: false },
    '/shop/state': state,
    [list]: { orders },
    ...answers,
  })
  return { ...shop, ...(await openScreen(address, { hasSession: true, answers: shop.answers })) }
}

/** Opens the payment page of an order for a customer. */
async function sees(order: object, address = page, answers: Readonly<Record<string, object>> = {}) {
  storeTokens('iris')
  const shop = await visit(address, [order], answers)
  await expect.poll(shownPage).toBeTruthy()
  return shop
}

/** Records where the browser is sent. */
function watchLeaving() {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  return assign
}

test.each([
  [page, ready, 'Pay for pair 214', 'Pay £240 now', /Now, by card, on the page.*tax and delivery included/],
  [
    `/ja${page}`,
    createOrderView('ready_to_pay', inYen),
    '通し番号214の靴のお支払い',
    '44,000円を支払う',
    /カードまたはコンビニ払い.*3日以内/,
  ],
])(
  '%s lists the six legal items and names the price on its only button',
  async (address, order, heading, name, text) => {
    await sees(order, address)
    expect(payHeading()).toBe(heading)
    expect(document.querySelectorAll('.six-items dt')).toHaveLength(6)
    expect(said()).toMatch(text)
    expect(document.querySelectorAll('.pay-page .button')).toHaveLength(1)
    expect(button(name)).toBeTruthy()
    await expect.poll(said).toContain('checkout.stripe.com')
  },
)

test('shows for each pair its number, the total and the choices', async () => {
  const second = createPairView({ design_id: 'd2', edition_number: 215, colour: 'black', for: 'Tom', sole_text: '' })
  await sees({ ...ready, pairs: [createPairView(), second] })
  const reported = [...document.querySelectorAll('.pay-pair')].map((pair) => pair.textContent?.replace(/\s+/g, ' '))
  expect(reported).toEqual([
    expect.stringMatching(/for Iris\s?Number 214 of 590\s?Shell, green, feel: natural\s?Under the sole: IRIS/),
    expect.stringMatching(/for Tom\s?Number 215 of 590\s?Shell, black.*No text under the sole/),
  ])
})

test.each([
  ['to be paid', ready, page, 'Pay for pair 214'],
  ['to be paid, in Japanese', ready, `/ja${page}`, '通し番号214の靴のお支払い'],
  [
    'awaiting confirmation',
    createOrderView('awaiting_payment', openPaymentFields),
    `${page}&paid=1`,
    'Payment for pair 214',
  ],
  ['with a voucher', voucher, `${page}&paid=1`, 'Pay at a convenience store'],
])(
  'titles the page of an order %s, and restores the order page’s title afterwards',
  async (_, order, address, name) => {
    const { router } = await sees(order, address)
    expect([payHeading(), document.title.replace(/\s+/g, ' ')]).toEqual([name, `${name} · Hadashi`])
    await router.navigate({ to: '/order-exists' })
    await expect.poll(shownPage).toBeNull()
    expect(document.title).toMatch(/^(Your order in progress|お届け前のご注文) · Hadashi$/)
  },
)

test('announces the demo’s own payment page, where no money moves', async () => {
  await sees(ready, page, { '/shop/state': { ...state, payment_hosts: [window.location.host] } })
  await expect.poll(said).toContain('the demo’s own payment page, where no money moves')
  expect(said()).not.toContain('You leave for')
})

test('names the payment host of a production shop', async () => {
  await sees(ready, page, { '/shop/state': { ...state, mode: 'production', payment_hosts: [window.location.host] } })
  await expect.poll(said).toContain(`You leave for ${window.location.host}`)
})

const gone = (at: string) =>
  createOrderView('ready_to_pay', {
    ...openPaymentFields,
    history: [
      { at: '2026-11-20T10:00:00.000Z', stage: 'placed' },
      { at: '2026-11-21T10:00:00.000Z', stage: 'awaiting_payment' },
      { at, stage: 'ready_to_pay' },
    ],
  })

test.each([page, `${page}&paid=1`])('reports a failed payment at %s and offers another', async (address) => {
  await sees(gone('2026-11-21T10:31:00.000Z'), address)
  expect(said()).toMatch(/Your last payment wasn’t completed.*We hold the order until Sunday,? 29 November/)
  expect(button('Pay £240 now')).toBeTruthy()
})

test('trusts the paid mark of the address right after the payment page ended', async () => {
  await sees(gone(new Date().toISOString()), `${page}&paid=1`)
  expect(said()).toContain('waiting for the confirmation of your payment')
  expect(said()).not.toContain('wasn’t completed')
})

test('shows one page for several pairs', async () => {
  await sees({ ...ready, pairs: [createPairView(), createPairView({ design_id: 'd2', edition_number: 215 })] })
  expect(payHeading()).toBe('Pay for your pairs')
  expect(document.querySelectorAll('.pay-pictures img')).toHaveLength(2)
})

test('requests once for two presses and leads to the payment page', async () => {
  const { requestsTo } = await sees(ready, page, { [pay]: { url: paymentPageUrl } })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls).toEqual([[new URL(paymentPageUrl)]])
  expect(requestsTo(pay)).toMatchObject([{ body: { number: ready.number } }])
})

test('reloads the order on browser back and allows paying again', async () => {
  const shop = await sees(ready, page, { [pay]: { url: paymentPageUrl } })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  const requests = shop.requestsTo(list).length
  // A page shown for the first time fires pageshow too.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await press('Pay £240 now')
  expect([leave.mock.calls.length, shop.requestsTo(list).length]).toEqual([1, requests])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => shop.requestsTo(list).length).toBe(requests + 1)
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(2)
})

test.each([
  ['an unknown payment host', { url: 'https://evil.example/' }, /couldn’t open the payment page/],
  [
    'an unavailable payment provider',
    respondWithError('provider_unavailable', 503),
    /Nothing was charged\. Please try again/,
  ],
  ['an unreachable shop', noLine, /Nothing was charged\. Please try again/],
])('%s keeps the payer on the page, says that nothing was charged and allows a retry', async (_, answer, text) => {
  const shop = await sees(ready, page, { [pay]: answer, '/report/clientError': {} })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(said).toMatch(text)
  expect(leave).not.toHaveBeenCalled()
  shop.answer(pay, { url: paymentPageUrl })
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
})

test.each([
  ['transition_not_allowed', createOrderView('paid'), /It’s paid for/],
  ['voucher_open', voucher, /Pay by Wednesday,? 25 November.*23:59 at the till with your slip/],
])('shows the current order when it can no longer be paid (%s)', async (code, order, text) => {
  const shop = await sees(ready, page, { [pay]: respondWithError(code, 409) })
  shop.answer(list, { orders: [order] })
  await press('Pay £240 now')
  await expect.poll(said).toMatch(text)
  expect(button(/^Pay .* now$/)).toBeNull()
})

test('holds the payment while offline and allows withdrawing it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { requestsTo } = await sees(ready)
  await press('Pay £240 now')
  await expect.poll(said).toContain('It hasn’t been sent yet')
  await press('Don’t wait')
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(requestsTo(pay)).toEqual([])
  expect(said()).not.toContain('It hasn’t been sent yet')
})

test('waits for the order’s confirmation when a payer returns with the paid mark', async () => {
  const shop = await sees(createOrderView('awaiting_payment', openPaymentFields), `${page}&paid=1`)
  expect(said()).toContain('waiting for the confirmation of your payment')
  expect(said()).not.toMatch(/Thank you|is paid/)
  for (const name of [/^Pay .* now$/, 'Cancel the order']) expect(button(name)).toBeNull()
  shop.answer(list, { orders: [createOrderView('paid')] })
  await expect.poll(said).toContain('Your payment is here')
  expect(shownPage()).toBeNull()
})

test('shows a payer who left how long the order is kept, and offers the payment', async () => {
  await sees(createOrderView('awaiting_payment', openPaymentFields), `${page}&left=1`)
  expect(said()).toMatch(/You haven’t paid.*We hold the order until Sunday,? 29 November/)
  expect(button('Pay £240 now')).toBeTruthy()
})

test('shows a voucher’s deadline in Japanese time without a button', async () => {
  await sees(voucher, `/ja${page}&paid=1`)
  expect(said()).toMatch(/11月25日.*23:59までに.*コンビニのレジ/)
  expect(said()).toMatch(/レジでは ?11月25日.*期限を過ぎても、11月29日/)
  expect(document.querySelectorAll('.pay-page .button')).toHaveLength(0)
  expect(said()).not.toContain('あとで支払う')
})

test('shows a paid order as the order, whatever the address says', async () => {
  storeTokens('iris')
  await visit(page, [createOrderView('paid')])
  await expect.poll(said).toContain('It’s paid for')
  expect([shownPage(), said().includes('Thank you')]).toEqual([null, false])
})

test('pays the order of a link with that link', async () => {
  localStorage.setItem('hadashi-guest', 'somebody')
  const { requestsTo } = await visit('/order-exists#order=a.b.c', [], { [look]: ready, [pay]: { url: paymentPageUrl } })
  await expect.poll(() => document.querySelector('.order-details a.button')?.textContent).toBe('Go to payment')
  await click('.order-details a.button')
  await expect.poll(payHeading).toBe('Pay for pair 214')
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect(requestsTo(pay)).toMatchObject([{ body: { number: ready.number, token: 'a.b.c' } }])
  expect(String(leave.mock.calls[0])).toBe(paymentPageUrl)
})

test.each([
  ['a payment page', { ...ready, payment: { state: 'open', until: '2026-11-25T10:30:00.000Z' } }],
  ['a voucher', voucher],
])('while %s is open says until when the order cannot be cancelled', async (_, order) => {
  const { router } = await sees(order)
  const seen = () =>
    expect(said()).toMatch(/A payment is open until Wednesday,? 25 November.*can cancel the order after that/)
  seen()
  expect(button('Cancel the order')).toBeNull()
  await router.navigate({ to: '/order-exists' })
  await expect.poll(shownPage).toBeNull()
  seen()
  expect(button('Cancel the order')).toBeNull()
})

test('remembers the order link in this tab for the return from paying, for that order only', async () => {
  const answers = { [look]: ready, [pay]: { url: paymentPageUrl }, '/user/guest': { guest_token: 'somebody' } }
  const shop = await visit(`${page}#order=a.b.c`, [], answers)
  await expect.poll(payHeading).toBe('Pay for pair 214')
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  vi.unstubAllGlobals()
  shop.unmount()
  const back = await visit(`${page}&paid=1`, [], { [look]: createOrderView('paid') })
  await expect.poll(said).toContain('Your payment is here')
  expect(back.requestsTo(look)).toMatchObject([{ body: { token: 'a.b.c' } }])
  back.unmount()
  const other = await visit('/order-exists?pay=3333-BCDF&paid=1', [], { [look]: createOrderView('paid') })
  await expect.poll(said).toContain('We couldn’t find that order here')
  expect(other.requestsTo(look)).toEqual([])
})

test.each([
  ['paid', page, /you don’t need to pay again.*Open the link in the newest e-mail about the order/],
  ['left', page, /couldn’t find that order here ?Open the link in the newest e-mail/],
  ['paid', `/ja${page}`, /もう一度お支払いいただく必要はありません。.*最新のメールのリンクを開くか/],
])('tells a returning payer (%s) of an unknown order on %s how to find it', async (mark, address, text) => {
  for (const isGuest of [false, true]) {
    if (isGuest) localStorage.setItem('hadashi-guest', 'somebody')
    const shop = await visit(`${address}&${mark}=1`, [])
    await expect.poll(said).toMatch(text)
    expect(document.querySelectorAll('.notice')).toHaveLength(1)
    shop.unmount()
  }
})

test('reports a guest’s order as missing only after the shop’s answer', async () => {
  localStorage.setItem('hadashi-guest', 'somebody')
  const delayedAnswer = deferred(noLine)
  const shop = await visit(`${page}&paid=1`, [], { [list]: () => delayedAnswer.answer })
  const isFoundMissing = () => said().includes('couldn’t find that order')
  await expect.poll(() => shop.requestsTo(list).length).toBe(1)
  expect(isFoundMissing()).toBe(false)
  delayedAnswer.come()
  await expect.poll(() => document.querySelector('[role=alert]')?.getAttribute('data-code')).toBeTruthy()
  expect(isFoundMissing()).toBe(false)
  shop.answer(list, { orders: [ready] })
  await press('Try again')
  await expect.poll(payHeading).toBe('Payment for pair 214')
})

test('reports an order that can no longer be cancelled', async () => {
  const shop = await sees(ready)
  shop.answer('/order/cancel', respondWithError('transition_not_allowed', 409))
  shop.answer(look, { ...ready, payment: { state: 'open', until: '2026-11-25T10:30:00.000Z' } })
  shop.answer(list, { orders: [{ ...ready, payment: { state: 'open', until: '2026-11-25T10:30:00.000Z' } }] })
  await press('Cancel the order')
  await click('dialog [type=submit]')
  await expect.poll(said).toContain('That’s no longer possible. This is the order as it is now.')
  expect(said()).toContain('A payment is open until')
})

test('offers to pay later or cancel', async () => {
  const shop = await sees(ready)
  const later = [...document.querySelectorAll('.pay-actions a')].find(({ textContent }) => textContent === 'Pay later')
  expect(later?.getAttribute('href')).toBe('/profile/order')
  shop.answer('/order/cancel', () => success(createOrderView('cancelled')))
  await press('Cancel the order')
  await click('dialog [type=submit]')
  await expect.poll(() => document.querySelector('.order-details h2')?.textContent).toBe('Cancelled')
  expect(headingText()).toBeTruthy()
})
