import { act, fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { checkoutDraftKey, newCheckoutDraft, writeCheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { someLine, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { main, press, submitDialog } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop } from '../support/fakes/pretend-shop.ts'
import { turnLine } from '../support/fakes/stand-in-browser.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/checkout/checkout-page.tsx')
  await import('#src/features/orders/pages/own-orders.tsx')
})
beforeEach(() => localStorage.clear())

const placeOrderPath = '/order/place'
const london = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' }
const draft = { ...newCheckoutDraft('GB'), email: 'iris@example.com', addresses: { GB: london } }
const pair = somePair({ personId: 'ann', scanId: 's1', scan: someScan() })
const placed = { id: 'o1', number: '2345-BCDF', stage: 'placed', edition_numbers: [214], token: 'o1.mark' }
const said = () => main().replace(/\s+/g, ' ')
const order = /^(Place order|ご注文を確定)/

/** A guest who has entered everything an order needs. */
async function ready(address = '/cart/checkout') {
  localStorage.setItem('hadashi-guest', 'somebody')
  localStorage.setItem(checkoutDraftKey, writeCheckoutDraft(draft, Date.now()))
  const shop = pretendShop({ '/cart/list': { lines: [someLine('l1', pair)], saved: [] }, [placeOrderPath]: placed })
  onTestFinished(() => void act(() => cartCount.set(0)))
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers })
  await expect.poll(() => document.querySelector('.checkout-form')).toBeTruthy()
  return { ...shop, ...shown, at: () => shown.router.state.location.pathname }
}
const stored = () => JSON.parse(localStorage.getItem(checkoutDraftKey) ?? '{}').draft

test.each([
  ['/cart/checkout', 'Your order hasn’t been sent yet', '/cart/confirmation'],
  ['/ja/cart/checkout', 'ご注文はまだ送信していません', '/cart/confirmation'],
])('%s: holds an order while offline, shows this and sends it once when online again', async (address, text, to) => {
  const shop = await ready(address)
  turnLine(false)
  await press(order)
  await press(order)
  await expect.poll(said).toContain(text)
  // A page after a reload would send nothing.
  expect([shop.requestsTo(placeOrderPath), stored().sent]).toEqual([[], undefined])
  turnLine(true)
  await expect.poll(shop.at).toBe(to)
  expect(shop.requestsTo(placeOrderPath)).toHaveLength(1)
})

test('withdraws a waiting order by its button or a changed input and does not send it', async () => {
  const shop = await ready()
  turnLine(false)
  await press(order)
  await press('Don’t send it')
  expect(said()).not.toContain('Your order hasn’t been sent yet')
  await press(order)
  await expect.poll(said).toContain('Your order hasn’t been sent yet')
  fireEvent.change(document.querySelector('#checkout-city') as HTMLElement, { target: { value: 'Leeds' } })
  await expect.poll(said).toContain('You changed something while your order was waiting')
  turnLine(true)
  expect([shop.requestsTo(placeOrderPath), shop.at()]).toEqual([[], '/cart/checkout'])
})

test('looks up an order whose answer was lost once the connection is back, and not before', async () => {
  const shop = await ready()
  shop.answer(placeOrderPath, () => {
    turnLine(false)
    return noLine()
  })
  await press(order)
  await expect.poll(said).toContain('You’re offline. We look it up')
  const before = shop.requestsTo(placeOrderPath).length
  shop.answer(placeOrderPath, placed)
  turnLine(true)
  await expect.poll(shop.at).toBe('/cart/confirmation')
  const sent = shop.requestsTo(placeOrderPath)
  expect([sent.length, new Set(sent.map(({ body }) => JSON.stringify(body))).size]).toEqual([before + 1, 1])
})

const dialog = () => document.querySelector('dialog')
const inDialog = () => dialog()?.textContent?.replace(/\s+/g, ' ') ?? ''
const statusText = () => document.querySelector('.order-notice')?.textContent

async function sees(stage: Parameters<typeof createOrderView>[0], address = '/profile/order') {
  storeTokens('iris')
  const shop = pretendShop({
    '/order/list': { orders: [createOrderView(stage)] },
    '/address/countries': { countries: [], only: [] },
  })
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  return { ...shop, ...shown }
}

test.each([
  ['Cancel the order', '/order/cancel', 'in_review', 'cancelled', 'The order is cancelled'],
  ['It’s here', '/order/confirmDelivery', 'shipped', 'delivered', 'Thank you'],
] as const)('holds “%s” while offline and sends it once when online again', async (name, path, before, after, done) => {
  const shop = await sees(before)
  shop.answer(path, createOrderView(after))
  turnLine(false)
  await press(name)
  await submitDialog(2)
  await expect.poll(inDialog).toContain('It hasn’t been sent yet')
  expect(shop.requestsTo(path)).toEqual([])
  turnLine(true)
  await expect.poll(statusText).toContain(done)
  expect(shop.requestsTo(path)).toHaveLength(1)
})

test('withdraws a waiting action by its button or a changed input', async () => {
  const shop = await sees('in_review', '/ja/profile/order')
  const path = '/order/changeEmail'
  turnLine(false)
  await press('変更する')
  await submitDialog()
  await expect.poll(inDialog).toContain('まだ送信していません')
  fireEvent.change(dialog()?.querySelector('input') as HTMLElement, { target: { value: 'next@example.com' } })
  await expect.poll(inDialog).not.toContain('まだ送信していません')
  await submitDialog()
  await expect.poll(inDialog).toContain('まだ送信していません')
  await press('待たない')
  turnLine(true)
  expect([shop.requestsTo(path), inDialog()]).toEqual([[], expect.not.stringContaining('まだ送信していません')])
})

test('repeats an action with an unknown outcome under the same key, once', async () => {
  const shop = await sees('in_review')
  shop.answer('/order/cancel', () => {
    turnLine(false)
    return noLine()
  })
  await press('Cancel the order')
  await submitDialog()
  await expect.poll(inDialog).toContain('We don’t know yet whether it was done')
  shop.answer('/order/cancel', createOrderView('cancelled'))
  turnLine(true)
  await expect.poll(statusText).toContain('The order is cancelled')
  const tries = shop.requests.filter(({ url }) => url.endsWith('/order/cancel'))
  expect(tries.length).toBeGreaterThan(1)
  expect(new Set(tries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})
