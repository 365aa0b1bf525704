import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { toConfiguration } from '#domain/design/configuration.ts'
import { changeOpen, getOpenSavedDesign } from '#domain/design/design-file.ts'
import { cartCount } from '#src/features/cart/cart-count.ts'
import { someLine } from '../support/builders/some-design.ts'
import { button, main, press, tick } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { openUnhydrated } from '../support/components/open-unhydrated.ts'
import { fileWith, openWizardAt, rosasFeet, storeDesigns } from '../support/components/open-wizard.ts'
import { setCookie } from '../support/fakes/dialogs-and-cookies.ts'
import { pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'
import { findCookie } from '../support/fakes/stand-in-browser.ts'

freshBrowser()

// The chunk of the steps is large: loaded here, it counts in no test's time.
beforeAll(() => import('#src/features/wizard/open-wizard.ts'))

const withFeet = () => fileWith({ ...rosasFeet('s1'), colour: 'green' })
const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const dialogHeading = () => dialog()?.querySelector('h2')?.textContent

test.each([
  ['FR', '/tabi-gen-01/summary', 'We don’t deliver to France yet', 'Join the list', 'Choose another country'],
  ['NL', '/tabi-gen-01/summary', 'We don’t deliver to the Netherlands yet', 'Join the list', 'Choose another country'],
  ['FR', '/ja/tabi-gen-01/summary', 'フランスへのお届けはまだ行っていません', 'お知らせを申し込む', 'ほかの国を選ぶ'],
])(
  'tells a visitor from %s at %s, offers the waiting list first and then another country',
  async (code, address, said, join, choose) => {
    storeDesigns(withFeet())
    setCookie('country_code', code)
    const shop = await openUnhydrated(address)
    await shop.isLate()
    await expect.poll(main).toContain(said)
    await press(join)
    await expect.poll(dialogHeading).toBe(said)
    expect(dialog()?.querySelector('input')?.type).toBe('email')
    expect(findCookie('country_code')).toBe(code)
    fireEvent.click(within(dialog() as HTMLElement).getByText(choose, { selector: 'button, button span' }))
    await expect.poll(() => dialog()?.querySelectorAll('.country-rows button').length).toBe(243)
    await press(choose)
    await expect.poll(() => dialog()?.querySelectorAll('.country-rows button').length).toBe(243)
  },
)

test.each([
  [
    '/tabi-gen-01/summary',
    /^I’ve read this/,
    'Add to cart',
    'The cart has room for 4 pairs.',
    'Go to the cart',
    '/cart',
  ],
  [
    '/ja/tabi-gen-01/summary',
    /^上の内容を読みました/,
    'カートに入れる',
    'カートに入るのは4足までです',
    'カートへ',
    '/ja/cart',
  ],
])('%s links to the cart when it is full, and only then', async (address, yes, add, said, way, to) => {
  const full = respondWithError('cart_full', 409)
  const shop = pretendShop({ '/cart/add': full })
  const { wizard } = await openWizardAt(address, { file: withFeet(), answers: shop.answers })
  await wizard()
  await tick(yes)
  await press(add)
  await waitFor(() => expect(main()).toContain(said))
  const link = () =>
    [...document.querySelectorAll('[role=alert] a')].map((one) => [one.textContent, one.getAttribute('href')])
  expect(link()).toEqual([[way, to]])
  shop.answer('/cart/add', respondWithError('scan_unusable', 409))
  await press(add)
  await expect.poll(link).toEqual([])
  expect(button(add)).not.toBeNull()
})

test.each([
  ['unchanged', {}, 'This pair is in your cart.'],
  ['in an earlier version', { colour: 'brown' }, 'This pair is in your cart as it was before.'],
] as const)('says that a pair is already in the cart: %s', async (_, change, said) => {
  const file = withFeet()
  const made = toConfiguration(getOpenSavedDesign(file).design)
  if (!made.ok) throw new Error('A design that is not whole')
  const lines = [someLine('l1', made.value)]
  const { answers } = pretendShop({ '/cart/list': { lines, saved: [] } })
  onTestFinished(() => cartCount.set(0))
  cartCount.set(1)
  await openWizardAt('/tabi-gen-01/summary', { file: changeOpen(file, change), answers })
  await expect.poll(main).toContain(said)
  expect(button('Add to cart')).toBeDefined()
})
