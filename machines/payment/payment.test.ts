import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { minuteMs } from '#domain/time.ts'
import { writtenTable } from '../../tests/support/written-table.ts'
import type { OrderView } from '../order-action/order-action.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { paymentMachine } from './payment.machine.ts'
import type { PaymentEvent, PaymentLinkResult, RedirectResult } from './payment.types.ts'

// Only the stage of the order matters here.
const order = (stage: string) => ({ stage }) as OrderView
const wanted = { type: 'payment.wanted' } as const
const [lost, found, pageLeft] = [{ type: 'line.lost' }, { type: 'line.found' }, { type: 'page.left' }] as const
const [takenBack, shown] = [{ type: 'payment.undone' }, { type: 'page.shown' }] as const
const paymentChanged = { type: 'payment.changed' } as const
const led: PaymentLinkResult = { kind: 'led', url: 'https://pay.example/1' }
const conflict: PaymentLinkResult = { kind: 'conflict', order: order('paid') }
const failed = { kind: 'failed', error: { code: 'provider_unavailable' } } as const
const left: RedirectResult = { kind: 'left' }

/** A payer with an order open. */
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

test('requests the payment page once for two clicks, and redirects the payer', async () => {
  const page = opens()
  page.send(wanted, wanted)
  expect(page.tags()).toEqual(['busy'])
  await page.answers(led)
  expect(page.tags()).toEqual(['busy'])
  page.send(wanted)
  await page.answers(left)
  page.send(wanted)
  expect([page.tags(), page.said]).toEqual([
    ['busy'],
    ['requestPaymentPage undefined', 'lead {"url":"https://pay.example/1"}'],
  ])
})

test('reloads the order after the back button, and lets the payer pay again', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(led)
  await page.answers(left)
  page.send(shown)
  expect([page.tags(), page.said.at(-1)]).toEqual([[], 'refetch order'])
  page.send(wanted)
  expect(page.said.at(-1)).toBe('requestPaymentPage undefined')
})

test('shows the current order when it can no longer be paid', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(conflict)
  expect([page.tags(), page.said.at(-1)]).toEqual([['conflict'], 'shown paid'])
})

test.each([
  [failed, 'provider_unavailable'],
  [new Error('cannot be'), 'UNKNOWN_ERROR'],
])('shows an unreachable payment provider until the next attempt', async (answer, code) => {
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

test('holds the request while offline, and sends it once when online', () => {
  const page = opens()
  page.send(lost, wanted, wanted)
  expect([page.tags(), page.said]).toEqual([['busy', 'waiting'], []])
  page.send(found, lost, found)
  expect([page.tags(), page.said]).toEqual([['busy'], ['requestPaymentPage undefined']])
})

test.each([takenBack, pageLeft])('withdraws the waiting request on $type, and does not send it', (event) => {
  const page = opens()
  page.send(lost, wanted, event, found)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('waits for the order to confirm the payment, without a request', () => {
  const page = opens({ saysPaid: true })
  page.send(wanted)
  page.clock.increment(59_999)
  expect([page.tags(), page.said]).toEqual([['following'], []])
})

test('reports a late confirmation after a minute', () => {
  const page = opens({ saysPaid: true })
  page.clock.increment(minuteMs)
  expect([page.tags(), page.said]).toEqual([['following', 'late'], []])
})

test.each([0, 60_000])('shows the order once it changes after %d ms', (after) => {
  const page = opens({ saysPaid: true })
  page.clock.increment(after)
  page.send(paymentChanged)
  expect(page.tags()).toEqual([])
  page.send(wanted)
  expect(page.tags()).toEqual(['busy'])
})

test('reaches every state and takes every transition of its table, and no other', () => {
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
