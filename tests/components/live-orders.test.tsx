import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { createOrderView, createPairView } from '../support/builders/create-order-view.ts'
import { button, main, press, submitDialog } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { openEventStream } from '../support/fakes/open-event-stream.ts'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'
import { turns } from '../support/fakes/stand-in-browser.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/current-orders.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/pages/own-orders.tsx')
  await import('#src/features/orders/pages/placed-order.tsx')
  await import('#src/api/streams/follow-shop.ts')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const [list, look, events] = ['/order/list', '/order/lookup', '/order/events']
const number = '2345-BCDF'
const heading = () => document.querySelector('.order-details h2')?.textContent
const statusText = () =>
  document.querySelector('[role=status].visually-hidden')?.textContent?.replace(/\s+/g, ' ').trim()
const said = () => main().replace(/\s+/g, ' ')
const dialog = () => document.querySelector('dialog')
const typed = () => dialog()?.querySelector<HTMLInputElement>('input[type=email]')
const isBack = () => dispatchEvent(new Event('focus'))

async function visit(address: string, answers: Readonly<Record<string, object>>) {
  const stream = openEventStream()
  const shop = pretendShop({
    '/order/hasPairInProgress': { is_in_progress: false, has_additional_order_grant: false },
    '/address/countries': { countries: [], only: [] },
    [events]: (_asked: unknown, signal: AbortSignal) => stream.answer(signal),
    ...answers,
  })
  const opened = await openScreen(address, { hasSession: true, answers: shop.answers })
  /** Updates the orders of the shop and publishes the transitions to subscribers. */
  function becomes(...orders: OrderView[]): void {
    shop.answer(list, { orders })
    for (const { number: of, stage } of orders) stream.deliver('order.changed', { number: of, stage })
  }
  return { ...shop, ...opened, stream, becomes, reads: () => shop.requestsTo(list).length }
}

/** Opens the page of an order for a customer, or for this device's guest, with its stream. */
async function sees(order: OrderView, address = '/profile/order', who: 'customer' | 'guest' = 'customer') {
  if (who === 'customer') storeTokens('iris')
  else localStorage.setItem('hadashi-guest', 'somebody')
  const shop = await visit(address, { [list]: { orders: [order] } })
  await expect.poll(() => document.querySelector('.order-details, .pay-page')).toBeTruthy()
  await expect.poll(shop.stream.followers).toBe(1)
  // Once the stream opens, the list is requested again for missed changes.
  await expect.poll(shop.reads).toBe(2)
  return shop
}

/** A visitor who has only the link. */
async function seesByLink(order: OrderView) {
  const shop = await visit('/order-exists#order=a.b', { [look]: order })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  return shop
}

test.each([
  ['/profile/order', 'customer', 'Printing', `Order ${number} has changed: Printing`],
  ['/order-exists', 'customer', 'Printing', `Order ${number} has changed: Printing`],
  ['/order-exists', 'guest', 'Printing', `Order ${number} has changed: Printing`],
  ['/ja/profile/order', 'customer', 'プリント中', `ご注文${number}の状況が変わりました：プリント中`],
] as const)('%s of a %s updates with its order and announces the change', async (address, who, stage, text) => {
  const { becomes } = await sees(createOrderView('paid'), address, who)
  expect(statusText()).toBe('')
  becomes(createOrderView('printing'))
  await expect.poll(heading).toBe(stage)
  await expect.poll(statusText).toBe(text)
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['/profile/order', '1 of 2 pairs checked.'],
  ['/ja/profile/order', '2足のうち1足の確認が済みました。'],
])('%s counts checked pairs while the workshop reviews them', async (address, text) => {
  const pairs = [createPairView(), createPairView({ design_id: 'd2', edition_number: 215 })]
  const { becomes } = await sees(createOrderView('in_review', { pairs }), address)
  becomes(createOrderView('in_review', { pairs: [createPairView({ checked: 'passed' }), ...pairs.slice(1)] }))
  await expect.poll(statusText).toContain(text)
  expect(said()).toContain(text)
})

test('keeps an open dialog with its input and focus', async () => {
  const { becomes } = await sees(createOrderView('ready_to_pay'))
  await press('Change it')
  await expect.poll(typed).toBeTruthy()
  const field = typed() as HTMLInputElement
  fireEvent.change(field, { target: { value: 'else@example.com' } })
  field.focus()
  becomes(createOrderView('paid'))
  await expect.poll(heading).toBe('Paid')
  expect([dialog()?.open, typed(), field.value, document.activeElement]).toEqual([
    true,
    field,
    'else@example.com',
    field,
  ])
})

test('keeps the order when reloading fails and updates it with the next event', async () => {
  const { becomes, answer, stream, reads } = await sees(createOrderView('paid'))
  answer(list, noLine)
  stream.deliver('order.changed', { number, stage: 'printing' })
  await expect.poll(reads).toBeGreaterThan(2)
  answer(list, respondWithError('SERVER_ERROR', 500))
  stream.deliver('order.changed', { number, stage: 'printing' })
  await expect.poll(heading).toBe('Paid')
  expect(document.querySelector('[role=alert]')).toBeNull()
  becomes(createOrderView('printing'))
  await expect.poll(heading).toBe('Printing')
})

test('shows a customer’s own action once and announces no change for it', async () => {
  const { answer, becomes } = await sees(createOrderView('ready_to_pay'))
  answer('/order/cancel', () => success(createOrderView('cancelled')))
  await press('Cancel the order')
  await submitDialog()
  await expect.poll(() => document.querySelector('.order-notice')?.textContent).toContain('You owe nothing')
  becomes(createOrderView('cancelled'))
  expect(statusText()).toBe('')
})

test('keeps an order that ends while it is open and stops requesting', async () => {
  const { becomes, stream, reads } = await sees(createOrderView('shipped'), '/order-exists')
  becomes(createOrderView('delivered'))
  await expect.poll(heading).toBe('Delivered')
  // React renders a page in one turn and unsubscribes the replaced one in another.
  await expect.poll(stream.followers).toBe(0)
  const before = reads()
  isBack()
  await turns()
  expect(reads()).toBe(before)
})

test('reloads an order opened by link when the visitor returns, until it ends', async () => {
  const { answer, requestsTo, stream } = await seesByLink(createOrderView('paid'))
  answer(look, createOrderView('printing'))
  isBack()
  await expect.poll(heading).toBe('Printing')
  expect([statusText(), stream.followers()]).toEqual([`Order ${number} has changed: Printing`, 0])
  answer(look, createOrderView('delivered'))
  isBack()
  await expect.poll(heading).toBe('Delivered')
  await turns()
  const before = requestsTo(look).length
  isBack()
  await turns()
  expect(requestsTo(look)).toHaveLength(before)
})

test('reports a link that expires while its order is open', async () => {
  const { answer } = await seesByLink(createOrderView('paid'))
  answer(look, respondWithError('NOT_FOUND', 404))
  isBack()
  await expect.poll(said).toContain('This link doesn’t open an order')
})

test('polls a shop without a stream', async () => {
  storeTokens('iris')
  const shop = await visit('/profile/order', {
    [list]: { orders: [createOrderView('paid')] },
    [events]: respondWithError('NOT_FOUND', 404),
  })
  await expect.poll(() => shop.requestsTo(events).length).toBe(1)
  shop.answer(list, { orders: [createOrderView('printing')] })
  await expect.poll(heading).toBe('Printing')
})

const payPage = `/order-exists?pay=${number}`
const ready = createOrderView('ready_to_pay', { pay_by: '2026-11-29T11:02:00.000Z' })
const awaiting = createOrderView('awaiting_payment', { pay_by: '2026-11-29T11:02:00.000Z' })

test('shows a payment as soon as its event arrives, without polling', async () => {
  const { becomes, reads } = await sees(awaiting, `${payPage}&paid=1`)
  expect([said().includes('waiting for the confirmation'), reads()]).toEqual([true, 2])
  becomes(createOrderView('paid'))
  await expect.poll(said).toContain('Your payment is here')
  await expect.poll(statusText).toContain('Paid')
})

test('shows and announces a chosen voucher, and offers the payment once it expired', async () => {
  const { becomes } = await sees(awaiting, `/ja${payPage}&paid=1`)
  const voucher = { payment: { state: 'waiting', until: '2026-11-25T14:59:59.000Z' } } as const
  becomes({ ...awaiting, ...voucher })
  await expect.poll(statusText).toMatch(/11月25日.*コンビニのレジ/)
  expect(said()).not.toContain('お支払いの確認を待っています')
  becomes(ready)
  await expect.poll(() => button(/を支払う$/)).toBeTruthy()
})

test('keeps an open cancel dialog when the order changes meanwhile', async () => {
  const { becomes } = await sees(ready, payPage)
  await press('Cancel the order')
  becomes(createOrderView('paid'))
  await expect.poll(statusText).toContain('Paid')
  expect(dialog()?.textContent).toContain('What you paid goes back')
  await press('Keep the order')
  await expect.poll(heading).toBe('Paid')
})
