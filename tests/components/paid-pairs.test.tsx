import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attachment } from '#domain/file/file-name.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { button, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens, writeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/list/paid-pairs.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/pages/current-orders.tsx')
})
beforeEach(() => {
  localStorage.clear()
  storeTokens('iris')
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
    /通し番号214の靴.*シェル、グリーン、フィット感：標準.*2345-BCDF プリント中.*2026年11月20日.*デザインの版2/,
    ['左の靴、STL（2.3 MB）', '左の靴、3MF（2.3 MB）', '左の靴、GLB（2.3 MB）'],
  ],
])('%s shows a paid pair with number, order, scan, design and files', async (address, text, names) => {
  await visit({ pairs: [pair] }, address)
  await expect.poll(said).toMatch(text)
  const shown = [...document.querySelectorAll('.print-files button')].map((one) => one.textContent)
  expect([shown.slice(0, 3), shown.length]).toEqual([names, 6])
})

test.each([
  ['/profile/products', 'No pair yet'],
  ['/ja/profile/products', '靴はまだありません'],
])('%s without a paid pair says what will be here', async (address, text) => {
  await visit({ pairs: [] }, address)
  await expect.poll(said).toContain(text)
  expect(document.querySelector<HTMLAnchorElement>('.design-block a')?.pathname).toContain('/profile/order')
})

test('reports pairs that fail to load beside the designs, and loads them on retry', async () => {
  const shop = await visit(noLine)
  await expect
    .poll(() => document.querySelector('.design-block [role=alert]')?.getAttribute('data-code'))
    .toBe('NETWORK_ERROR')
  await expect.poll(said).toContain('No design yet')
  shop.answer(list, { pairs: [pair] })
  await press('Try again')
  await expect.poll(said).toContain('Pair 214')
})

test('downloads a file with its owner’s header under its name, and reports a rejected download', async () => {
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
    '/order/printFile/right-glb',
    () =>
      new Response('a shoe', {
        headers: { 'content-type': 'model/gltf-binary', 'content-disposition': attachment(name) },
      }),
  )
  await press(/^Right shoe, GLB/)
  await expect.poll(said).toContain('The file is in your downloads.')
  expect(saved).toEqual([name])
  const [requests] = shop.requestsTo('/order/printFile/right-glb')
  expect(requests?.authorization).toMatch(/^Bearer /)
  shop.answer('/order/printFile/left-stl', respondWithError('NOT_FOUND', 404))
  await press(/^Left shoe, STL/)
  await expect.poll(() => document.querySelector('.print-files [role=alert]')).toBeTruthy()
  expect([saved, said().includes('in your downloads')]).toEqual([[name], false])
})

const byLink = '/order/lookup/paidPairs'

async function visitByLink(order: OrderView, pairs: object, more: Readonly<Record<string, object>> = {}) {
  writeTokens({})
  const shop = pretendShop({ '/order/lookup': order, [byLink]: pairs, ...more })
  return { ...shop, ...(await openScreen('/order-exists#order=a.b', { hasSession: true, answers: shop.answers })) }
}

test.each([
  ['', /Pair 214 of the edition ?Made to the scan of20 November 2026Version of the design2Print files/],
  ['/ja', /通し番号214の靴 ?.*2026年11月20日デザインの版2/],
])(
  '%s/order-exists: shows the paid pair of an order’s link with number, scan, version and files',
  async (language, text) => {
    writeTokens({})
    const shop = pretendShop({ '/order/lookup': createOrderView('printing'), [byLink]: { pairs: [pair] } })
    await openScreen(`${language}/order-exists#order=a.b`, { hasSession: true, answers: shop.answers })
    await expect.poll(said).toMatch(text)
    expect(shop.requestsTo(byLink)).toMatchObject([{ body: { token: 'a.b' } }])
    expect(document.querySelectorAll('.print-files button')).toHaveLength(6)
  },
)

test('requests no files by link before the payment, and shows them afterwards', async () => {
  const shop = await visitByLink(createOrderView('awaiting_payment'), { pairs: [pair] })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  expect([shop.requestsTo(byLink), document.querySelector('.owned-pairs')]).toEqual([[], null])
  shop.answer('/order/lookup', createOrderView('paid'))
  dispatchEvent(new Event('focus'))
  await expect.poll(() => document.querySelector('.owned-pairs h3')?.textContent).toBe('Pair 214 of the edition')
})

test('downloads a file by link with a header and without the token in the address', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  const requests: Request[] = []
  await visitByLink(createOrderView('paid'), { pairs: [pair] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    requests.push(new Request(new URL(String(address), 'http://shop.test'), init))
    return new Response('a shoe', {
      headers: { 'content-type': 'model/stl', 'content-disposition': attachment('hadashi-214-left.stl') },
    })
  })
  await expect.poll(() => button(/^Left shoe, STL/)).toBeTruthy()
  await press(/^Left shoe, STL/)
  await expect.poll(() => saved).toEqual(['hadashi-214-left.stl'])
  expect(requests.map(({ url, headers }) => [new URL(url).pathname, headers.get('hadashi-order')])).toEqual([
    ['/api/order/lookup/printFile/left-stl', 'a.b'],
  ])
})

test('reports files that fail to load beside the order, and loads them on retry', async () => {
  const shop = await visitByLink(createOrderView('paid'), noLine)
  await expect.poll(() => document.querySelector('.order-details [role=alert]')).toBeTruthy()
  shop.answer(byLink, { pairs: [pair] })
  await press('Try again')
  await expect.poll(said).toContain('Pair 214')
})

test('shows a guest’s files with the order, and a customer’s on their pairs page', async () => {
  for (const who of ['guest', 'customer'] as const) {
    if (who === 'guest') {
      writeTokens({})
      localStorage.setItem('hadashi-guest', 'somebody')
    } else storeTokens('iris')
    const orders = { orders: [createOrderView('paid')] }
    const state = { is_in_progress: true, has_additional_order_grant: false }
    const shop = pretendShop({ '/order/list': orders, '/order/hasPairInProgress': state, [list]: { pairs: [pair] } })
    const opened = await openScreen('/order-exists', { hasSession: true, answers: shop.answers })
    await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
    if (who === 'guest') await expect.poll(() => document.querySelector('.owned-pairs')).toBeTruthy()
    expect([shop.requestsTo(list).length, document.querySelectorAll('.owned-pair').length]).toEqual(
      who === 'guest' ? [1, 1] : [0, 0],
    )
    opened.unmount()
  }
})
