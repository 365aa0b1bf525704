import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { button, headingText, main, press } from '../support/fill-and-press.ts'
import { freshBrowser } from '../support/fresh-browser.ts'
import { keepTokensOf } from '../support/known-browser.ts'
import { openScreen, success } from '../support/open-screen.tsx'
import { noLine, pretendShop, refusal } from '../support/pretend-shop.ts'
import { seenOrder, seenPair } from '../support/seen-order.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/current-orders.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/pages/own-orders.tsx')
}, 60_000)
beforeEach(() => localStorage.clear())

const [list, look, pay] = ['/order/list', '/order/look', '/order/pay']
const page = '/order-exists?pay=2345-BCDF'
const kept = { kept_until: '2026-11-29T11:02:00.000Z' }
const ready = seenOrder('ready_to_pay', kept)
const inYen = { ...kept, currency: 'JPY', total_minor: 44_000, country: 'JP' }
const slip = seenOrder('awaiting_payment', {
  ...inYen,
  payment: { state: 'waiting', until: '2026-11-25T14:59:59.000Z' },
})
const house = 'https://checkout.stripe.com/pay/1'
const state = { mode: 'demo', build_id: null, payment_hosts: ['checkout.stripe.com', 'shop.test'] }
const said = () => main().replace(/\s+/g, ' ')
const shownPage = () => document.querySelector('.pay-page')
const payHeading = () => shownPage()?.querySelector('h1')?.textContent?.replace(/\s+/g, ' ')

async function visit(address: string, orders: readonly object[], answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({
    '/order/hasPairOnItsWay': { is_on_its_way: false, may_make_another: false },
    '/shop/state': state,
    [list]: { orders },
    ...answers,
  })
  return { ...shop, ...(await openScreen(address, { hasSession: true, answers: shop.answers })) }
}

/** A customer at the page where their order is paid. */
async function sees(order: object, address = page, answers: Readonly<Record<string, object>> = {}) {
  keepTokensOf('iris')
  const shop = await visit(address, [order], answers)
  await expect.poll(shownPage).toBeTruthy()
  return shop
}

/** Where the browser is sent. */
function watchLeaving() {
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  return assign
}

test.each([
  [page, ready, 'Pay for pair 214', 'Pay £240 now', /Now, by card, on the page.*tax and delivery included/],
  [
    `/ja${page}`,
    seenOrder('ready_to_pay', inYen),
    '通し番号214の靴のお支払い',
    '44,000円を支払う',
    /カードまたはコンビニ払い.*3日以内/,
  ],
])('%s tells six things, and its one button names what it costs', async (address, order, heading, name, text) => {
  await sees(order, address)
  expect(payHeading()).toBe(heading)
  expect(document.querySelectorAll('.six-items dt')).toHaveLength(6)
  expect(said()).toMatch(text)
  expect(document.querySelectorAll('.pay-page .button')).toHaveLength(1)
  expect(button(name)).toBeTruthy()
  await expect.poll(said).toContain('checkout.stripe.com')
})

test('of several pairs it is the page of all of them', async () => {
  await sees({ ...ready, pairs: [seenPair(), seenPair({ design_id: 'd2', edition_number: 215 })] })
  expect(payHeading()).toBe('Pay for your pairs')
  expect(document.querySelectorAll('.pay-pictures img')).toHaveLength(2)
})

test('pressed twice, the shop is asked once, and the payer leaves for where the order is paid', async () => {
  const { askedAt } = await sees(ready, page, { [pay]: { url: house } })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls).toEqual([[new URL(house)]])
  expect(askedAt(pay)).toMatchObject([{ body: { number: ready.number } }])
})

test('whoever comes back by the button of the browser sees the order as it is by now, and may pay it', async () => {
  const shop = await sees(ready, page, { [pay]: { url: house } })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  const asked = shop.askedAt(list).length
  // A page that is opened for the first time is shown too.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await press('Pay £240 now')
  expect([leave.mock.calls.length, shop.askedAt(list).length]).toEqual([1, asked])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => shop.askedAt(list).length).toBe(asked + 1)
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(2)
})

test.each([
  ['a host that the shop does not name', { url: 'https://evil.example/' }, /couldn’t open the payment page/],
  ['a payment house that is silent', refusal('house_silent', 503), /Nothing was charged\. Please try again/],
  ['a shop that nobody reaches', noLine, /Nothing was charged\. Please try again/],
])('%s keeps the payer here, says that nothing was charged, and it can be tried again', async (_, answer, text) => {
  const shop = await sees(ready, page, { [pay]: answer, '/report/problem': {} })
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(said).toMatch(text)
  expect(leave).not.toHaveBeenCalled()
  shop.answer(pay, { url: house })
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
})

test.each([
  ['not_that_way', seenOrder('paid'), /It’s paid for/],
  ['slip_is_open', slip, /Pay by Wednesday,? 25 November.*23:59 at the till with your slip/],
])('an order that cannot be paid any more (%s) is shown as it is by now', async (code, order, text) => {
  const shop = await sees(ready, page, { [pay]: refusal(code, 409) })
  shop.answer(list, { orders: [order] })
  await press('Pay £240 now')
  await expect.poll(said).toMatch(text)
  expect(button(/^Pay .* now$/)).toBeNull()
})

test('without a line the press waits, and can be taken back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { askedAt } = await sees(ready)
  await press('Pay £240 now')
  await expect.poll(said).toContain('It hasn’t been sent yet')
  await press('Don’t wait')
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(askedAt(pay)).toEqual([])
  expect(said()).not.toContain('It hasn’t been sent yet')
})

test('whoever comes back and says that they have paid waits until the order says so', async () => {
  const shop = await sees(seenOrder('awaiting_payment', kept), `${page}&paid=1`)
  expect(said()).toContain('waiting for the confirmation of your payment')
  expect(said()).not.toMatch(/Thank you|is paid/)
  expect(button(/^Pay .* now$/)).toBeNull()
  shop.answer(list, { orders: [seenOrder('paid')] })
  await expect.poll(said, { timeout: 6_000 }).toContain('Your payment is here')
  expect(shownPage()).toBeNull()
})

test('whoever left without paying is told until when the order is kept, and may pay', async () => {
  await sees(seenOrder('awaiting_payment', kept), `${page}&left=1`)
  expect(said()).toMatch(/You haven’t paid.*We hold the order until Sunday,? 29 November/)
  expect(button('Pay £240 now')).toBeTruthy()
})

test('a slip that was chosen says until when it can be paid, in Japanese time, and nothing is pressed', async () => {
  await sees(slip, `/ja${page}&paid=1`)
  expect(said()).toMatch(/11月25日.*23:59までに.*コンビニのレジ/)
  expect(document.querySelectorAll('.pay-page .button')).toHaveLength(0)
})

test('an order that is paid already is the order, whatever its address says', async () => {
  keepTokensOf('iris')
  await visit(page, [seenOrder('paid')])
  await expect.poll(said).toContain('It’s paid for')
  expect([shownPage(), said().includes('Thank you')]).toEqual([null, false])
})

test('the order of a link is paid by that link', async () => {
  localStorage.setItem('hadashi-guest', 'somebody')
  const { askedAt } = await visit('/order-exists#order=a.b.c', [], { [look]: ready, [pay]: { url: house } })
  await expect.poll(() => document.querySelector('.order-seen a.button')?.textContent).toBe('Go to payment')
  document.querySelector<HTMLElement>('.order-seen a.button')?.click()
  await expect.poll(payHeading).toBe('Pay for pair 214')
  const leave = watchLeaving()
  await press('Pay £240 now')
  await expect.poll(() => leave.mock.calls.length).toBe(1)
  expect(askedAt(pay)).toMatchObject([{ body: { number: ready.number, token: 'a.b.c' } }])
})

test('it can be put off, and cancelled', async () => {
  const shop = await sees(ready)
  const later = [...document.querySelectorAll('.pay-ways a')].find(({ textContent }) => textContent === 'Pay later')
  expect(later?.getAttribute('href')).toBe('/profile/order')
  shop.answer('/order/cancel', () => success(seenOrder('cancelled')))
  await press('Cancel the order')
  document.querySelector<HTMLElement>('dialog [type=submit]')?.click()
  await expect.poll(() => document.querySelector('.order-seen h2')?.textContent).toBe('Cancelled')
  expect(headingText()).toBeTruthy()
})
