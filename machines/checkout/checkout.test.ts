import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { type CheckoutDraft, newCheckoutDraft } from '#domain/checkout/checkout-draft.ts'
import { pressOrder } from '#domain/checkout/press-order.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { checkoutMachine } from './checkout.machine.ts'
import type {
  AdditionalOrderGrantResult,
  CheckoutEvent,
  CheckoutLine,
  Difference,
  OpenCheckoutResult,
  PlaceOrderResult,
} from './checkout.types.ts'

const london = { name: 'Iris Example', line_1: '98 Columbia Road', city: 'London', postcode: 'E2 7QB' }
const typed: CheckoutDraft = { ...newCheckoutDraft('GB'), email: 'iris@example.com', addresses: { GB: london } }
const price = { currency: 'GBP', total_minor: 24_000 }
// Only the line of a pair matters here.
const checkoutLines = (...ids: string[]) => ids.map((id) => ({ id }) as CheckoutLine)
const opened = (draft: CheckoutDraft = typed, lines = checkoutLines('l1')): OpenCheckoutResult => ({
  kind: 'opened',
  draft,
  lines,
})
const placed: PlaceOrderResult = { kind: 'placed', order: { number: '2345-BCDF', token: 't', editionNumbers: [214] } }
const different = (difference: Difference): PlaceOrderResult => ({ kind: 'different', difference })
const failed = { kind: 'failed', error: { code: 'UNAVAILABLE' } } as const

type CheckoutActorResult = OpenCheckoutResult | PlaceOrderResult | AdditionalOrderGrantResult

/** A checkout page with a fake shop. */
function opens(draft = newCheckoutDraft('GB')) {
  const { done, effect, answers } = playedShop<CheckoutActorResult>()
  const clock = new SimulatedClock()
  const drafts: CheckoutDraft[] = []
  const machine = checkoutMachine.provide({
    actors: {
      open: effect('open'),
      place: effect('place'),
      grantAdditionalOrder: effect('leave'),
      line: fromCallback(() => {}),
    },
    actions: {
      storeDraft: ({ context }) => void drafts.push(context.draft),
      dropDraft: () => void done.push('dropped'),
    },
  })
  const actor = createActor(machine, { input: { draft }, clock }).start()
  const now = () => actor.getSnapshot()
  return {
    done,
    drafts,
    clock,
    answers,
    send: (event: CheckoutEvent) => actor.send(event),
    /** Clicks the button as the page does: with the order it shows at that moment. */
    press() {
      const { draft: written, lines, agreed } = now().context
      const seen = {
        draft: written,
        lines: lines.map(({ id }) => id),
        price: agreed.price ?? price,
        terms: agreed.terms ?? '1.2',
      }
      actor.send(pressOrder({ ...seen, language: 'en' }))
    },
    at: () => now().value,
    context: () => now().context,
    output: () => now().output,
    orders: () => done.filter((one) => one.startsWith('place')),
  }
}

async function writes(draft = typed) {
  const page = opens()
  await page.answers(opened(draft))
  return page
}
async function places(answer: CheckoutActorResult | Error, draft = typed) {
  const page = await writes(draft)
  page.press()
  await page.answers(answer)
  return page
}

test('sends the entered order, stores it until the response, and deletes it afterwards', async () => {
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
  expect([page.at(), page.output(), page.done.at(-1)]).toEqual([
    'placed',
    { number: '2345-BCDF', token: 't', editionNumbers: [214] },
    'dropped',
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
  expect([page.at(), page.orders()]).toEqual(['writing', []])
})

test('withdraws a waiting order on request or on any change, and sends nothing', async () => {
  const page = await writes()
  page.send(lost)
  page.press()
  page.send({ type: 'order.withdrawn' })
  page.send(found)
  expect([page.at(), page.context().error, page.orders()]).toEqual(['writing', undefined, []])
  page.send(lost)
  page.press()
  page.send({ type: 'draft.changed', change: { email: 'next@example.com' } })
  page.send(found)
  expect([page.at(), page.context().error?.code, page.orders()]).toEqual(['writing', 'changed_while_waiting', []])
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
    page.clock.increment(60_000)
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
  expect(page.at()).toBe('writing')
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
  page.press()
  expect(page.orders().at(-1)).toContain('"terms_version":"1.3"')
})

test('loads a changed cart, and orders its current content', async () => {
  const page = await places(different({ code: 'cart_changed' }))
  page.send({ type: 'difference.accepted' })
  expect(page.at()).toBe('opening')
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
  { code: 'scan_rejected', lines: ['l1'] },
  { code: 'edition_sold_out', left: 0 },
  { code: 'not_shipping' },
] as const)('$code leaves everything that was typed, and the page can be left', async (difference) => {
  const page = await places(different(difference))
  expect([page.at(), page.context().difference]).toEqual(['different', difference])
  page.send({ type: 'difference.left' })
  expect([page.at(), page.context().draft]).toEqual(['writing', typed])
})

test('shows rejected fields at their inputs and temporary errors as messages, without an order', async () => {
  const invalid = await places({ kind: 'refused', fieldErrors: [{ field: 'postcode', code: 'no_postcode' }] })
  expect([invalid.at(), invalid.context().fieldErrors]).toEqual([
    'writing',
    [{ field: 'postcode', code: 'no_postcode' }],
  ])
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
  expect(page.at()).toBe('empty')
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
  const provided = checkoutMachine.provide({ actions: { storeDraft: () => {}, dropDraft: () => {} } })
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
