import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import type { OrderView } from '../order-action/order-action.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { paymentMachine } from './payment.machine.ts'
import type { PaymentEvent, PaymentLinkResult, RedirectResult } from './payment.types.ts'

// Of an order only its stage makes a difference here.
const order = (stage: string) => ({ stage }) as OrderView
const wanted = { type: 'payment.wanted' } as const
const [lost, found, pageLeft] = [{ type: 'line.lost' }, { type: 'line.found' }, { type: 'page.left' }] as const
const [takenBack, shown] = [{ type: 'payment.undone' }, { type: 'page.shown' }] as const
const paymentChanged = { type: 'payment.changed' } as const
const led: PaymentLinkResult = { kind: 'led', url: 'https://pay.example/1' }
const conflict: PaymentLinkResult = { kind: 'conflict', order: order('paid') }
const failed = { kind: 'failed', error: { code: 'house_silent' } } as const
const left: RedirectResult = { kind: 'left' }

/** A payer with an order before them. */
function opens({ saysPaid = false } = {}) {
  type PaymentActorResult = PaymentLinkResult | RedirectResult
  const { done: said, effect, answers } = playedShop<PaymentActorResult>()
  const clock = new SimulatedClock()
  const machine = paymentMachine.provide({
    actors: {
      requestPaymentPage: effect<PaymentLinkResult, unknown>('requestPaymentPage'),
      lead: effect<RedirectResult, { url: string | undefined }>('lead'),
      line: fromCallback(() => {}),
    },
    actions: {
      publishOrder: ({ context }) => void said.push(`shown ${context.order?.stage}`),
      refetchOrder: () => void said.push('refetch order'),
    },
  })
  const actor = createActor(machine, { clock, input: { saysPaid } }).start()
  return {
    said,
    answers,
    clock,
    tags: () => [...actor.getSnapshot().tags],
    error: () => actor.getSnapshot().context.error?.code,
    send: (...events: PaymentEvent[]) => {
      for (const event of events) actor.send(event)
    },
  }
}

test('pressed twice, the shop is asked once, and the payer is led to where the order is paid', async () => {
  const page = opens()
  page.send(wanted, wanted)
  expect(page.tags()).toEqual(['busy'])
  await page.answers(led)
  page.send(wanted)
  await page.answers(left)
  page.send(wanted)
  expect([page.tags(), page.said]).toEqual([
    ['busy'],
    ['requestPaymentPage undefined', 'lead {"url":"https://pay.example/1"}'],
  ])
})

test('whoever comes back by the button of the browser sees the order as it is by now, and may press again', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(led)
  await page.answers(left)
  page.send(shown)
  expect([page.tags(), page.said.at(-1)]).toEqual([[], 'refetch order'])
  page.send(wanted)
  expect(page.said.at(-1)).toBe('requestPaymentPage undefined')
})

test('what can no longer be paid shows the order as it is', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(conflict)
  expect([page.tags(), page.said.at(-1)]).toEqual([['conflict'], 'shown paid'])
})

test.each([
  [failed, 'house_silent'],
  [new Error('cannot be'), 'UNKNOWN_ERROR'],
])('a house that is not reached, before or on the way there, is told until it is tried again', async (answer, code) => {
  for (const before of [[], [led]]) {
    const page = opens()
    page.send(wanted)
    for (const one of before) await page.answers(one)
    await page.answers(answer)
    expect([page.tags(), page.error()]).toEqual([[], code])
    page.send(wanted)
    expect([page.tags(), page.error()]).toEqual([['busy'], undefined])
  }
})

test('without a line the press waits, and is sent once by itself as soon as there is one', () => {
  const page = opens()
  page.send(lost, wanted, wanted)
  expect([page.tags(), page.said]).toEqual([['busy', 'waiting'], []])
  page.send(found, lost, found)
  expect([page.tags(), page.said]).toEqual([['busy'], ['requestPaymentPage undefined']])
})

test.each([takenBack, pageLeft])('what waits can be taken back ($type), and is not sent then', (event) => {
  const page = opens()
  page.send(lost, wanted, event, found)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('whoever says that they have paid waits until the order says so, and asks for nothing', () => {
  const page = opens({ saysPaid: true })
  page.send(wanted)
  page.clock.increment(59_999)
  expect([page.tags(), page.said]).toEqual([['following'], []])
})

test('after a minute it is said that it may take longer', () => {
  const page = opens({ saysPaid: true })
  page.clock.increment(60_000)
  expect([page.tags(), page.said]).toEqual([['following', 'late'], []])
})

test.each([0, 60_000])('once the order says what became of it after %d ms, it can be paid where it may be', (after) => {
  const page = opens({ saysPaid: true })
  page.clock.increment(after)
  page.send(paymentChanged)
  expect(page.tags()).toEqual([])
  page.send(wanted)
  expect(page.tags()).toEqual(['busy'])
})

test('every state is reached, and every transition taken that its table has', () => {
  const ended = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output })
  const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    ...[wanted, lost, found, takenBack, pageLeft, shown, paymentChanged],
    ...[led, conflict, failed].map((output) => ended('requestPaymentPage', output)),
    ...[left, failed].map((output) => ended('lead', output)),
    ...['requestPaymentPage', 'lead'].map(broken),
    { type: 'xstate.after.lateDelay.payment.following.soon' },
  ]
  const provided = paymentMachine.provide({ actions: { publishOrder: () => {}, refetchOrder: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.isOffline])
  const inputs = [{ saysPaid: true }, { saysPaid: false }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})
