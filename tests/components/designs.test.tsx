import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getOpenSavedDesign, readDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { someDesign } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { button, click, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(() => import('#src/features/wizard/open-wizard.ts'))
beforeEach(() => {
  localStorage.clear()
  storeTokens('rosa')
})

const list = '/designs/list'
const remove = '/designs/remove'
const measured = { personId: 'rosa', scanId: 's1', scan: someScan() }
const forRosa = { ...someDesign({ upper: 'sandal', colour: 'green', feel: 'roomy' }, measured) }
const named = someDesign({ name: 'Summer', upper: 'strap', colour: 'brown' })
const rows = [forRosa, named].map((design) => ({ design, revision: 4, saved_at: '2026-11-20T10:00:00.000Z' }))

async function visit(designs: object = { designs: rows }, address = '/profile/products') {
  const shop = pretendShop({ [list]: designs, '/order/paidPairs': { pairs: [] } })
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers })
  return { ...shop, ...shown }
}

const cards = () =>
  [...document.querySelectorAll('.design-card')].map((card) => [
    card.querySelector('h3')?.textContent,
    card.querySelector('img')?.getAttribute('src'),
    card.querySelector('p')?.textContent,
  ])
const here = () => readDesignFile(localStorage.getItem(designFileKey), Date.now())

test.each([
  [
    '/profile/products',
    [
      ['Pair for Ann', '/img/pair-sandal-green.webp', 'Sandal, Green, feel: Roomy'],
      ['Summer', '/img/pair-strap-brown.webp', 'Strap, Brown, feel: Natural'],
    ],
    'Changed on 20 November 2026',
  ],
  [
    '/ja/profile/products',
    [
      ['Annさんの靴', '/img/pair-sandal-green.webp', 'サンダル、グリーン、フィット感：ゆったりめ'],
      ['Summer', '/img/pair-strap-brown.webp', 'ストラップ、ブラウン、フィット感：標準'],
    ],
    '最終変更：2026年11月20日',
  ],
])('%s lists every design of the account with its last change', async (address, shown, day) => {
  await visit(undefined, address)
  await expect.poll(cards).toEqual(shown)
  expect(main()).toContain(day)
})

test('opens an account design on this device and continues it in the wizard', async () => {
  const { router } = await visit()
  await expect.poll(cards).toHaveLength(2)
  const [, second] = document.querySelectorAll<HTMLButtonElement>('.design-card .button')
  expect(second?.textContent).toBe('Delete')
  await click('.design-card:nth-child(2) button')
  await expect.poll(() => router.latestLocation.pathname).toBe('/tabi-gen-01/style')
  const file = here()
  expect(file && getOpenSavedDesign(file)).toEqual({ design: named, edit: 1, base: 4, isChanged: false })
})

test('opens no design and reports it when the browser cannot store it', async () => {
  const { router } = await visit({ designs: rows.slice(0, 1) })
  await expect.poll(cards).toHaveLength(1)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  await press('Continue with it')
  await expect.poll(main).toContain('Your account still has it.')
  full.mockRestore()
  expect(router.latestLocation.pathname).toBe('/profile/products')
})

test('deletes a design after confirmation, also on this device, and keeps it when deleting fails', async () => {
  const shop = await visit({ designs: rows.slice(0, 1) })
  await press('Continue with it')
  await shop.router.navigate({ to: '/profile/products' })
  await press('Delete')
  shop.answer(remove, respondWithError('SERVER_ERROR', 500))
  await press('Delete design')
  await expect.poll(() => document.querySelector('dialog [role=alert]')).not.toBeNull()
  expect(cards()).toHaveLength(1)
  shop.answer(remove, { designs: [] })
  await press('Delete design')
  await expect.poll(main).toContain('No design yet')
  await expect.poll(() => document.activeElement?.textContent).toBe('The design is deleted.')
  expect(shop.requestsTo(remove).at(-1)?.body).toEqual({ id: forRosa.id })
  expect(here()?.designs.map(({ design }) => design.id)).not.toContain(forRosa.id)
})

test('links to designing the first pair when there are no designs', async () => {
  await visit({ designs: [] })
  await expect.poll(main).toContain('No design yet')
  const links = [...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'))
  expect(links).toContain('/tabi-gen-01/style')
  expect(button('Delete')).toBeNull()
})

test('reports a failed list of designs and loads it on retry', async () => {
  const shop = await visit(noLine)
  await expect.poll(() => document.querySelector('[role=alert]')?.getAttribute('data-code')).toBe('NETWORK_ERROR')
  shop.answer(list, { designs: rows })
  await press('Try again')
  await expect.poll(cards).toHaveLength(2)
})
