import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cartCount, noteCartCount } from '#src/features/cart/cart-count.ts'
import { startCount } from '#src/features/cart/start-count.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens, writeTokens, writeTokensInTabs } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeEach(() => localStorage.clear())

const count = '/cart/count'

/** Opens a page and starts what runs after hydration. */
async function openPage(answer: object = { count: 2 }, address = '/about') {
  const shop = pretendShop({ [count]: answer })
  const { router } = await openScreen(address, { hasSession: true, answers: shop.answers })
  onTestFinished(() => cartCount.set(0))
  startCount({ router })
  return { ...shop, router }
}

const link = () => document.querySelector('.site-header a[href^="/cart"], .site-header a[href^="/ja/cart"]')
const said = () => [link()?.getAttribute('aria-label'), link()?.textContent]
const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')

test.each([
  ['/about', 1, 'Cart, 1 pair'],
  ['/about', 2, 'Cart, 2 pairs'],
  ['/ja/about', 2, 'カート、2足'],
])('on %s the header shows %s in the cart as %s', async (address, pairs, name) => {
  storeTokens('mika')
  await openPage({ count: pairs }, address)
  await expect.poll(said).toEqual([name, `${pairs}`])
})

test('shows a guest’s cart count and requests nothing for a visitor without a token', async () => {
  const strangers = await openPage()
  expect(strangers.requestsTo(count)).toEqual([])
  expect(said()).toEqual(['Cart', ''])
  asGuest()
  await openPage()
  await expect.poll(() => said()[0]).toBe('Cart, 2 pairs')
})

test('keeps a newer local count when a delayed response arrives', async () => {
  asGuest()
  const delayedAnswer = deferred(() => Response.json({ status: 'success', data: { count: 2 } }))
  const shop = await openPage(() => delayedAnswer.answer)
  await expect.poll(() => shop.requestsTo(count)).toHaveLength(1)
  noteCartCount(3)
  delayedAnswer.come()
  await delayedAnswer.answer
  await expect.poll(said).toEqual(['Cart, 3 pairs', '3'])
})

test('takes the count over from another tab', async () => {
  asGuest()
  await openPage()
  await expect.poll(() => said()[0]).toBe('Cart, 2 pairs')
  new BroadcastChannel(cartCount.channel).postMessage(4)
  await expect.poll(said).toEqual(['Cart, 4 pairs', '4'])
})

test('hides the count after signing out', async () => {
  storeTokens('mika')
  await openPage()
  await expect.poll(() => said()[0]).toBe('Cart, 2 pairs')
  writeTokens({})
  writeTokensInTabs()
  await expect.poll(said).toEqual(['Cart', ''])
})

test('shows no count without a response and requests it again on the next page', async () => {
  asGuest()
  const shop = await openPage(noLine)
  await expect.poll(() => shop.requestsTo(count).length).toBeGreaterThan(0)
  expect(said()).toEqual(['Cart', ''])
  shop.answer(count, { count: 1 })
  await shop.router.navigate({ to: '/faq' })
  await expect.poll(said).toEqual(['Cart, 1 pair', '1'])
})
