import { act, fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { newDesignFile, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { type CountryPort, strangerCountry } from '#src/features/country/country-port.ts'
import { someDesign, someLine, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { button, click, element, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(() => import('#src/features/cart-page/cart-lines.tsx'))
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('hadashi-guest', 'somebody')
})

const [list, saveForLater, edition] = ['/cart/list', '/cart/saveForLater', '/edition']
const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const design = someDesign({ upper: 'strap', colour: 'brown' }, measured)
const ann = someLine('ann', { ...somePair(measured, { upper: 'strap', colour: 'brown' }), designId: design.id })
const bea = someLine('bea', somePair(measured, { upper: 'shell', soleText: 'BEA' }))
const gone = someLine('gone', somePair(measured, { upper: 'sandal' }), 'scan_mismatch')
const weak = someLine('weak', somePair(measured, { upper: 'sandal' }), 'scan_unusable')
type Lines = readonly (typeof ann)[]
const cart = (lines: Lines, saved: Lines = []) => ({ lines, saved })
const editionWith = (free: number) => ({ pairs: 590, free, is_sold_out: free === 0 })

/** Stores a design on this device. */
function storeHere(one: ReturnType<typeof someDesign>) {
  const { open, ...file } = newDesignFile(one.id)
  const designs = [{ design: one, edit: 1, isChanged: false }]
  localStorage.setItem(designFileKey, writeDesignFile({ ...file, open, designs }, Date.now()))
}

type CartCheckOptions = { saved?: Lines; country?: CountryPort; answers?: Record<string, object>; address?: string }

async function visit(
  lines: Lines,
  { saved = [], country = strangerCountry, answers = {}, address = '/cart' }: CartCheckOptions = {},
) {
  const shop = pretendShop({ [list]: cart(lines, saved), [edition]: editionWith(590), ...answers })
  onTestFinished(() => void act(() => cartCount.set(0)))
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers, country })
  await expect.poll(() => document.querySelectorAll('.cart-line').length).toBe(lines.length + saved.length)
  return { ...shop, ...shown, at: () => shown.router.state.location.pathname }
}

const check = () => document.querySelector('dialog')
const said = () => check()?.textContent?.replace(/\s/g, ' ').normalize('NFKC')
const rows = () => document.querySelectorAll('.cart-blocker').length
const sections = () => [...document.querySelectorAll('.cart-saved .cart-line')].length
const checkOut = /^(Check out|ご注文手続きへ進む)$/

test('leads a cart without problems to the checkout', async () => {
  const { at } = await visit([ann, bea])
  await press(checkOut)
  await expect.poll(at).toBe('/cart/checkout')
})

test.each([
  ['/cart', 'One thing before checkout', 'The shop doesn’t have the scan of these feet any more.', 'Measure again'],
  ['/ja/cart', 'ご注文の前にご確認ください(1件)', 'この足のスキャンは、当店にはもうありません。', '測り直す'],
])('shows a problem and its fix in a dialog over the cart on %s', async (address, heading, why, fix) => {
  const { at } = await visit([gone, bea], { address })
  await press(checkOut)
  await expect.poll(said).toContain(heading)
  expect(said()).toContain(why)
  const named = document.getElementById(check()?.getAttribute('aria-labelledby') ?? '')
  expect(named?.textContent?.normalize('NFKC')).toBe(heading)
  const fixes = [...document.querySelectorAll('.cart-blocker button')]
  expect(fixes.map(({ textContent }) => textContent)).toEqual([fix])
  const describedBy = fixes[0]?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toMatch(/Ann/)
  await press(address === '/cart' ? 'Back to the cart' : 'カートへ戻る')
  expect([check(), at()]).toEqual([null, '/cart'])
})

test('saves the faulty pairs for later and orders the others', async () => {
  const { answer, requestsTo, at } = await visit([gone, bea])
  await press(checkOut)
  await expect.poll(rows).toBe(1)
  answer(saveForLater, cart([bea], [gone]))
  answer(list, cart([bea], [gone]))
  await press('Order the other pair')
  await expect.poll(at).toBe('/cart/checkout')
  expect(requestsTo(saveForLater).map(({ body }) => body)).toEqual([{ id: 'gone' }])
  expect(cartCount.get()).toBe(1)
})

test('offers no partial order when no pair can be ordered', async () => {
  await visit([gone, weak])
  await press(checkOut)
  await expect.poll(said).toContain('2 things before checkout')
  expect(said()).toContain('too weak')
  expect(button(/^Order the other/)).toBeNull()
})

test('reports in the open dialog that a pair could not be saved for later', async () => {
  const { answer } = await visit([gone, bea])
  await press(checkOut)
  await expect.poll(rows).toBe(1)
  answer(saveForLater, respondWithError('saved_for_later_full', 409))
  await press('Order the other pair')
  await expect.poll(said).toContain('You can save up to 12 pairs for later.')
  expect(rows()).toBe(1)
})

test('adds a locally changed design again with its consent and then orders it', async () => {
  const changed = { ...design, colour: 'green' } as const
  storeHere(changed)
  const { answer, requestsTo, at } = await visit([ann])
  await press(checkOut)
  await expect.poll(said).toContain('You changed its design on this device')
  expect(said()).toContain('Please make this pair to my measurements.')
  answer('/cart/add', { count: 1 })
  answer(list, cart([{ ...ann, configuration: { ...ann.configuration, colour: 'green' } }]))
  await press('Add it as it is now')
  await expect.poll(at).toBe('/cart/checkout')
  expect(requestsTo('/cart/add')[0]?.body).toMatchObject({
    configuration: { designId: design.id, colour: 'green' },
    consent: { version: '1', language: 'en' },
  })
})

test('orders a locally changed design in its old version on request', async () => {
  storeHere({ ...design, colour: 'green' })
  const { at } = await visit([ann])
  await press(checkOut)
  await expect.poll(rows).toBe(1)
  await press('Order it as it was')
  await expect.poll(at).toBe('/cart/checkout')
})

test('offers another country where the shop does not deliver', async () => {
  let chosen = 0
  const choose = () => {
    chosen += 1
  }
  await visit([bea], { country: { ...strangerCountry, code: () => 'FR', choose } })
  await press(checkOut)
  await expect.poll(said).toContain('We don’t deliver to your country yet')
  await press('Choose another country')
  expect([chosen, check()]).toEqual([1, null])
})

test('saves the last pairs for later when numbers run short, and counts the visitor’s reserved number', async () => {
  const place = {
    position: { email: 'a@example.com', ahead: 0, reserved: { number: 7, until: '2027-01-01T00:00:00.000Z' } },
  }
  const { answer, requestsTo } = await visit([ann, bea], {
    answers: { [edition]: editionWith(0), '/edition/waitlist/position': place },
  })
  await press(checkOut)
  await expect.poll(said).toContain('1 number of the edition is left')
  answer(saveForLater, cart([ann], [bea]))
  answer(list, cart([ann], [bea]))
  await press('Save the last pair for later')
  await expect.poll(() => requestsTo(saveForLater).length).toBe(1)
  expect(requestsTo(saveForLater)[0]?.body).toEqual({ id: 'bea' })
})

test('reports a failed check and lets the customer press again', async () => {
  const { answer, at } = await visit([bea])
  answer(list, noLine)
  await press(checkOut)
  await expect.poll(() => document.querySelector('.cart-beside [role=alert]')?.textContent).toContain('Network error')
  answer(list, cart([bea]))
  await press(checkOut)
  await expect.poll(at).toBe('/cart/checkout')
})

test('saves a pair for later and moves it back, and updates the cart count meanwhile', async () => {
  const { answer } = await visit([ann, bea])
  answer(saveForLater, cart([bea], [ann]))
  await click(() => document.querySelectorAll<HTMLElement>('.cart-line button')[1])
  await expect.poll(sections).toBe(1)
  expect([cartCount.get(), document.querySelector('.price-lines .total b')?.textContent]).toEqual([1, '£240'])
  await expect.poll(() => document.activeElement?.textContent).toBe('The pair is saved for later.')
  answer('/cart/moveToCart', respondWithError('cart_full', 409))
  await press('Move to the cart')
  await expect.poll(() => document.querySelector('.cart-saved [role=alert]')?.textContent).toContain('up to 4 pairs')
  answer('/cart/moveToCart', cart([ann, bea]))
  await press('Move to the cart')
  await expect.poll(sections).toBe(0)
  expect(cartCount.get()).toBe(2)
})

test('moves a saved pair with a problem to the cart and shows the problem with its fix', async () => {
  const { answer } = await visit([bea], { saved: [gone] })
  answer('/cart/moveToCart', cart([bea, gone]))
  await press('Move to the cart')
  await expect.poll(sections).toBe(0)
  const [, moved] = document.querySelectorAll('.cart-columns .cart-line')
  expect(moved?.querySelector('.notice')?.textContent).toContain('The scan is gone')
  expect(moved?.querySelector('.notice button')?.textContent).toBe('Measure again')
})

test('links the waiting list in the problem row of a sold-out edition', async () => {
  await visit([bea], { answers: { [edition]: editionWith(0), '/edition/waitlist/position': { position: null } } })
  await press(checkOut)
  await expect.poll(() => document.querySelector('.cart-blocker')?.textContent).toContain('The edition is sold out')
  await expect.poll(() => document.querySelector('.cart-blocker button')?.textContent).toBe('Join the waiting list')
  await click('.cart-blocker button')
  await expect.poll(() => document.querySelectorAll('dialog').length).toBe(2)
})

test('prefills the checkout with the postcode and country entered in the cart', async () => {
  const { at } = await visit([bea])
  fireEvent.change(await element('.cart-arrival input'), { target: { value: '1500002' } })
  await press('Show date')
  await expect.poll(main).toContain('if you paid today')
  await press(checkOut)
  await expect.poll(at).toBe('/cart/checkout')
  const postcode = () => document.querySelector<HTMLInputElement>('#checkout-postcode')
  await expect.poll(() => postcode()?.value).toBe('150-0002')
  expect(document.querySelector<HTMLInputElement>('#checkout-country input:checked')?.value).toBe('JP')
})

test('restores a removed pair with its consent, also one with a problem', async () => {
  const { answer, requestsTo } = await visit([bea, gone])
  answer('/cart/remove', cart([gone]))
  await click(() => document.querySelectorAll<HTMLElement>('.cart-line button')[2])
  await expect.poll(() => button('Put it back')).not.toBeNull()
  answer('/cart/add', { count: 2 })
  await press('Put it back')
  await expect.poll(() => document.querySelectorAll('.cart-line').length).toBe(2)
  const { configuration, consent } = bea
  expect(requestsTo('/cart/add')[0]?.body).toEqual({ configuration, consent, put_back: 'cart' })
  await expect.poll(() => document.activeElement?.textContent).toBe('The pair is in the cart again.')
  answer('/cart/remove', cart([bea]))
  await click(() => document.querySelectorAll<HTMLElement>('.cart-line:last-child button')[3])
  await expect.poll(() => document.querySelectorAll('.cart-line').length).toBe(1)
  await press('Put it back')
  await expect.poll(() => document.querySelectorAll('.cart-line').length).toBe(2)
  expect(document.querySelector('.cart-line:last-child .notice')?.textContent).toContain('The scan is gone')
})

test('shows date, town and price for a postcode and derives its country from the format', async () => {
  const { answer, requestsTo } = await visit([bea])
  const field = () => document.querySelector<HTMLInputElement>('.cart-arrival input')
  const checkout = async (typed: string) => {
    fireEvent.change(await element('.cart-arrival input'), { target: { value: typed } })
    await press('Show date')
  }
  await checkout('nowhere')
  expect([field()?.getAttribute('aria-invalid'), requestsTo('/address/lookup').length]).toEqual(['true', 0])
  answer('/address/lookup', { suggestions: [{ city: '渋谷区', region: '東京都' }], is_complete: false })
  await checkout('１５００００１')
  await expect.poll(main).toContain('to 渋谷区, if you paid today')
  expect(document.querySelector('.price-lines .total b')?.textContent?.normalize('NFKC')).toBe('¥44,000')
  answer('/address/lookup', noLine)
  await checkout('e27qb')
  await expect.poll(main).toContain('to E2 7QB, if you paid today')
  expect(document.querySelector('.price-lines .total b')?.textContent).toBe('£240')
})

test('opens the wizard for a pair with the local design or the one in the cart', async () => {
  const { at } = await visit([ann])
  await press('Change design')
  await expect.poll(at).toBe('/tabi-gen-01/style')
  const { open, designs } = JSON.parse(localStorage.getItem(designFileKey) ?? '{}')
  expect([open, designs[0].design.colour]).toEqual([design.id, 'brown'])
})

test.each([
  ['shows a design begun on this device next to an empty cart', [], true],
  ['hides it when the same design is saved for later', [ann], false],
] as const)('%s', async (_, saved, hasNotice) => {
  storeHere(design)
  await visit([], { saved })
  await expect.poll(main).toContain('Your cart is empty')
  if (hasNotice) await expect.poll(main).toContain('Your design waits')
  else expect(main()).not.toContain('Your design waits')
})
