import { fireEvent } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { SeenOrder } from '#machines/order-deed/order-deed.types.ts'
import { seenOrder, seenPair } from '../support/builders/seen-order.ts'
import { button, main, press } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { keepTokensOf } from '../support/components/known-browser.ts'
import { openScreen, success } from '../support/components/open-screen.tsx'
import { noLine, pretendShop, refusal } from '../support/fakes/pretend-shop.ts'
import { turns } from '../support/fakes/stand-in-browser.ts'
import { toldByStream } from '../support/fakes/told-by-stream.ts'

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

const [list, look, events] = ['/order/list', '/order/look', '/order/events']
const number = '2345-BCDF'
const heading = () => document.querySelector('.order-seen h2')?.textContent
const told = () => document.querySelector('[role=status].visually-hidden')?.textContent?.replace(/\s+/g, ' ').trim()
const said = () => main().replace(/\s+/g, ' ')
const dialog = () => document.querySelector('dialog')
const typed = () => dialog()?.querySelector<HTMLInputElement>('input[type=email]')
const isBack = () => dispatchEvent(new Event('focus'))

async function visit(address: string, answers: Readonly<Record<string, object>>) {
  const stream = toldByStream()
  const shop = pretendShop({
    '/order/hasPairOnItsWay': { is_on_its_way: false, may_make_another: false },
    '/address/countries': { countries: [], only: [] },
    [events]: (_asked: unknown, signal: AbortSignal) => stream.answer(signal),
    ...answers,
  })
  const opened = await openScreen(address, { hasSession: true, answers: shop.answers })
  /** What is so from now on, told to whoever follows. */
  function becomes(...orders: SeenOrder[]): void {
    shop.answer(list, { orders })
    for (const { number: of, stage } of orders) stream.tell('order.moved', { number: of, stage })
  }
  return { ...shop, ...opened, stream, becomes, reads: () => shop.askedAt(list).length }
}

/** A customer, or the guest of this device, with this order before them, who is told of it. */
async function sees(order: SeenOrder, address = '/profile/order', who: 'customer' | 'guest' = 'customer') {
  if (who === 'customer') keepTokensOf('iris')
  else localStorage.setItem('hadashi-guest', 'somebody')
  const shop = await visit(address, { [list]: { orders: [order] } })
  await expect.poll(() => document.querySelector('.order-seen, .pay-page')).toBeTruthy()
  await expect.poll(shop.stream.followers).toBe(1)
  // What was missed before the stream was there is read once it is.
  await expect.poll(shop.reads).toBe(2)
  return shop
}

/** Somebody who has nothing but the link. */
async function seesByLink(order: SeenOrder) {
  const shop = await visit('/order-exists#order=a.b', { [look]: order })
  await expect.poll(() => document.querySelector('.order-seen')).toBeTruthy()
  return shop
}

test.each([
  ['/profile/order', 'customer', 'Printing', `Order ${number} has changed: Printing`],
  ['/order-exists', 'customer', 'Printing', `Order ${number} has changed: Printing`],
  ['/order-exists', 'guest', 'Printing', `Order ${number} has changed: Printing`],
  ['/ja/profile/order', 'customer', 'プリント中', `ご注文${number}の状況が変わりました：プリント中`],
] as const)('%s of a %s moves with its order, and tells it in passing', async (address, who, stage, text) => {
  const { becomes } = await sees(seenOrder('paid'), address, who)
  expect(told()).toBe('')
  becomes(seenOrder('printing'))
  await expect.poll(heading).toBe(stage)
  await expect.poll(told).toBe(text)
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['/profile/order', '1 of 2 pairs checked.'],
  ['/ja/profile/order', '2足のうち1足の確認が済みました。'],
])('%s counts the pairs that are checked while the workshop looks at them', async (address, text) => {
  const pairs = [seenPair(), seenPair({ design_id: 'd2', edition_number: 215 })]
  const { becomes } = await sees(seenOrder('in_review', { pairs }), address)
  becomes(seenOrder('in_review', { pairs: [seenPair({ checked: 'passed' }), ...pairs.slice(1)] }))
  await expect.poll(told).toContain(text)
  expect(said()).toContain(text)
})

test('a dialog that is open stays, with what was typed into it and where its reader is', async () => {
  const { becomes } = await sees(seenOrder('ready_to_pay'))
  await press('Change it')
  await expect.poll(typed).toBeTruthy()
  const field = typed() as HTMLInputElement
  fireEvent.change(field, { target: { value: 'else@example.com' } })
  field.focus()
  becomes(seenOrder('paid'))
  await expect.poll(heading).toBe('Paid')
  expect([dialog()?.open, typed(), field.value, document.activeElement]).toEqual([
    true,
    field,
    'else@example.com',
    field,
  ])
})

test('what cannot be read again leaves the order as it was seen, and the next news shows it', async () => {
  const { becomes, answer, stream, reads } = await sees(seenOrder('paid'))
  answer(list, noLine)
  stream.tell('order.moved', { number, stage: 'printing' })
  await expect.poll(reads).toBeGreaterThan(2)
  answer(list, refusal('SERVER_ERROR', 500))
  stream.tell('order.moved', { number, stage: 'printing' })
  await expect.poll(heading).toBe('Paid')
  expect(document.querySelector('[role=alert]')).toBeNull()
  becomes(seenOrder('printing'))
  await expect.poll(heading).toBe('Printing')
})

test('what its customer has done is said once, and not as news', async () => {
  const { answer, becomes } = await sees(seenOrder('ready_to_pay'))
  answer('/order/cancel', () => success(seenOrder('cancelled')))
  await press('Cancel the order')
  fireEvent.submit(dialog()?.querySelector('form') ?? document.body)
  await expect.poll(() => document.querySelector('.order-told')?.textContent).toContain('You owe nothing')
  becomes(seenOrder('cancelled'))
  expect(told()).toBe('')
})

test('an order that ends while it is looked at stays, and nothing more is asked', async () => {
  const { becomes, stream, reads } = await sees(seenOrder('shipped'), '/order-exists')
  becomes(seenOrder('delivered'))
  await expect.poll(heading).toBe('Delivered')
  // React shows a page in one turn and ends what it has given up in another.
  await expect.poll(stream.followers).toBe(0)
  const before = reads()
  isBack()
  await turns()
  expect(reads()).toBe(before)
})

test('a link that is all that somebody has asks when its reader comes back, until the order is at its end', async () => {
  const { answer, askedAt, stream } = await seesByLink(seenOrder('paid'))
  answer(look, seenOrder('printing'))
  isBack()
  await expect.poll(heading).toBe('Printing')
  expect([told(), stream.followers()]).toEqual([`Order ${number} has changed: Printing`, 0])
  answer(look, seenOrder('delivered'))
  isBack()
  await expect.poll(heading).toBe('Delivered')
  await turns()
  const before = askedAt(look).length
  isBack()
  await turns()
  expect(askedAt(look)).toHaveLength(before)
})

test('a link that opens nothing any more while it is looked at says so', async () => {
  const { answer } = await seesByLink(seenOrder('paid'))
  answer(look, refusal('NOT_FOUND', 404))
  isBack()
  await expect.poll(said).toContain('This link doesn’t open an order')
})

test('a shop without a stream is asked', async () => {
  keepTokensOf('iris')
  const shop = await visit('/profile/order', {
    [list]: { orders: [seenOrder('paid')] },
    [events]: refusal('NOT_FOUND', 404),
  })
  await expect.poll(() => shop.askedAt(events).length).toBe(1)
  shop.answer(list, { orders: [seenOrder('printing')] })
  await expect.poll(heading).toBe('Printing')
})

const payPage = `/order-exists?pay=${number}`
const ready = seenOrder('ready_to_pay', { kept_until: '2026-11-29T11:02:00.000Z' })
const awaiting = seenOrder('awaiting_payment', { kept_until: '2026-11-29T11:02:00.000Z' })

test('whoever comes back from paying sees it as soon as the shop is told, without asking for it', async () => {
  const { becomes, reads } = await sees(awaiting, `${payPage}&paid=1`)
  expect([said().includes('waiting for the confirmation'), reads()]).toEqual([true, 2])
  becomes(seenOrder('paid'))
  await expect.poll(said).toContain('Your payment is here')
  await expect.poll(told).toContain('Paid')
})

test('a slip that was chosen is shown and told; once it has lapsed, the order can be paid', async () => {
  const { becomes } = await sees(awaiting, `/ja${payPage}&paid=1`)
  const slip = { payment: { state: 'waiting', until: '2026-11-25T14:59:59.000Z' } } as const
  becomes({ ...awaiting, ...slip })
  await expect.poll(told).toMatch(/11月25日.*コンビニのレジ/)
  expect(said()).not.toContain('お支払いの確認を待っています')
  becomes(ready)
  await expect.poll(() => button(/を支払う$/)).toBeTruthy()
})

test('who is being asked whether to cancel answers that, whatever becomes of the order meanwhile', async () => {
  const { becomes } = await sees(ready, payPage)
  await press('Cancel the order')
  becomes(seenOrder('paid'))
  await expect.poll(told).toContain('Paid')
  expect(dialog()?.textContent).toContain('What you paid goes back')
  await press('Keep the order')
  await expect.poll(heading).toBe('Paid')
})
