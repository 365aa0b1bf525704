import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Design } from '#domain/design/design.ts'
import { newDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { feetBy, someDesign } from '../support/builders/some-design.ts'
import { main } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { someProfile } from '../support/components/known-answers.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeEach(() => localStorage.clear())
afterEach(() => void act(() => cartCount.set(0)))

const [list, onItsWay, orders] = ['/designs/list', '/order/hasPairInProgress', '/order/list']

function storeHere(design: Design): void {
  const file = { open: design.id, designs: [{ design, edit: 1, isChanged: true }], removed: [] }
  localStorage.setItem(designFileKey, writeDesignFile(file, Date.now()))
}

async function visit(address: string, answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({
    '/user/profile': someProfile('mika'),
    '/order/isOrderReadyToPay': { payment_link: null },
    [onItsWay]: { is_in_progress: false, has_additional_order_grant: false },
    [orders]: { orders: [] },
    '/scans/people': { people: [] },
    [list]: { designs: [] },
    ...answers,
  })
  await openScreen(address, { hasSession: true, answers: shop.answers })
  return shop
}

/** The main action of the page. */
const verb = () => {
  const [first] = document.querySelectorAll('main a.button:not(.button-quiet)')
  return first && [first.textContent, first.getAttribute('href')]
}

test.each([
  ['/', someDesign(), ['Continue with your pair', '/tabi-gen-01/scan']],
  ['/ja', someDesign(), ['靴づくりを続ける', '/ja/tabi-gen-01/scan']],
  ['/', someDesign({ feet: feetBy('s1') }), ['Continue with your pair', '/tabi-gen-01/summary']],
  ['/shop_tabbi', someDesign({ feet: feetBy('s1') }), ['Continue with your pair', '/tabi-gen-01/summary']],
])('%s links a begun design to its next step', async (address, design, next) => {
  storeHere(design)
  await visit(address)
  await expect.poll(verb).toEqual(next)
})

test('links neither an empty design nor an invalid stored one', async () => {
  localStorage.setItem(
    designFileKey,
    writeDesignFile(newDesignFile('7f2c1d6e-3b0a-4c58-9c41-000000000001'), Date.now()),
  )
  await visit('/')
  await expect.poll(verb).toEqual(['Measure your feet', '/get-foot-scan'])
  localStorage.setItem(designFileKey, 'nothing')
  await visit('/')
  await expect.poll(verb).toEqual(['Measure your feet', '/get-foot-scan'])
})

test.each([
  ['here', someDesign(), { designs: [] }, ['Continue with your pair', '/tabi-gen-01/scan']],
  [
    'in their account',
    undefined,
    { designs: [{ design: someDesign(), revision: 1, saved_at: '2026-11-20T10:00:00.000Z' }] },
    ['Continue with your pair', '/profile/products'],
  ],
  ['nowhere', undefined, { designs: [] }, ['Measure your feet', '/get-foot-scan']],
])('links a customer with a design %s to it from their account', async (_, here, whereStored, next) => {
  storeTokens('mika')
  if (here) storeHere(here)
  await visit('/profile', { [list]: whereStored })
  await expect.poll(verb).toEqual(next)
})

test('prefers a pair on its way to a design', async () => {
  storeTokens('mika')
  storeHere(someDesign())
  await visit('/profile', { [orders]: { orders: [createOrderView('printing')] } })
  await expect.poll(verb).toEqual(['See its status', '/profile/order'])
})

const onOrderInProgress = { is_in_progress: true, has_additional_order_grant: false }
const mayMake = { is_in_progress: true, has_additional_order_grant: true }
const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')

test.each([
  ['/', ['Go to the cart', '/cart']],
  ['/ja', ['カートへ', '/ja/cart']],
])('%s links to the cart when it has a pair, whatever else was begun', async (address, next) => {
  storeHere(someDesign())
  act(() => cartCount.set(1))
  await visit(address)
  await expect.poll(verb).toEqual(next)
})

test.each([
  ['a customer', '/', onOrderInProgress, ['See your order', '/profile/order']],
  ['a customer', '/ja', mayMake, ['ご注文を見る', '/ja/profile/order']],
  ['a guest', '/', onOrderInProgress, ['See your order', '/order-exists']],
])('links %s with a paid pair on its way to it from %s, before cart and design', async (who, address, answer, next) => {
  if (who === 'a guest') asGuest()
  else storeTokens('mika')
  storeHere(someDesign())
  act(() => cartCount.set(1))
  await visit(address, { [onItsWay]: answer })
  await expect.poll(verb).toEqual(next)
})

test('requests no order for a visitor without a token, and keeps the default without an answer', async () => {
  const shop = await visit('/')
  await expect.poll(verb).toEqual(['Measure your feet', '/get-foot-scan'])
  expect(shop.requestsTo(onItsWay)).toEqual([])
  asGuest()
  const unanswered = await visit('/', { [onItsWay]: noLine })
  await expect.poll(() => unanswered.requestsTo(onItsWay)).not.toEqual([])
  expect(verb()).toEqual(['Measure your feet', '/get-foot-scan'])
})

test('links the cart in the account and hides a begun design', async () => {
  storeTokens('mika')
  storeHere(someDesign())
  act(() => cartCount.set(1))
  await visit('/profile')
  await expect.poll(verb).toEqual(['Go to the cart', '/cart'])
  expect(main()).toContain('What’s in your cart isn’t ordered yet.')
  expect(main()).not.toContain('You’ve begun to design a pair.')
})
