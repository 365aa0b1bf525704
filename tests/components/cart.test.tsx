import { act } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { type CountryPort, strangerCountry } from '#src/features/country/country-port.ts'
import { someLine, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { button, click, headingText, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { deferred, noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(() => import('#src/features/cart-page/cart-lines.tsx'))
beforeEach(() => localStorage.clear())

const [list, remove] = ['/cart/list', '/cart/remove']
const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const green = someLine('l1', somePair(measured, { upper: 'sandal', colour: 'green', feel: 'roomy', soleText: 'ANN' }))
const brown = someLine('l2', somePair(measured, { upper: 'strap', colour: 'brown' }))
type Lines = readonly (typeof green)[]
const cart = (lines: Lines, saved: Lines = []) => ({ lines, saved })
const both = cart([green, brown])

/** A visitor without an account who is known to the shop. */
const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')
const from = (code: 'GB' | 'JP' | 'FR'): CountryPort => ({ ...strangerCountry, code: () => code })

async function visit(answer: object = both, address = '/cart', country: CountryPort = strangerCountry) {
  const shop = pretendShop({ [list]: answer })
  onTestFinished(() => void act(() => cartCount.set(0)))
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers, country })
  return { ...shop, ...shown }
}

const elementText = (of: ParentNode, selector: string) =>
  of.querySelector(selector)?.textContent?.replace(/\s/g, ' ').normalize('NFKC')
const lines = () =>
  [...document.querySelectorAll('.cart-line')].map((one) => [
    elementText(one, 'h3'),
    one.querySelector('img')?.getAttribute('src'),
    elementText(one, 'p'),
    elementText(one, 'p + p'),
    elementText(one, '.cart-line-price'),
  ])
const total = () => elementText(document, '.price-lines .total b')
const badge = () => document.querySelector('.cart-count')?.textContent
const named = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.cart-line button')].filter(({ textContent }) => textContent === name)
const removers = () => named('Remove')
const findStatus = () => document.querySelector('.cart-status p')
const isStatusFocused = () => document.activeElement === findStatus()

test.each([
  [
    '/cart',
    'GB',
    [
      [
        'Tabi Gen 01 for Ann',
        '/img/pair-sandal-green.webp',
        'Sandal, green, feel: roomy',
        'Under the sole: ANN',
        '£240',
      ],
      [
        'Tabi Gen 01 for Ann',
        '/img/pair-strap-brown.webp',
        'Strap, brown, feel: natural',
        'No text under the sole',
        '£240',
      ],
    ],
    '£480',
    'up to 4 designs in one order',
  ],
  [
    '/ja/cart',
    'JP',
    [
      [
        'Tabi Gen 01 Annさん用',
        '/img/pair-sandal-green.webp',
        'サンダル、グリーン、フィット感:ゆったりめ',
        '靴底の文字:ANN',
        '¥44,000',
      ],
      [
        'Tabi Gen 01 Annさん用',
        '/img/pair-strap-brown.webp',
        'ストラップ、ブラウン、フィット感:標準',
        '靴底の文字:なし',
        '¥44,000',
      ],
    ],
    '¥88,000',
    '一度のご注文で4つのデザインまで',
  ],
] as const)(
  'on %s shows the pairs of the cart, their price in %s and the maximum of an order',
  async (address, country, shown, sum, said) => {
    storeTokens('mika')
    await visit(both, address, from(country))
    await expect.poll(lines).toEqual(shown)
    expect([total(), badge()]).toEqual([sum, '2'])
    expect(main()).toContain(said)
    expect(button(/^(Check out|ご注文手続きへ進む)$/)).not.toBeNull()
    expect(main()).not.toMatch(/Your cart is empty|カートは空です/)
  },
)

test('removes a pair, updates the header and focuses the status message, until the cart is empty', async () => {
  asGuest()
  const shop = await visit()
  await expect.poll(() => removers().length).toBe(2)
  const heading = document.querySelector('h1')
  expect(removers()[0]?.getAttribute('aria-describedby')).toBe(document.querySelector('.cart-line h3')?.id)
  shop.answer(remove, cart([brown]))
  await click(() => removers()[0])
  await expect.poll(() => removers().length).toBe(1)
  expect(shop.requestsTo(remove)[0]?.body).toEqual({ id: 'l1' })
  expect([badge(), total()]).toEqual(['1', '£240'])
  // The list updates the header's count, and the focus follows.
  await expect.poll(isStatusFocused).toBe(true)
  expect(findStatus()?.textContent).toBe('The pair is removed from the cart.')
  shop.answer(remove, cart([]))
  await click(() => removers()[0])
  await expect.poll(main).toContain('Your cart is empty')
  await expect.poll(isStatusFocused).toBe(true)
  expect([badge(), removers().length]).toEqual([undefined, 0])
  expect([document.querySelector('h1') === heading, headingText()]).toEqual([true, 'Cart'])
})

test('keeps a pair whose removal failed and reports the error at its button', async () => {
  asGuest()
  const shop = await visit(cart([green]))
  await expect.poll(() => removers().length).toBe(1)
  shop.answer(remove, noLine)
  await press('Remove')
  await expect.poll(() => document.querySelector('.cart-line [role=alert]')?.textContent).toBeTruthy()
  expect([lines().length, badge(), findStatus()?.textContent]).toEqual([1, '1', ''])
  shop.answer(remove, cart([]))
  await press('Remove')
  await expect.poll(main).toContain('Your cart is empty')
})

test('shows an error instead of a cart when loading fails, and the cart after a retry', async () => {
  storeTokens('mika')
  const shop = await visit(respondWithError('SERVER_ERROR', 500))
  await expect.poll(() => document.querySelector('.error-card')?.getAttribute('data-code')).toBe('SERVER_ERROR')
  expect(main()).not.toContain('Your cart is empty')
  shop.answer(list, both)
  await press('Try again')
  await expect.poll(() => lines().length).toBe(2)
})

test('shows a skeleton and not an empty cart until the shop answers', async () => {
  asGuest()
  const delayedAnswer = deferred(() => Response.json({ status: 'success', data: cart([]) }))
  await visit(() => delayedAnswer.answer)
  expect(main()).not.toContain('Your cart is empty')
  expect(document.querySelector('main .skeleton')).not.toBeNull()
  delayedAnswer.come()
  await expect.poll(main).toContain('Your cart is empty')
  expect(document.querySelector('main .skeleton')).toBeNull()
})

test('shows an empty cart without a request for a visitor without a token', async () => {
  const shop = await visit()
  expect(main()).toContain('Your cart is empty')
  expect([shop.requestsTo(list), button('Remove')]).toEqual([[], null])
})

test('shows a pair that another tab has added', async () => {
  asGuest()
  const shop = await visit(cart([green]))
  await expect.poll(() => lines().length).toBe(1)
  shop.answer(list, both)
  act(() => cartCount.set(2))
  await expect.poll(() => lines().length).toBe(2)
  expect(shop.requestsTo(list)).toHaveLength(2)
})

test('reloads once for a count that differs from its list, and publishes no other count', async () => {
  asGuest()
  const shop = await visit(cart([green]))
  await expect.poll(() => lines().length).toBe(1)
  act(() => cartCount.set(3))
  await expect.poll(() => shop.requestsTo(list).length).toBe(2)
  await expect.poll(() => lines().length).toBe(1)
  expect([badge(), shop.requestsTo(list).length]).toEqual(['3', 2])
})

test.each([
  ['without a price', 2, 'FR', 'We don’t have a price for your country yet.'],
  ['with more pairs than one order may have', 5, 'GB', 'One order can have up to 4 pairs. Save the others for later.'],
] as const)(
  '%s: shows the reason instead of a total and keeps every pair removable',
  async (_, count, country, said) => {
    asGuest()
    await visit(cart(Array.from({ length: count }, (_, at) => ({ ...green, id: `l${at}` }))), '/cart', from(country))
    await expect.poll(() => removers().length).toBe(count)
    expect(main()).toContain(said)
    expect(total()).toBeUndefined()
  },
)
