import { expect, test } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { type CheckoutDraft, newCheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { minuteMs } from '#domain/time.ts'
import {
  checkoutLines,
  different,
  failed,
  london,
  opened,
  opens,
  placed,
  places,
  price,
  typed,
  writes,
} from '../../tests/support/builders/open-checkout.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { checkoutMachine } from './checkout.machine.ts'

test('sends the entered order, and keeps it stored once it is placed', async () => {
  const page = await writes()
  page.press()
  const [sent = ''] = page.orders()
  expect(JSON.parse(sent.slice('place '.length))).toEqual({
    lines: ['l1'],
    price,
    terms_version: '1.2',
    language: 'en',
    contact: { email: 'iris@example.com' },
    delivery: { country: 'GB', fields: london },
  })
  expect(page.drafts.at(-1)?.sent?.lines).toEqual(['l1'])
  await page.answers(placed)
  expect([page.at(), page.output(), page.drafts.at(-1)?.sent?.lines]).toEqual([
    'placed',
    { number: '2345-BCDF', token: 't', editionNumbers: [214] },
    ['l1'],
  ])
})

test('stores every change of the draft, including the country', async () => {
  const page = await writes()
  page.send({ type: 'draft.changed', change: { country: 'JP' } })
  page.send({ type: 'draft.changed', change: { addresses: { ...typed.addresses, JP: { city: '渋谷区' } } } })
  page.send({ type: 'draft.changed', change: { country: 'GB' } })
  expect(page.drafts).toHaveLength(3)
  expect(page.drafts.at(-1)).toEqual({ ...typed, addresses: { GB: london, JP: { city: '渋谷区' } } })
})

test('reports missing fields without a request, and clears the error of a changed field', async () => {
  const page = await writes({ ...typed, email: 'iris@', phone: '12' })
  page.press()
  expect([page.at(), page.orders(), page.context().fieldErrors.map(({ field }) => field)]).toEqual([
    'writing',
    [],
    ['email', 'phone'],
  ])
  expect(page.errorsFound()).toBe(1)
  page.send({ type: 'draft.changed', change: { email: 'iris@example.com' } })
  expect(page.context().fieldErrors.map(({ field }) => field)).toEqual(['phone'])
  page.send({ type: 'draft.changed', change: { country: 'JP' } })
  expect(page.context().fieldErrors).toEqual([])
})

test('sends an unanswered order again unchanged, after growing pauses or at once on request', async () => {
  const page = await places({ kind: 'unanswered' })
  expect(page.at()).toBe('unanswered')
  for (const pause of [2_000, 4_000, 8_000, 16_000, 16_000]) {
    page.clock.increment(pause - 1)
    expect(page.at()).toBe('unanswered')
    page.clock.increment(1)
    expect(page.at()).toBe('placing')
    await page.answers(new Error('the line broke'))
  }
  page.send({ type: 'answer.wanted' })
  await page.answers(placed)
  expect(page.at()).toBe('placed')
  expect(new Set(page.orders()).size).toBe(1)
})

const [lost, found] = [{ type: 'line.lost' }, { type: 'line.found' }] as const

test('holds an order while offline without storing it, and sends it once when online', async () => {
  const page = await writes()
  page.send(lost)
  page.press()
  page.press()
  expect([page.at(), page.orders(), page.drafts]).toEqual(['waitingForLine', [], []])
  page.send(found)
  expect([page.at(), page.orders().length, page.drafts.at(-1)?.sent?.lines]).toEqual(['placing', 1, ['l1']])
  await page.answers(placed)
  expect(page.at()).toBe('placed')
})

test('sends nothing after the page was left while an order waited, even when the browser restores it', async () => {
  const page = await writes()
  page.send(lost)
  page.press()
  page.send({ type: 'page.left' })
  page.send(found)
  expect([page.at(), page.context().pendingOrder, page.orders()]).toEqual(['writing', undefined, []])
})

test('withdraws a waiting order on request or on any change, and sends nothing', async () => {
  const page = await writes()
  page.send(lost)
  page.press()
  page.send({ type: 'order.withdrawn' })
  page.send(found)
  expect([page.at(), page.context().error, page.orders()]).toEqual(['writing', undefined, []])
  expect(page.context().pendingOrder).toBeUndefined()
  page.send(lost)
  page.press()
  page.send({ type: 'draft.changed', change: { email: 'next@example.com' } })
  page.send(found)
  expect([page.at(), page.context().error?.code, page.orders()]).toEqual(['writing', 'changed_while_waiting', []])
  expect([page.context().pendingOrder, page.drafts.map(({ email }) => email)]).toEqual([
    undefined,
    ['next@example.com'],
  ])
  page.press()
  expect(page.orders()).toHaveLength(1)
  expect([page.orders()[0], page.context().error]).toEqual([expect.stringContaining('next@example.com'), undefined])
})

test.each(['on the way', 'while it is looked up'])(
  'sends nothing while offline after the connection is lost %s, then the same order at once',
  async (when) => {
    const page = await writes()
    page.press()
    if (when === 'on the way') page.send(lost)
    await page.answers({ kind: 'unanswered' })
    if (when !== 'on the way') page.send(lost)
    page.clock.increment(minuteMs)
    expect([page.at(), page.orders().length]).toEqual(['waitingToLook', 1])
    page.send(found)
    await page.answers(placed)
    expect([page.at(), new Set(page.orders()).size]).toEqual(['placed', 1])
  },
)

test('loads the checkout as soon as the device is online', async () => {
  const page = opens()
  page.send(lost)
  await page.answers({ kind: 'unreached', error: { code: 'NETWORK_ERROR' } })
  page.send(found)
  await page.answers(opened())
  expect([page.at(), page.context().isOffline]).toEqual(['writing', false])
})

test('asks for the outcome of a sent order after a reload, even with an empty cart', async () => {
  const first = await writes()
  first.press()
  const drafts = first.drafts.at(-1) ?? typed
  const again = opens()
  await again.answers(opened(drafts, []))
  expect([again.at(), again.orders()]).toEqual(['placing', first.orders()])
  await again.answers(placed)
  expect(again.at()).toBe('placed')
})

test('requires agreement to another price, and drops it for another country', async () => {
  const yen = { currency: 'GBP', total_minor: 26_000 }
  const page = await places(different({ code: 'price_changed', price: yen }))
  expect([page.at(), page.drafts.at(-1)?.sent]).toEqual(['different', undefined])
  page.send({ type: 'difference.accepted' })
  expect([page.at(), page.orders().length]).toEqual(['writing', 1])
  page.press()
  expect(page.orders().at(-1)).toContain('"total_minor":26000')
  await page.answers(different({ code: 'price_changed', price: yen }))
  page.send({ type: 'draft.changed', change: { country: 'JP' } })
  expect([page.at(), page.context().agreed]).toEqual(['writing', {}])
})

test('agrees to changed terms by their version', async () => {
  const page = await places(different({ code: 'terms_changed', version: '1.3' }))
  page.send({ type: 'difference.accepted' })
  expect(page.context().difference).toBeUndefined()
  page.press()
  expect(page.orders().at(-1)).toContain('"terms_version":"1.3"')
})

test('loads a changed cart, and orders its current content', async () => {
  const page = await places(different({ code: 'cart_changed' }))
  page.send({ type: 'difference.accepted' })
  expect([page.at(), page.context().difference]).toEqual(['opening', undefined])
  await page.answers(opened(typed, checkoutLines('l2', 'l3')))
  page.press()
  expect(page.orders().at(-1)).toContain('"lines":["l2","l3"]')
})

test('places an additional order once it is granted', async () => {
  const page = await places(different({ code: 'order_exists', number: '2345-BCDF', stage: 'placed' }))
  page.send({ type: 'difference.accepted' })
  await page.answers(failed)
  expect([page.at(), page.context().error?.code]).toEqual(['different', 'UNAVAILABLE'])
  page.send({ type: 'difference.accepted' })
  await page.answers({ kind: 'granted' })
  expect([page.at(), page.context().difference]).toEqual(['writing', undefined])
})

test.each([
  { code: 'cart_lines_blocked', lines: ['l1'] },
  { code: 'too_few_numbers', left: 0 },
  { code: 'not_shipping' },
] as const)('$code leaves everything that was typed, and the page can be left', async (difference) => {
  const page = await places(different(difference))
  expect([page.at(), page.context().difference]).toEqual(['different', difference])
  page.send({ type: 'difference.left' })
  expect([page.at(), page.context().draft, page.context().difference]).toEqual(['writing', typed, undefined])
})

test('shows rejected fields at their inputs and temporary errors as messages, without an order', async () => {
  const invalid = await places({ kind: 'refused', fieldErrors: [{ field: 'postcode', code: 'no_postcode' }] })
  expect([invalid.at(), invalid.context().fieldErrors]).toEqual([
    'writing',
    [{ field: 'postcode', code: 'no_postcode' }],
  ])
  expect([invalid.errorsFound(), invalid.drafts.at(-1)?.sent]).toEqual([1, undefined])
  const page = await places(failed)
  expect([page.at(), page.context().error?.code, page.drafts.at(-1)?.sent]).toEqual([
    'writing',
    'UNAVAILABLE',
    undefined,
  ])
  page.press()
  expect(page.context().error).toBeUndefined()
})

test('follows a cart that is emptied and filled in another window', async () => {
  const page = await writes()
  page.send({ type: 'lines.received', lines: [] })
  expect([page.at(), page.context().lines]).toEqual(['empty', []])
  page.send({ type: 'lines.received', lines: checkoutLines('l9') })
  expect([page.at(), page.context().lines]).toEqual(['writing', checkoutLines('l9')])
})

test('retries opening after the shop was unreachable', async () => {
  const page = opens()
  await page.answers({ kind: 'unreached', error: { code: 'NETWORK_ERROR' } })
  expect([page.at(), page.context().error?.code]).toEqual(['unreached', 'NETWORK_ERROR'])
  page.send({ type: 'opening.retried' })
  await page.answers(opened())
  expect([page.at(), page.context().error]).toEqual(['writing', undefined])
})

test('drops accepted terms for another country, and keeps them for any other change', async () => {
  const page = await places(different({ code: 'terms_changed', version: '1.3' }))
  page.send({ type: 'difference.accepted' })
  page.send({ type: 'draft.changed', change: { email: 'next@example.com' } })
  expect(page.context().agreed).toEqual({ terms: '1.3' })
  page.send({ type: 'draft.changed', change: { country: 'JP' } })
  expect(page.context().agreed).toEqual({})
})

test('clears the errors of an address that is replaced', async () => {
  const page = await places({ kind: 'refused', fieldErrors: [{ field: 'postcode', code: 'no_postcode' }] })
  page.send({ type: 'draft.changed', change: { addresses: { GB: { ...london, postcode: 'E2 7RG' } } } })
  expect(page.context().fieldErrors).toEqual([])
})

test('shows the form and its state, and is busy while the visitor waits for the shop', async () => {
  const opening = opens()
  expect(opening.tags()).toEqual(['busy'])
  await opening.answers({ kind: 'unreached', error: { code: 'NETWORK_ERROR' } })
  expect(opening.tags()).toEqual(['unreached'])
  const page = await writes()
  expect(page.tags()).toEqual(['form'])
  page.send({ type: 'lines.received', lines: [] })
  expect(page.tags()).toEqual(['empty'])
  page.send({ type: 'lines.received', lines: checkoutLines('l1') })
  page.send(lost)
  page.press()
  expect(page.tags()).toEqual(['form', 'busy', 'pendingOrder'])
  page.send(found)
  expect(page.tags()).toEqual(['form', 'busy'])
  await page.answers({ kind: 'unanswered' })
  expect(page.tags()).toEqual(['form', 'busy', 'unanswered'])
  page.send(lost)
  expect(page.tags()).toEqual(['form', 'busy', 'unanswered', 'pendingOrder'])
  page.send(found)
  await page.answers(different({ code: 'order_exists', number: '2345-BCDF', stage: 'placed' }))
  expect(page.tags()).toEqual(['form', 'different'])
  page.send({ type: 'difference.accepted' })
  expect(page.tags()).toEqual(['form', 'busy', 'different'])
})

test('opens with the stored draft and the cart, or without any pair', async () => {
  const empty = opens()
  await empty.answers(opened(typed, []))
  expect([empty.at(), empty.context().draft]).toEqual(['empty', typed])
  const page = await writes()
  expect([page.context().draft, page.context().lines]).toEqual([typed, checkoutLines('l1')])
})

test('shows an unknown error when opening or another order crashes', async () => {
  const opening = opens()
  await opening.answers(new Error('the line broke'))
  expect([opening.at(), opening.context().error?.code]).toEqual(['unreached', 'UNKNOWN_ERROR'])
  const page = await places(different({ code: 'order_exists', number: '2345-BCDF', stage: 'placed' }))
  page.send({ type: 'difference.accepted' })
  await page.answers(new Error('the line broke'))
  expect([page.at(), page.context().error?.code]).toEqual(['different', 'UNKNOWN_ERROR'])
})

test('drops an agreement when the cart changes in another window', async () => {
  const page = await places(different({ code: 'terms_changed', version: '1.3' }))
  page.send({ type: 'difference.accepted' })
  page.send({ type: 'lines.received', lines: checkoutLines('l2') })
  expect([page.context().agreed, page.context().lines]).toEqual([{}, checkoutLines('l2')])
})

test('dismisses a difference with any change of the draft, and stores it', async () => {
  const page = await places(different({ code: 'cart_changed' }))
  page.send({ type: 'draft.changed', change: { email: 'next@example.com' } })
  expect([page.at(), page.context().difference, page.drafts.at(-1)?.email]).toEqual([
    'writing',
    undefined,
    'next@example.com',
  ])
})

test('counts every repetition of an order, and starts at the shortest pause after a reload', async () => {
  const first = await writes()
  first.press()
  const page = opens()
  await page.answers(opened(first.drafts.at(-1) ?? typed, []))
  await page.answers({ kind: 'unanswered' })
  page.clock.increment(2_000)
  expect([page.at(), page.context().looked]).toEqual(['placing', 1])
  await page.answers({ kind: 'unanswered' })
  page.send({ type: 'answer.wanted' })
  expect(page.context().looked).toBe(2)
  await page.answers({ kind: 'unanswered' })
  page.send(lost)
  page.send(found)
  expect(page.context().looked).toBe(3)
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const done = (name: string, output: unknown) => ({ type: `xstate.done.actor.${name}`, output })
  const broken = (name: string) => ({ type: `xstate.error.actor.${name}`, error: new Error('cannot be') })
  const sent = { ...typed, sent: { lines: ['l1'] } } as unknown as CheckoutDraft
  const events: AnyEventObject[] = [
    done('open', opened()),
    done('open', opened(sent)),
    done('open', opened(typed, [])),
    done('open', { kind: 'unreached', error: { code: 'NETWORK_ERROR' } }),
    broken('open'),
    { type: 'opening.retried' },
    lost,
    found,
    { type: 'order.withdrawn' },
    { type: 'page.left' },
    { type: 'lines.received', lines: [] },
    { type: 'lines.received', lines: checkoutLines('l1') },
    { type: 'draft.changed', change: { email: '' } },
    { type: 'order.wanted', order: { lines: ['l1'] } },
    { type: 'order.incomplete', fieldErrors: [] },
    done('place', placed),
    done('place', { kind: 'unanswered' }),
    done('place', different({ code: 'price_changed', price })),
    done('place', different({ code: 'cart_changed' })),
    done('place', different({ code: 'order_exists', number: undefined, stage: undefined })),
    done('place', { kind: 'refused', fieldErrors: [] }),
    done('place', failed),
    broken('place'),
    { type: 'xstate.after.untilNextLook.checkout.unanswered' },
    { type: 'answer.wanted' },
    { type: 'difference.left' },
    { type: 'difference.accepted' },
    done('grantAdditionalOrder', { kind: 'granted' }),
    done('grantAdditionalOrder', failed),
    broken('grantAdditionalOrder'),
  ]
  const provided = checkoutMachine.provide({ actions: { storeDraft: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([
      value,
      context.isOffline,
      context.difference?.code,
      context.draft.email,
      context.draft.sent !== undefined,
    ])
  const inputs = [{ draft: newCheckoutDraft('GB') }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})
