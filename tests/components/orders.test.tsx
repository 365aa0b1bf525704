import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createOrderView, createPairView } from '../support/builders/create-order-view.ts'
import { button, main, press, submitDialog } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/own-orders.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/pages/placed-order.tsx')
})
beforeEach(() => localStorage.clear())

const [list, look] = ['/order/list', '/order/lookup']
const asGuest = () => localStorage.setItem('hadashi-guest', 'somebody')
const said = () => main().replace(/\s+/g, ' ')
const dialog = () => document.querySelector('dialog')
const inDialog = () => dialog()?.textContent?.replace(/\s+/g, ' ') ?? ''
const statusText = () => document.querySelector('.order-notice')
const type = (label: string | RegExp, text: string) => {
  const found = [...document.querySelectorAll('dialog label')].find((one) => one.textContent?.match(label))
  fireEvent.change(document.getElementById(found?.getAttribute('for') ?? '') as HTMLElement, {
    target: { value: text },
  })
}

async function visit(address: string, answers: Readonly<Record<string, object>> = {}) {
  const shop = pretendShop({
    '/order/hasPairInProgress': { is_in_progress: false, has_additional_order_grant: false },
    '/address/countries': { countries: [], only: [] },
    ...answers,
  })
  const opened = await openScreen(address, { hasSession: true, answers: shop.answers })
  return { ...shop, ...opened }
}

/** Opens the page of a customer with this order. */
async function sees(order: ReturnType<typeof createOrderView>, address = '/profile/order') {
  storeTokens('iris')
  const shop = await visit(address, { [list]: { orders: [order] } })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  return shop
}

test.each([
  ['/profile/order', 'Printing', /Number 214.*Shell, green, feel: natural.*£240.*98 Columbia Road.*iris@example\.com/],
  [
    '/ja/profile/order',
    'プリント中',
    /通し番号214.*シェル、グリーン、フィット感：標準.*£240.*98 Columbia Road.*iris@example\.com/,
  ],
])('%s shows an order with stage, pairs, price, address and its dates so far', async (address, stage, text) => {
  await sees(createOrderView('printing'), address)
  expect(document.querySelector('.order-details h2')?.textContent).toBe(stage)
  expect(said()).toMatch(text)
  expect(document.querySelector('[aria-current=step] strong')?.textContent).toContain(stage)
  expect([...document.querySelectorAll('.timeline time')].map((one) => one.getAttribute('datetime'))).toEqual([
    '2026-11-20T10:00:00.000Z',
    '2026-11-21T10:00:00.000Z',
  ])
})

test.each([
  ['/profile/order', 'You have no orders', 'See the shoe', '/shop_tabbi'],
  ['/ja/profile/order', 'ご注文はありません', '靴を見る', '/ja/shop_tabbi'],
])('%s without orders leads to the shoe', async (address, text, name, to) => {
  storeTokens('iris')
  await visit(address, { [list]: { orders: [] } })
  await expect.poll(said).toContain(text)
  const [way] = document.querySelectorAll('main .empty-state a')
  expect([way?.textContent, way?.getAttribute('href')]).toEqual([name, to])
})

test('reports orders that fail to load and loads them on retry, newest first and ended ones collapsed', async () => {
  storeTokens('iris')
  const shop = await visit('/profile/order', { [list]: noLine })
  await expect.poll(() => document.querySelector('main [role=alert]')?.getAttribute('data-code')).toBe('NETWORK_ERROR')
  const orders = [createOrderView('in_review'), createOrderView('delivered', { number: '6789-GHJK' })]
  shop.answer(list, { orders })
  await press('Try again')
  await expect.poll(() => document.querySelector('main summary')?.textContent).toMatch(/6789-GHJK.*Delivered/)
  expect(document.querySelectorAll('.orders > .order-details')).toHaveLength(1)
})

const inYen = { currency: 'JPY', total_minor: 44_000, country: 'JP' }

test.each([
  ['placed', 'cancelled', 'You owe nothing.', {}],
  ['paid', 'refund_pending', 'The money goes back the way you paid it.', {}],
  ['paid in yen', 'refund_pending', 'our payment partner e-mails you and asks for a bank account', inYen],
] as const)(
  'cancels an order that is %s after one confirmation, explains the consequence and shows the result',
  async (name, to, text, more) => {
    const shop = await sees(createOrderView(name === 'placed' ? 'placed' : 'paid', more))
    shop.answer('/order/cancel', createOrderView(to, more))
    await press('Cancel the order')
    expect(inDialog()).toContain(text)
    expect(shop.requestsTo('/order/cancel')).toEqual([])
    await submitDialog()
    await expect.poll(() => statusText()?.textContent).toContain(text)
    await expect.poll(() => document.activeElement).toBe(statusText())
    expect([shop.requestsTo('/order/cancel').map(({ body }) => body), button('Cancel the order')]).toEqual([
      [{ number: '2345-BCDF' }],
      null,
    ])
  },
)

test('sends nothing when the customer keeps the order', async () => {
  const shop = await sees(createOrderView('placed'))
  await press('Cancel the order')
  await press('Keep the order')
  expect([dialog(), shop.requestsTo('/order/cancel')]).toEqual([null, []])
})

test.each([
  ['/profile/order', 'Cancel the order', 'That’s no longer possible.', 'Printing'],
  ['/ja/profile/order', 'ご注文をキャンセルする', 'この操作はできなくなりました。', 'プリント中'],
])(
  '%s: reports an action that is no longer possible and shows the current order',
  async (address, name, text, stage) => {
    const shop = await sees(createOrderView('paid'), address)
    shop.answer('/order/cancel', respondWithError('transition_not_allowed', 409))
    shop.answer(list, { orders: [createOrderView('printing')] })
    await press(name)
    await submitDialog()
    await expect.poll(() => statusText()?.textContent).toContain(text)
    expect([document.querySelector('.order-details h2')?.textContent, button(name)]).toEqual([stage, null])
  },
)

test('reports an unknown outcome while offline and repeats the action under the same key', async () => {
  const shop = await sees(createOrderView('placed'))
  shop.answer('/order/cancel', noLine)
  await press('Cancel the order')
  await submitDialog()
  await expect.poll(inDialog).toContain('it won’t be done twice')
  shop.answer('/order/cancel', createOrderView('cancelled'))
  await submitDialog()
  await expect.poll(() => statusText()?.textContent).toContain('is cancelled')
  const tries = shop.requests.filter(({ url }) => url.endsWith('/order/cancel'))
  // A request without an answer is repeated once automatically.
  expect(tries.length).toBeGreaterThan(1)
  expect(new Set(tries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('confirms the delivery of a parcel', async () => {
  const shop = await sees(createOrderView('shipped', { carrier: 'Hadashi Post', tracking_number: 'DEMO 1' }))
  expect(said()).toContain('Hadashi Post, parcel DEMO 1')
  shop.answer('/order/confirmDelivery', createOrderView('delivered'))
  await press('It’s here')
  await submitDialog()
  await expect.poll(() => statusText()?.textContent).toContain('Thank you')
  expect(document.querySelector('.order-details h2')?.textContent).toBe('Delivered')
})

test('splits ready pairs into an order of their own', async () => {
  const [ready, failed] = [
    createPairView({ checked: 'passed' }),
    createPairView({ design_id: 'd2', edition_number: 215, checked: 'failed' }),
  ]
  const order = createOrderView('needs_attention', { pairs: [ready, failed] })
  const shop = await sees(order)
  expect(said()).toMatch(/Number 214.*Can be made.*Number 215.*Can’t be made like this yet/)
  const [rest, split] = [
    { ...order, pairs: [failed] },
    createOrderView('ready_to_pay', { number: '6789-GHJK', pairs: [ready] }),
  ]
  shop.answer('/order/split', { order: rest, split_off: split })
  shop.answer(list, { orders: [split, rest] })
  await press('Order the ready pairs separately')
  await submitDialog()
  await expect.poll(() => document.querySelectorAll('.order-details').length).toBe(2)
  expect(said()).toContain('6789-GHJK')
})

test('offers no split without a ready pair', async () => {
  await sees(createOrderView('needs_attention', { pairs: [createPairView({ checked: 'failed' })] }))
  expect([button('Order the ready pairs separately'), button('Cancel the order')]).toEqual([null, expect.anything()])
})

test('sends another address with the confirmed price, and confirms a changed price first', async () => {
  const shop = await sees(createOrderView('in_review'))
  await press('Change the delivery address')
  await expect.poll(() => dialog()?.querySelectorAll('input').length).toBeGreaterThan(5)
  type('Town', '')
  await submitDialog()
  await expect.poll(() => dialog()?.querySelector('[aria-invalid=true]')).toBeTruthy()
  expect(shop.requestsTo('/order/changeAddress')).toEqual([])
  type('Town', 'Leeds')
  shop.answer(
    '/order/changeAddress',
    respondWithError('price_changed', 409, { difference: { currency: 'GBP', total_minor: 25_000 } }),
  )
  await submitDialog()
  await expect.poll(inDialog).toContain('The price there is £250 instead of £240')
  shop.answer('/order/changeAddress', createOrderView('in_review', { total_minor: 25_000 }))
  await submitDialog()
  await expect.poll(() => statusText()?.textContent).toContain('goes to the new address')
  const fields = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'Leeds', postcode: 'E2 7QB' }
  expect(shop.requestsTo('/order/changeAddress').map(({ body }) => body)).toEqual(
    [24_000, 25_000].map((total_minor) => ({
      number: '2345-BCDF',
      delivery: { country: 'GB', fields },
      price: { currency: 'GBP', total_minor },
    })),
  )
})

test('shows the price of another country in advance and requires its phone number', async () => {
  await sees(createOrderView('in_review'))
  await press('Change the delivery address')
  await expect.poll(() => dialog()?.querySelector('input[value=JP]')).toBeTruthy()
  fireEvent.click(dialog()?.querySelector('input[value=JP]') as HTMLElement)
  await expect.poll(inDialog).toContain('The price there is ¥44,000 instead of £240')
  await submitDialog()
  await expect.poll(inDialog).toContain('Carriers in Japan ask for one')
})

test('keeps a paid order in its country', async () => {
  await sees(createOrderView('printing'))
  await press('Change the delivery address')
  await expect.poll(() => dialog()?.querySelectorAll('input').length).toBeGreaterThan(4)
  expect(dialog()?.querySelector('input[type=radio]')).toBeNull()
})

test('changes the e-mail of an order and rejects an invalid one without a request', async () => {
  const shop = await sees(createOrderView('in_review'))
  shop.answer('/order/changeEmail', createOrderView('in_review', { email: 'next@example.com' }))
  await press('Change it')
  type('E-mail', 'next')
  await submitDialog()
  await expect.poll(inDialog).toContain('This can’t be an e-mail address')
  type('E-mail', ' Next@example.com ')
  await submitDialog()
  await expect.poll(() => statusText()?.textContent).toContain('next@example.com')
  expect(shop.requestsTo('/order/changeEmail').map(({ body }) => body)).toEqual([
    { number: '2345-BCDF', email: 'next@example.com' },
  ])
})

test('shows that e-mails do not arrive', async () => {
  await sees(createOrderView('in_review', { email_bounced: true }))
  expect(said()).toContain('Our e-mails don’t arrive')
})

test('adds an order to the account by its number and a code', async () => {
  storeTokens('iris')
  const shop = await visit('/profile/order', { [list]: { orders: [] } })
  await expect.poll(said).toContain('You have no orders')
  shop.answer('/order/claim/requestCode', { verification_id: 'p1', resend_seconds: 30, expires_seconds: 600 })
  shop.answer('/order/claim', respondWithError('code_wrong', 400, { tries_left: 1 }))
  await press('Add an order by its number')
  type('Order number', 'hello')
  await submitDialog()
  await expect.poll(inDialog).toContain('An order number looks like 2345-BCDF')
  type('Order number', '2345 bcdf')
  await submitDialog()
  await expect.poll(inDialog).toContain('If there’s an order 2345-BCDF')
  type('Code', '111111')
  await expect.poll(inDialog).toContain('You can try one more time')
  shop.answer('/order/claim', createOrderView('in_review'))
  shop.answer(list, { orders: [createOrderView('in_review')] })
  type('Code', '123456')
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  expect([dialog(), said()]).toEqual([null, expect.stringContaining('2345-BCDF is in your account now')])
  expect(shop.requestsTo('/order/claim/requestCode').map(({ body }) => body)).toEqual([{ number: '2345-BCDF' }])
})

test.each([
  ['/order-exists#order=o1.mark', 'Order 2345-BCDF', 'Sign in to keep it'],
  ['/ja/order-exists#order=o1.mark', 'ご注文2345-BCDF', 'ログインして管理する'],
])('%s shows the order of a link and removes the token from the address', async (address, text, way) => {
  const { router, requestsTo } = await visit(address, { [look]: createOrderView('shipped') })
  await expect.poll(said).toContain(text)
  expect(said()).toContain(way)
  expect(router.history.location.href).not.toContain('mark')
  expect(requestsTo(look).map(({ body }) => body)).toEqual([{ token: 'o1.mark' }])
  // The holder of a forwarded link cannot change the order's e-mail.
  expect(button(/^(Change it|変更する)$/)).toBeNull()
})

test.each([
  ['/order-exists#order=o1.mark', 'This link doesn’t open an order'],
  ['/ja/order-exists#order=o1.mark', 'このリンクではご注文を表示できません'],
])('%s says that a link no longer opens an order', async (address, text) => {
  await visit(address)
  await expect.poll(said).toContain(text)
  expect(document.querySelectorAll('main a')).toHaveLength(2)
})

test.each([
  ['/order-exists', 'Cancel the order', 'The order is cancelled. You owe nothing.', 'Cancelled'],
  ['/ja/order-exists', 'ご注文をキャンセルする', 'ご注文をキャンセルしました。', 'キャンセル済み'],
])('%s: cancels an order opened by its link with that link', async (address, name, done, stage) => {
  asGuest()
  const shop = await visit(`${address}#order=o1.mark`, { [look]: createOrderView('placed'), [list]: { orders: [] } })
  shop.answer('/order/cancel', createOrderView('cancelled'))
  await press(name)
  await submitDialog()
  await expect.poll(() => statusText()?.textContent).toContain(done)
  expect([document.activeElement, document.querySelector('.order-details h2')?.textContent]).toEqual([
    statusText(),
    stage,
  ])
  expect(shop.requestsTo('/order/cancel').map(({ body }) => body)).toEqual([{ number: '2345-BCDF', token: 'o1.mark' }])
})

test.each([
  ['/order-exists?pay=6789-ghjk', ['Needs your attention', 'Scan in review'], false],
  ['/order-exists?pay=2222-2222', ['Scan in review', 'Needs your attention'], true],
])(
  '%s shows the named order first when it cannot be paid, or says that it is missing',
  async (address, headings, isMissing) => {
    storeTokens('iris')
    const orders = [createOrderView('in_review'), createOrderView('needs_attention', { number: '6789-GHJK' })]
    await visit(address, { [list]: { orders } })
    await expect.poll(() => document.querySelectorAll('.order-details').length).toBe(2)
    expect([...document.querySelectorAll('.order-details h2')].map((one) => one.textContent)).toEqual(headings)
    expect(said().includes('We couldn’t find that order here')).toBe(isMissing)
  },
)

const placed = (editionNumbers = [214]) =>
  localStorage.setItem('hadashi-order', JSON.stringify({ number: '2345-BCDF', token: 'o1.mark', editionNumbers }))
const heading = () => document.querySelector('h1')?.textContent

test.each([
  ['/cart/confirmation', 'Pair 214 is reserved for you', 'You pay £240', 'Sign in to keep it'],
  ['/ja/cart/confirmation', '通し番号214を確保しました', '£240のお支払い', 'ログインして管理する'],
])(
  '%s shows a guest the reserved pair, the next step and how to keep it, without the mail',
  async (address, title, pay, way) => {
    placed()
    asGuest()
    await visit(address, { [look]: createOrderView('placed'), [list]: { orders: [createOrderView('placed')] } })
    await expect.poll(heading).toBe(title)
    await expect.poll(said).toContain(pay)
    expect(said()).toContain(way)
    expect(button(/^(Change it|変更する)$/)).toBeTruthy()
    const [mark] = document.querySelectorAll<HTMLElement>('.edition-ruler i')
    expect(Number.parseFloat(mark?.style.getPropertyValue('--at') ?? '')).toBeCloseTo((214 / 590) * 100)
  },
)

test('names all pairs of an order', async () => {
  placed([214, 215])
  await visit('/cart/confirmation', { [look]: createOrderView('placed') })
  await expect.poll(heading).toBe('Pairs 214 and 215 are reserved for you')
  expect(document.querySelectorAll('.edition-ruler i')).toHaveLength(2)
})

test('shows the number without a connection and loads the rest on retry', async () => {
  placed()
  const shop = await visit('/cart/confirmation', { [look]: noLine })
  await expect.poll(() => document.querySelector('main [role=alert]')?.textContent).toContain('Your order is safe')
  expect(heading()).toBe('Pair 214 is reserved for you')
  shop.answer(look, createOrderView('placed'))
  await press('Try again')
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
})

test('shows no reservation for a cancelled order', async () => {
  placed()
  await visit('/cart/confirmation', { [look]: createOrderView('cancelled') })
  await expect.poll(heading).toBe('Cancelled')
  expect(document.querySelector('.edition-ruler')).toBeNull()
})

test.each([
  ['that was not placed here', false],
  ['that is in an account by now', true],
])('shows no order %s', async (_, isPlaced) => {
  if (isPlaced) placed()
  const { requestsTo } = await visit('/cart/confirmation')
  await expect.poll(() => requestsTo(look).length).toBe(isPlaced ? 1 : 0)
  await expect.poll(heading).toBe('After your order')
})
