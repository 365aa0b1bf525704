import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Design } from '#domain/design/design.ts'
import { getOpenSavedDesign, writeDesignFile } from '#domain/design/design-file.ts'
import { designFileKey } from '#domain/design/design-file-key.ts'
import { pairChangeKey } from '#domain/order/pair-change.ts'
import type { OrderStage } from '#domain/order/stages.ts'
import type { OrderView } from '#machines/order-action/order-action.types.ts'
import { createOrderView, createPairView } from '../support/builders/create-order-view.ts'
import { someDesign, somePair } from '../support/builders/some-design.ts'
import { someScan } from '../support/builders/some-scan.ts'
import { button, follow, main, press, submitDialog, tick } from '../support/components/fill-and-press.ts'
import { freshBrowser } from '../support/components/fresh-browser.ts'
import { storeTokens } from '../support/components/known-browser.ts'
import { openScreen, settled, success } from '../support/components/open-screen.tsx'
import { storedDesigns } from '../support/components/open-wizard.ts'
import { noLine, pretendShop, respondWithError } from '../support/fakes/pretend-shop.ts'

freshBrowser()
beforeAll(async () => {
  await import('#src/features/orders/pages/own-orders.tsx')
  await import('#src/features/orders/pages/linked-order.tsx')
  await import('#src/features/orders/change/begin-pair-change.ts')
  await import('#src/features/orders/change/change-pair.tsx')
  await import('#src/features/orders/change/order-pair-on-device.tsx')
  await import('#src/features/wizard/open-wizard.ts')
})
beforeEach(() => localStorage.clear())

const measured = { personId: 'ann', scanId: 's1', scan: someScan() }
const pair = somePair(measured, { colour: 'green' })
const { designId } = pair
const change = '/order/changeDesign'
/** A design as stored in the account. */
const inAccount = (design: Design) => ({ design, revision: 3, saved_at: '2026-11-20T10:00:00.000Z' })
const orderAt = (stage: OrderStage, more: Partial<OrderView['pairs'][number]> = {}) =>
  createOrderView(stage, { pairs: [createPairView({ design_id: designId, ...more })] })
const said = () => main().replace(/\s+/g, ' ')
const dialog = () => document.querySelector('dialog[open]')
const inDialog = () => dialog()?.textContent?.replace(/\s+/g, ' ') ?? ''

type Visit = { address?: string; stage?: OrderStage; isGuest?: boolean; answers?: Record<string, object> }

/** Opens the page of an order. */
async function sees({ address = '/profile/order', stage = 'in_review', isGuest = false, answers = {} }: Visit = {}) {
  if (isGuest) localStorage.setItem('hadashi-guest', 'somebody')
  else storeTokens('iris')
  const shop = pretendShop({
    '/order/hasPairInProgress': { is_in_progress: false, has_additional_order_grant: false },
    '/order/list': { orders: [orderAt(stage)] },
    '/order/pair': { configuration: pair, revision: 1 },
    '/designs/list': { designs: [inAccount(someDesign({ id: designId, colour: 'green' }, measured))] },
    '/people/list': { people: [] },
    '/cart/list': { lines: [], saved: [] },
    ...answers,
  })
  const shown = await openScreen(address, { hasSession: true, answers: shop.answers })
  await expect.poll(() => document.querySelector('.order-details')).toBeTruthy()
  return { ...shop, ...shown, at: () => shown.router.state.resolvedLocation?.pathname }
}

/** Continues to the last step, with the consent to making the pair. */
async function atSummary(visit: Visit = {}) {
  const shop = await sees(visit)
  const isJapanese = visit.address?.startsWith('/ja')
  await press(isJapanese ? 'デザインを変更する' : 'Change the design')
  await expect.poll(shop.at).toBe('/tabi-gen-01/style')
  await shop.router.navigate({ to: '/tabi-gen-01/summary' })
  await tick(isJapanese ? /^上の内容を読みました/ : /^I’ve read this/)
  return shop
}

test.each([
  ['/profile/order', 'Change the order', 'The price stays £240.', 'The design of the pair is changed.'],
  ['/ja/profile/order', 'ご注文を変更する', '価格は£240のままです。', 'デザインを変更しました。'],
])('%s leads through the wizard and replaces the ordered pair by the new design', async (address, name, text, done) => {
  const shop = await atSummary({ address })
  shop.answer(change, orderAt('in_review', { revision: 2 }))
  await press(name)
  expect(inDialog()).toContain(text)
  expect(shop.requestsTo(change)).toEqual([])
  await submitDialog(2)
  await expect.poll(shop.at).toBe('/profile/order')
  await expect.poll(() => document.querySelector('.order-notice')?.textContent).toContain(done)
  await expect.poll(() => document.activeElement?.className).toBe('order-notice')
  expect(shop.requestsTo(change).map(({ body }) => body)).toEqual([
    {
      number: '2345-BCDF',
      configuration: expect.objectContaining({ designId }),
      revision: 1,
      consent: { version: '1', language: address.startsWith('/ja') ? 'ja' : 'en' },
    },
  ])
  expect(localStorage.getItem(pairChangeKey)).toBeNull()
})

test('opens an account design missing on this device without reporting another device', async () => {
  const named = someDesign({ id: designId, name: 'For the beach', colour: 'brown' })
  const shop = await sees({ answers: { '/designs/list': { designs: [inAccount(named)] } } })
  await press('Change the design')
  await expect.poll(shop.at).toBe('/tabi-gen-01/style')
  await expect.poll(said).toContain('You’re changing a pair of order')
  await expect.poll(() => shop.requestsTo('/designs/list').length).toBe(2)
  await expect.poll(() => storedDesigns()?.designs[0]).toMatchObject({ design: named, base: 3, isChanged: false })
  await settled(shop.router)
  expect(said()).not.toContain('changed in another window')
})

test('changes a pair by a guest’s link and returns to the page of the link', async () => {
  const shop = await atSummary({
    address: '/order-exists#order=o1.mark',
    isGuest: true,
    answers: { '/order/list': { orders: [] }, '/order/lookup': orderAt('placed') },
  })
  shop.answer(change, orderAt('placed', { revision: 2 }))
  await press('Change the order')
  await submitDialog()
  await expect.poll(shop.at).toBe('/order-exists')
  await expect.poll(() => document.querySelector('.order-notice')?.textContent).toContain('is changed')
  expect(shop.requestsTo('/order/pair').map(({ body }) => body)).toEqual([
    { number: '2345-BCDF', design_id: designId, token: 'o1.mark' },
  ])
  expect(shop.requestsTo(change)).toMatchObject([{ body: { token: 'o1.mark' } }])
  expect(shop.router.history.location.href).not.toContain('mark')
})

test('does not give the feet to a customer with only the link of another’s order', async () => {
  await sees({
    address: '/order-exists#order=o1.mark',
    answers: { '/order/list': { orders: [] }, '/order/lookup': orderAt('placed') },
  })
  expect([button('Change the design'), button('Cancel the order')]).toEqual([null, expect.anything()])
})

test.each(['awaiting_payment', 'printing', 'cancelled'] as const)(
  'offers no design change for an order in %s',
  async (stage) => {
    await sees({ stage })
    expect(button('Change the design')).toBeNull()
  },
)

test.each([
  [{ designs: [] }, true],
  [{ designs: [inAccount(someDesign({ id: designId }))] }, false],
])('shows a design missing in the account as ordered, and says so', async (answer, isSaid) => {
  const shop = await sees({ answers: { '/designs/list': answer } })
  await press('Change the design')
  await expect.poll(said).toContain('You’re changing a pair of order 2345-BCDF')
  expect(said().includes('no longer on this device')).toBe(isSaid)
  expect(shop.at()).toBe('/tabi-gen-01/style')
})

test('continues with this device’s version of a design', async () => {
  const design = { ...someDesign({ id: designId, colour: 'brown' }, measured) }
  const file = { open: designId, designs: [{ design, edit: 4, isChanged: false }], removed: [] }
  localStorage.setItem(designFileKey, writeDesignFile(file, Date.now()))
  const shop = await sees({ isGuest: true, address: '/order-exists' })
  await press('Change the design')
  await expect.poll(shop.at).toBe('/tabi-gen-01/style')
  const stored = storedDesigns()
  expect(stored && getOpenSavedDesign(stored).design.colour).toBe('brown')
})

test('does not send the change without the consent to making the pair', async () => {
  const shop = await sees()
  await press('Change the design')
  await expect.poll(shop.at).toBe('/tabi-gen-01/style')
  await shop.router.navigate({ to: '/tabi-gen-01/summary' })
  await press('Change the order')
  await expect.poll(said).toContain('Please confirm this before you change the order.')
  await expect.poll(() => [dialog(), (document.activeElement as HTMLInputElement).type]).toEqual([null, 'checkbox'])
})

test.each([
  ['transition_not_allowed', orderAt('paid'), 'can’t be changed any more'],
  ['pair_changed', orderAt('in_review', { revision: 2 }), 'has changed since you opened it here'],
] as const)('keeps order and design when the change is rejected as %s', async (code, now, text) => {
  const shop = await atSummary()
  shop.answer(change, respondWithError(code, 409))
  shop.answer('/order/list', { orders: [now] })
  await press('Change the order')
  await submitDialog()
  await expect.poll(said).toContain(text)
  expect(storedDesigns()?.open).toBe(designId)
  await press('Make it another pair')
  await expect.poll(() => button('Add to cart')).toBeTruthy()
  expect(said()).not.toContain('You’re changing a pair')
})

test.each([
  ['scan_mismatch', 'We can’t find this scan among those of the person who ordered'],
  ['scan_unusable', 'We can’t make shoes by this scan'],
])('reports feet that the shop rejects (%s) and keeps the order', async (code, text) => {
  const shop = await atSummary()
  shop.answer(change, respondWithError(code, 409))
  await press('Change the order')
  await submitDialog()
  await expect.poll(inDialog).toContain(text)
})

test('reports an unknown outcome and repeats the change under the same key', async () => {
  const shop = await atSummary()
  shop.answer(change, noLine)
  await press('Change the order')
  await submitDialog()
  await expect.poll(inDialog).toContain('it won’t be done twice')
  shop.answer(change, orderAt('in_review', { revision: 2 }))
  await submitDialog()
  await expect.poll(shop.at).toBe('/profile/order')
  expect(new Set(shop.requestsTo(change).map(({ body }) => JSON.stringify(body))).size).toBe(1)
})

test('designs another pair after leaving the order unchanged', async () => {
  const shop = await sees()
  await press('Change the design')
  await expect.poll(said).toContain('You’re changing a pair of order 2345-BCDF')
  await press('Leave the order as it is')
  await expect.poll(said).not.toContain('You’re changing a pair')
  await shop.router.navigate({ to: '/tabi-gen-01/summary' })
  await expect.poll(() => button('Add to cart')).toBeTruthy()
})

test('returns to the unchanged order by the back link', async () => {
  const shop = await sees()
  await press('Change the design')
  await expect.poll(said).toContain('You’re changing a pair')
  follow('Back to your order')
  await expect.poll(shop.at).toBe('/profile/order')
  await expect.poll(() => document.querySelector('.order-notice')).toBeTruthy()
  expect(document.querySelector('.order-notice')?.textContent).toBe('')
})

test('allows changing an additional order while another pair is on its way', async () => {
  const onItsWay = { is_in_progress: true, has_additional_order_grant: false }
  const shop = await sees({ answers: { '/order/hasPairInProgress': onItsWay } })
  shop.answer('/order/requestAdditionalOrder', () => {
    shop.answer('/order/hasPairInProgress', { ...onItsWay, has_additional_order_grant: true })
    return success({ ...onItsWay, has_additional_order_grant: true })
  })
  await press('Change the design')
  await expect.poll(shop.at).toBe('/tabi-gen-01/style')
})

test('leads from a pair rejected for its scan to measuring its feet', async () => {
  const check_error = { kind: 'scan_unsure', side: 'left', note: null } as const
  const orders = [orderAt('needs_attention', { checked: 'failed', check_error })]
  const shop = await sees({ answers: { '/order/list': { orders } } })
  await press('Measure again')
  await expect.poll(shop.at).toBe('/tabi-gen-01/scan')
  await expect.poll(said).toContain('You’re changing a pair of order 2345-BCDF')
  await expect.poll(() => button('Measure again')).toBeTruthy()
})

test('stays on the order page and reports a pair that can no longer be changed', async () => {
  const shop = await sees({ answers: { '/order/pair': respondWithError('NOT_FOUND', 404) } })
  await press('Change the design')
  await expect.poll(said).toContain('This pair can’t be changed any more.')
  expect(shop.at()).toBe('/profile/order')
})
