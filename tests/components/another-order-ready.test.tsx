import { expect, onTestFinished, test } from 'vitest'
import { startReminder } from '#src/features/payment-reminder/start-reminder.tsx'
import type { SessionPort } from '#src/features/session/session-port.ts'
import { createOrderView } from '../support/builders/create-order-view.ts'
import { click } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen } from '../support/components/open-screen.tsx'
import { openEventStream } from '../support/fakes/open-event-stream.ts'
import { pretendShop } from '../support/fakes/pretend-shop.ts'

freshBrowser()

const first = createOrderView('ready_to_pay')
const another = (number: string) => createOrderView('ready_to_pay', { number })
const reminder = () => document.querySelector('.pay-container')
const choice = () => /hidePaymentModal=([^;]+)/.exec(document.cookie)?.[1]

test('keeps a deferred order until the order list or its stream reports another payable order', async () => {
  storeTokens('mika')
  const stream = openEventStream()
  const shop = pretendShop({
    '/order/isOrderReadyToPay': { payment_link: `https://shop.test/order-exists?pay=${first.number}` },
    '/order/list': { orders: [first] },
    '/order/events': (_asked: unknown, signal: AbortSignal) => stream.answer(signal),
  })
  const { session, router } = await openScreen('/about', { hasSession: true, answers: shop.answers })
  onTestFinished(startReminder(session as SessionPort, router))
  const putOff = async () => {
    await router.navigate({ to: '/about' })
    await expect.poll(() => reminder()?.querySelector('dialog')).toBeTruthy()
    await click(() => reminder()?.querySelector<HTMLElement>('dialog .button-quiet'))
    await expect.poll(choice).toBe(first.number)
  }
  const seesOrders = async () => {
    const before = shop.requestsTo('/order/list').length
    await router.navigate({ to: '/profile/order' })
    // Requested with the page, when its stream opens, and by the reminder for its pair and price.
    await expect.poll(() => shop.requestsTo('/order/list').length).toBeGreaterThanOrEqual(before + 2)
    await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  }

  await putOff()
  await seesOrders()
  expect([choice(), reminder()?.textContent]).toEqual([first.number, ''])

  await router.navigate({ to: '/about' })
  shop.answer('/order/list', { orders: [another('3333-BCDF'), first] })
  await seesOrders()
  expect(choice()).toBeUndefined()
  await expect.poll(() => reminder()?.querySelector('section')).toBeTruthy()

  shop.answer('/order/list', { orders: [first] })
  await putOff()
  await seesOrders()
  const requestCount = shop.requestsTo('/order/list').length
  for (const { number, stage } of [first, createOrderView('in_review', { number: '4444-BCDF' })])
    stream.deliver('order.changed', { number, stage })
  await expect.poll(() => shop.requestsTo('/order/list').length).toBeGreaterThan(requestCount)
  expect([choice(), reminder()?.textContent]).toEqual([first.number, ''])
  // The stream event alone is enough, whatever the list says.
  stream.deliver('order.changed', { number: '4444-BCDF', stage: 'ready_to_pay' })
  await expect.poll(choice).toBeUndefined()
  await expect.poll(() => reminder()?.querySelector('section')).toBeTruthy()
})
