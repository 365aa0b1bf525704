import { act, fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { checkoutDraftKey } from '#domain/checkout/checkout-draft.ts'
import { newDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { type CountryPort, strangerCountry } from '#src/features/country/country-port.ts'
import { someLine, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { element, follow, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(() => import('#src/features/checkout/checkout-page.tsx'))
beforeEach(() => localStorage.clear())

const place = '/order/place'
const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const pair = somePair(measured, { upper: 'sandal', colour: 'green', soleText: 'ANN' })
const line = (id: string) => someLine(id, pair)
const placed = { id: 'o1', number: '2345-BCDF', stage: 'placed', edition_numbers: [214], token: 'o1.mark' }
const nobody = { email: 'mika@example.com', given_name: null, family_name: null, given_kana: null, family_kana: null }
const profile = {
  ...nobody,
  phone: null,
  phone_shown: null,
  language: 'en',
  country: 'GB',
  created_at: '2026-11-20T10:00:00.000Z',
}
const leeds = {
  id: 'a1',
  country: 'GB',
  fields: { name: 'Mika Mori', line_1: '1 The Headrow', city: 'Leeds', postcode: 'LS1 6PU' },
  is_default: true,
}

const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')
const from = (code: 'GB' | 'JP' | 'FR'): CountryPort => ({ ...strangerCountry, code: () => code })

async function visit(more: Record<string, object> = {}, address = '/cart/checkout', country = from('GB')) {
  const shop = pretendShop({ '/cart/list': { lines: [line('l1')], saved: [] }, [place]: placed, ...more })
  onTestFinished(() => void act(() => cartCount.set(0)))
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers, country })
  await expect.poll(() => document.querySelector('.checkout-form')).toBeTruthy()
  return { ...shop, ...shown }
}
const order = /^(Place order|ご注文を確定)/
const dialog = () => document.querySelector('dialog')?.textContent?.replace(/\s/g, ' ')
const field = (name: string) => document.querySelector<HTMLInputElement>(`#checkout-${name}`)
const type = (name: string, text: string) => {
  const found = field(name)
  if (!found) throw new Error(`There is no field ${name}`)
  fireEvent.change(found, { target: { value: text } })
}
async function choose(country: 'GB' | 'JP') {
  fireEvent.click(await element(`input[value="${country}"]`))
}
function typeLondon() {
  type('email', 'iris@example.com')
  for (const [name, text] of Object.entries({ ...leeds.fields, city: 'London' })) type(name, text)
}
const stored = () => JSON.parse(localStorage.getItem(checkoutDraftKey) ?? '{}').draft

test('sends a guest’s input in the API format and shows the confirmation page', async () => {
  asGuest()
  const { requestsTo, router } = await visit()
  typeLondon()
  await press(order)
  await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
  expect(requestsTo(place).map(({ body }) => body)).toEqual([
    {
      lines: ['l1'],
      price: { currency: 'GBP', total_minor: 24_000 },
      terms_version: expect.any(String),
      language: 'en',
      contact: { email: 'iris@example.com' },
      delivery: { country: 'GB', fields: { ...leeds.fields, city: 'London' } },
    },
  ])
  await expect.poll(() => localStorage.getItem(checkoutDraftKey)).toBeNull()
  expect(JSON.parse(localStorage.getItem('hadashi-order') ?? '{}').number).toBe('2345-BCDF')
})

test('finds a placed order after a reload that came before its confirmation', async () => {
  asGuest()
  const first = await visit()
  vi.spyOn(first.router, 'navigate').mockReturnValue(new Promise(() => {}))
  typeLondon()
  await press(order)
  await expect.poll(() => localStorage.getItem('hadashi-order')).not.toBeNull()
  const [sent] = first.requestsTo(place)
  first.unmount()
  const shop = pretendShop({ '/cart/list': { lines: [], saved: [] }, [place]: placed })
  const { router } = await openScreen('/cart/checkout', {
    hasSession: true,
    answers: shop.answers,
    country: from('GB'),
  })
  await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
  expect(shop.requestsTo(place)).toEqual([sent])
  await expect.poll(() => localStorage.getItem(checkoutDraftKey)).toBeNull()
})

test('prefills a customer’s data and offers another saved address', async () => {
  storeTokens('mika')
  const tokyo = { id: 'a2', country: 'JP', fields: { family_name: '森', city: '渋谷区' }, is_default: false }
  await visit({ '/user/profile': profile, '/user/addresses': { addresses: [leeds, tokyo] } })
  expect([field('email')?.value, field('city')?.value]).toEqual(['mika@example.com', 'Leeds'])
  await expect.poll(() => field('book')).toBeTruthy()
  type('book', 'a2')
  await expect.poll(() => field('city')?.value).toBe('渋谷区')
})

test('closes an ordered design on this device and keeps another open', async () => {
  asGuest()
  const open = () => JSON.parse(localStorage.getItem(designFileKey) ?? '{}').open
  for (const { id, waits } of [
    { id: pair.designId, waits: false },
    { id: 'other', waits: true },
  ]) {
    const [begun] = newDesignFile(id).designs
    const designs = begun ? [{ ...begun, design: { ...begun.design, colour: 'brown' as const } }] : []
    localStorage.setItem(designFileKey, writeDesignFile({ open: id, designs, removed: [] }, Date.now()))
    const { router, unmount } = await visit()
    typeLondon()
    await press(order)
    await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
    expect(open() === id).toBe(waits)
    unmount()
  }
})

test('shows a signed-in customer that they are signed in, and no hint about guests', async () => {
  storeTokens('mika')
  await visit({ '/user/profile': profile, '/user/addresses': { addresses: [] } })
  expect(main()).toContain('You’re signed in.')
  expect(main()).not.toContain('You don’t need an account')
})

test('leads a guest to the sign-in and back to the checkout', async () => {
  asGuest()
  const { router } = await visit()
  follow('Sign in', 'main')
  await expect.poll(() => router.state.location.pathname).toBe('/auth')
  expect(router.state.location.search).toEqual({ wanted: '/cart/checkout' })
})

test('links back to the cart', async () => {
  asGuest()
  const { router } = await visit()
  follow('Back to the cart', 'main')
  await expect.poll(() => router.state.location.pathname).toBe('/cart')
})

test('keeps typed input across a sign-in and fills the rest from the account', async () => {
  asGuest()
  const first = await visit()
  const way = document.querySelector('.checkout-part a')
  expect(way?.getAttribute('href')).toBe('/auth?wanted=%2Fcart%2Fcheckout')
  type('phone', '020 7946 0018')
  first.unmount()
  storeTokens('mika')
  await visit({ '/user/profile': profile, '/user/addresses': { addresses: [leeds] } })
  expect(['email', 'city', 'phone'].map((name) => field(name)?.value)).toEqual([
    'mika@example.com',
    'Leeds',
    '020 7946 0018',
  ])
  expect(document.querySelector('.checkout-part a')).toBeNull()
})

test('lists missing fields above the form and at each field, and sends nothing', async () => {
  asGuest()
  const { requestsTo } = await visit()
  type('email', 'iris@')
  await press(order)
  const summary = () => [...document.querySelectorAll('.error-summary li')].map((one) => one.textContent)
  await expect
    .poll(summary)
    .toEqual([
      'This can’t be an e-mail address. Please check it.',
      'Enter the name of the person who receives the parcel.',
      'Enter the postcode.',
      'Enter address line 1, usually the house number and street.',
      'Enter the town or city.',
    ])
  await expect.poll(() => document.activeElement?.className).toBe('error-summary')
  type('email', 'iris@gmial.com')
  expect(field('email')?.getAttribute('aria-invalid')).toBeNull()
  await press('Use iris@gmail.com')
  expect([field('email')?.value, requestsTo(place)]).toEqual(['iris@gmail.com', []])
})

describe('the country of delivery', () => {
  test('sets price, form and terms, and keeps the input of the other country', async () => {
    asGuest()
    await visit()
    typeLondon()
    await choose('JP')
    await expect.poll(() => field('family_name')).toBeTruthy()
    expect(main()).toContain('¥44,000')
    expect([...document.querySelectorAll('.six-items dt')].map((one) => one.textContent)).toEqual([
      'Quantity',
      'Price',
      'When and how to pay',
      'Delivery time',
      'Cancelling and returns',
      'Order period',
    ])
    await choose('GB')
    await expect.poll(() => field('city')?.value).toBe('London')
    expect(main()).toContain('14-day right to cancel')
  })

  test('starts as the visitor’s, and shows all six items in Japanese', async () => {
    asGuest()
    await visit({}, '/ja/cart/checkout', from('JP'))
    expect([...document.querySelectorAll('.six-items dt')].map((one) => one.textContent)).toEqual([
      '数量',
      '価格',
      'お支払いの時期と方法',
      'お引き渡しの時期',
      'キャンセル、返品',
      'お申し込みの期間',
    ])
  })
})

test('restores the input after a reload and in the other language', async () => {
  asGuest()
  const first = await visit()
  typeLondon()
  expect(stored()).toMatchObject({ email: 'iris@example.com', addresses: { GB: { city: 'London' } } })
  first.unmount()
  await visit({}, '/ja/cart/checkout')
  expect([field('email')?.value, field('city')?.value]).toEqual(['iris@example.com', 'London'])
})

describe('a conflict with what the customer saw', () => {
  const different = (code: string, difference: object) => respondWithError(code, 409, { difference })

  test('a changed price: orders nothing until it is accepted', async () => {
    asGuest()
    const { answer, requestsTo, router } = await visit({
      [place]: different('price_changed', { currency: 'GBP', total_minor: 26_000 }),
    })
    typeLondon()
    await press(order)
    await expect.poll(dialog).toContain('It’s £260 now instead of £240.')
    answer(place, placed)
    await press('Use the new price')
    const beside = document.querySelector('.checkout-beside')?.textContent
    expect([beside?.includes('£260'), beside?.includes('£240')]).toEqual([true, false])
    await press(order)
    await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
    expect(requestsTo(place).at(-1)?.body).toMatchObject({ price: { total_minor: 26_000 } })
  })

  test('an open order: shows it or places an additional one', async () => {
    asGuest()
    const { answer, requestsTo, router } = await visit({
      [place]: different('order_exists', { number: '2345-BCDF', stage: 'placed' }),
      '/order/requestAdditionalOrder': { is_in_progress: false, has_additional_order_grant: true },
    })
    typeLondon()
    await press(order)
    await expect.poll(dialog).toContain('You have an order already')
    answer(place, placed)
    await press('Order this pair as well')
    await expect.poll(dialog).toBeUndefined()
    expect(requestsTo('/order/requestAdditionalOrder')).toHaveLength(1)
    await press(order)
    await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
  })

  test('an unusable scan: names the pair and leads to measuring its feet again', async () => {
    asGuest()
    const { router } = await visit({ [place]: different('cart_lines_blocked', { lines: ['l1'] }) })
    typeLondon()
    await press(order)
    await expect.poll(dialog).toContain('Tabi Gen 01 for Ann')
    await press('Measure again')
    await expect.poll(() => router.state.location.pathname).toBe('/tabi-gen-01/scan')
    const { designs } = JSON.parse(localStorage.getItem(designFileKey) ?? '{}')
    expect([designs[0].design.soleText, designs[0].design.feet]).toEqual(['ANN', undefined])
    expect(stored()).toMatchObject({ email: 'iris@example.com' })
  })

  test('a sold-out edition: offers the waiting list', async () => {
    asGuest()
    await visit({
      [place]: different('too_few_numbers', { left: 0 }),
      '/edition/waitlist/position': { position: null },
    })
    typeLondon()
    await press(order)
    await expect.poll(dialog).toContain('All 590 pairs are taken.')
    await press('Join the waiting list')
    await expect.poll(() => document.querySelectorAll('dialog').length).toBe(2)
  })

  test.each([
    ['price_changed', { currency: 'GBP', total_minor: 26_000 }, 'Nothing has been ordered yet.'],
    ['terms_changed', { version: '9.9' }, 'Our terms have changed'],
    ['cart_lines_blocked', { lines: ['l1'] }, 'A pair can’t be ordered as it is'],
    ['too_few_numbers', { left: 0 }, 'The edition is sold out'],
    ['too_few_numbers', { left: 1 }, 'Only 1 number of the edition is left.'],
    ['too_few_numbers', { left: 2 }, 'Only 2 numbers of the edition are left.'],
    ['not_shipping', { country: 'GB' }, 'We don’t deliver there yet'],
    ['cart_changed', { lines: [] }, 'Your cart has changed'],
  ])('%s %j', async (code, difference, said) => {
    asGuest()
    const { requestsTo } = await visit({ [place]: different(code, difference) })
    typeLondon()
    await press(order)
    await expect.poll(dialog).toContain(said)
    await press('Back to the order')
    await expect.poll(dialog).toBeUndefined()
    expect(field('city')?.value).toBe('London')
    expect(document.querySelector('.checkout-beside')?.textContent).toContain('£240')
    expect(requestsTo(place)).toHaveLength(1)
  })
})

test('reports an unknown outcome and looks it up under the same key, also after a reload', async () => {
  asGuest()
  const first = await visit({ [place]: noLine })
  typeLondon()
  await press(order)
  await expect.poll(main).toContain('We don’t know yet whether your order arrived')
  const [sent] = first.requestsTo(place)
  first.unmount()
  const shop = pretendShop({ '/cart/list': { lines: [], saved: [] }, [place]: placed })
  const { router } = await openScreen('/cart/checkout', {
    hasSession: true,
    answers: shop.answers,
    country: from('GB'),
  })
  await expect.poll(() => router.state.location.pathname).toBe('/cart/confirmation')
  expect(shop.requestsTo(place)[0]?.body).toEqual(sent?.body)
})

test('reports any other rejection and that nothing was ordered', async () => {
  asGuest()
  await visit({ [place]: respondWithError('TOO_MANY_REQUESTS', 429) })
  typeLondon()
  await press(order)
  await expect.poll(main).toContain('It wasn’t ordered')
  expect(field('city')?.value).toBe('London')
})

test('shows an empty cart when it was emptied in another window', async () => {
  asGuest()
  const { answer } = await visit()
  answer('/cart/list', { lines: [], saved: [] })
  act(() => cartCount.set(0))
  await expect.poll(main).toContain('Your cart is empty')
})
