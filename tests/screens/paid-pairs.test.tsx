import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attachment } from '#domain/file/file-name.ts'
import { button, main, press } from '../support/fill-and-press.ts'
import { freshBrowser } from '../support/fresh-browser.ts'
import { keepTokensOf } from '../support/known-browser.ts'
import { openScreen } from '../support/open-screen.tsx'
import { noLine, pretendShop, refusal } from '../support/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/owned/owned-pairs.tsx')
}, 60_000)
beforeEach(() => {
  localStorage.clear()
  keepTokensOf('iris')
})

const list = '/order/paidPairs'
const said = () => main().replace(/\s+/g, ' ')
const files = (['left', 'right'] as const).flatMap((side) =>
  (['stl', '3mf', 'glb'] as const).map((kind) => ({ id: `${side}-${kind}`, side, kind, size: 2_340_000 })),
)
const pair = {
  order_number: '2345-BCDF',
  stage: 'printing',
  edition_number: 214,
  revision: 2,
  for: 'Iris',
  measured_at: '2026-11-20T10:00:00.000Z',
  upper: 'shell',
  colour: 'green',
  feel: 'natural',
  sole_text: 'IRIS',
  files,
}

async function visit(pairs: object, address = '/profile/products') {
  const shop = pretendShop({ [list]: pairs, '/designs/list': { designs: [] } })
  return { ...shop, ...(await openScreen(address, { hasSession: true, answers: shop.answers })) }
}

test.each([
  [
    '/profile/products',
    /Pair 214.*Shell, green, feel: natural.*Under the sole: IRIS.*2345-BCDF Printing.*20 November 2026.*Version of the design2/,
    ['Left shoe, STL (2.3 MB)', 'Left shoe, 3MF (2.3 MB)', 'Left shoe, GLB (2.3 MB)'],
  ],
  [
    '/ja/profile/products',
    /靴214.*シェル、グリーン、フィット感：標準.*2345-BCDF プリント中.*2026年11月20日.*デザインの版2/,
    ['左の靴、STL（2.3 MB）', '左の靴、3MF（2.3 MB）', '左の靴、GLB（2.3 MB）'],
  ],
])('%s shows a pair that is paid: its number, order, scan, design and files', async (address, text, names) => {
  await visit({ pairs: [pair] }, address)
  await expect.poll(said).toMatch(text)
  const shown = [...document.querySelectorAll('.print-files button')].map((one) => one.textContent)
  expect([shown.slice(0, 3), shown.length]).toEqual([names, 6])
})

test.each([
  ['/profile/products', 'No pair yet'],
  ['/ja/profile/products', '靴はまだありません'],
])('%s of whoever has paid for nothing says what will be here', async (address, text) => {
  await visit({ pairs: [] }, address)
  await expect.poll(said).toContain(text)
  expect(document.querySelector<HTMLAnchorElement>('.design-block a')?.pathname).toContain('/profile/order')
})

test('pairs that cannot be read say so, and another try brings them; the designs are there meanwhile', async () => {
  const shop = await visit(noLine)
  await expect
    .poll(() => document.querySelector('.design-block [role=alert]')?.getAttribute('data-code'))
    .toBe('NETWORK_ERROR')
  await expect.poll(said).toContain('No design yet')
  shop.answer(list, { pairs: [pair] })
  await press('Try again')
  await expect.poll(said).toContain('Pair 214')
})

test('a file is fetched by the header of its owner, and saved under its name; what is refused is told', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const shop = await visit({ pairs: [pair] })
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const request = new Request(new URL(String(address), 'http://shop.test'), init)
    return shop.answers(new URL(request.url).pathname.replace('/api', ''), request)
  })
  await expect.poll(() => button(/^Right shoe, GLB/)).toBeTruthy()
  const name = 'hadashi-214-right.glb'
  shop.answer(
    '/order/print/right-glb',
    () =>
      new Response('a shoe', {
        headers: { 'content-type': 'model/gltf-binary', 'content-disposition': attachment(name) },
      }),
  )
  await press(/^Right shoe, GLB/)
  await expect.poll(said).toContain('The file is in your downloads.')
  expect(saved).toEqual([name])
  const [asked] = shop.askedAt('/order/print/right-glb')
  expect(asked?.authorization).toMatch(/^Bearer /)
  shop.answer('/order/print/left-stl', refusal('NOT_FOUND', 404))
  await press(/^Left shoe, STL/)
  await expect.poll(() => document.querySelector('.print-files [role=alert]')).toBeTruthy()
  expect([saved, said().includes('in your downloads')]).toEqual([[name], false])
})
