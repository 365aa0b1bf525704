import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import type { SeenOrder } from '../order-deed/order-deed.types.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { paymentMachine } from './payment.machine.ts'
import type { LookEnd, PayAnswer, PaymentEvent, WayEnd } from './payment.types.ts'

// Of an order only its stage makes a difference here.
const order = (stage: string) => ({ stage }) as SeenOrder
const wanted = { type: 'payment.wanted' } as const
const [lost, found, pageLeft] = [{ type: 'line.lost' }, { type: 'line.found' }, { type: 'page.left' }] as const
const [takenBack, shown] = [{ type: 'payment.taken_back' }, { type: 'page.shown' }] as const
const led: PayAnswer = { kind: 'led', url: 'https://pay.example/1' }
const otherwise: PayAnswer = { kind: 'otherwise', order: order('paid') }
const failed = { kind: 'failed', trouble: { code: 'house_silent' } } as const
const left: WayEnd = { kind: 'left' }
const silent: LookEnd = { kind: 'silent' }
const told: LookEnd = { kind: 'told', order: order('paid') }

/** A payer with an order before them. */
function opens({ saysPaid = false } = {}) {
  type Answer = PayAnswer | WayEnd | LookEnd
  const { done: said, effect, answers } = playedShop<Answer>()
  const clock = new SimulatedClock()
  const machine = paymentMachine.provide({
    actors: {
      ask: effect<PayAnswer, unknown>('ask'),
      lead: effect<WayEnd, { url: string | undefined }>('lead'),
      look: effect<LookEnd, unknown>('look'),
      line: fromCallback(() => {}),
    },
    actions: {
      show: ({ context }) => void said.push(`shown ${context.order?.stage}`),
      readAgain: () => void said.push('read again'),
    },
  })
  const actor = createActor(machine, { clock, input: { saysPaid } }).start()
  return {
    said,
    answers,
    clock,
    tags: () => [...actor.getSnapshot().tags],
    trouble: () => actor.getSnapshot().context.trouble?.code,
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
  expect([page.tags(), page.said]).toEqual([['busy'], ['ask undefined', 'lead {"url":"https://pay.example/1"}']])
})

test('whoever comes back by the button of the browser sees the order as it is by now, and may press again', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(led)
  await page.answers(left)
  page.send(shown)
  expect([page.tags(), page.said.at(-1)]).toEqual([[], 'read again'])
  page.send(wanted)
  expect(page.said.at(-1)).toBe('ask undefined')
})

test('what can no longer be paid shows the order as it is', async () => {
  const page = opens()
  page.send(wanted)
  await page.answers(otherwise)
  expect([page.tags(), page.said.at(-1)]).toEqual([['otherwise'], 'shown paid'])
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
    expect([page.tags(), page.trouble()]).toEqual([[], code])
    page.send(wanted)
    expect([page.tags(), page.trouble()]).toEqual([['busy'], undefined])
  }
})

test('without a line the press waits, and is sent once by itself as soon as there is one', () => {
  const page = opens()
  page.send(lost, wanted, wanted)
  expect([page.tags(), page.said]).toEqual([['busy', 'waiting'], []])
  page.send(found, lost, found)
  expect([page.tags(), page.said]).toEqual([['busy'], ['ask undefined']])
})

test.each([takenBack, pageLeft])('what waits can be taken back ($type), and is not sent then', (event) => {
  const page = opens()
  page.send(lost, wanted, event, found)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('whoever says that they have paid waits until the order says so, asked every two seconds', async () => {
  const page = opens({ saysPaid: true })
  page.send(wanted)
  await page.answers(silent)
  page.clock.increment(1_999)
  expect([page.tags(), page.said]).toEqual([['following'], ['look undefined']])
  page.clock.increment(1)
  await page.answers(new Error('no line'))
  page.clock.increment(2_000)
  await page.answers(told)
  expect(page.said).toEqual(['look undefined', 'look undefined', 'look undefined', 'shown paid'])
})

test('after a minute it is said that it may take longer, and nothing is asked any more', async () => {
  const page = opens({ saysPaid: true })
  for (let look = 1; look <= 30; look += 1) {
    expect(page.tags()).toEqual(['following'])
    await page.answers(silent)
    page.clock.increment(2_000)
  }
  page.clock.increment(60_000)
  expect([page.tags(), page.said.length]).toEqual([['following', 'late'], 30])
})

test('every state is reached, and every transition taken that its table has', () => {
  const ended = (actor: string, output: unknown) => ({ type: `xstate.done.actor.${actor}`, output })
  const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('cannot be') })
  const events: AnyEventObject[] = [
    ...[wanted, lost, found, takenBack, pageLeft, shown],
    ...[led, otherwise, failed].map((output) => ended('ask', output)),
    ...[left, failed].map((output) => ended('lead', output)),
    ...[silent, told].map((output) => ended('look', output)),
    ...['ask', 'lead', 'look'].map(broken),
    { type: 'xstate.after.lookDelay.payment.following.resting' },
  ]
  const provided = paymentMachine.provide({ actions: { show: () => {}, readAgain: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.isOffline, context.looks])
  const inputs = [{ saysPaid: true }, { saysPaid: false }]
  expect(proveMachine(provided, { events, serialize, inputs, table: writtenTable(import.meta.url) })).toEqual(sound)
})
