import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { orderActionMachine } from './order-action.machine.ts'
import type { OrderActionEvent, OrderActionInput, OrderActionResult, OrderView } from './order-action.types.ts'

// Of an order only its stage makes a difference here.
const order = (stage: string) => ({ stage }) as OrderView
const price = { currency: 'JPY', total_minor: 44_000 }
const actionInput: OrderActionInput = { action: 'cancel' }
const wanted = { type: 'action.requested', action: 'cancel' } as const
const confirmed = { type: 'action.confirmed', actionInput } as const
const left = { type: 'action.left' } as const
const done: OrderActionResult = { kind: 'done', order: order('cancelled') }
const conflict: OrderActionResult = { kind: 'conflict', order: order('printing') }
const priced: OrderActionResult = { kind: 'priced', price }
const failed: OrderActionResult = { kind: 'failed', error: { code: 'SERVER_ERROR' } }
const unknownOutcome: OrderActionResult = { kind: 'unknownOutcome', error: { code: 'NETWORK_ERROR' } }
const pageLeft = { type: 'page.left' } as const
const [lost, found, takenBack] = [{ type: 'line.lost' }, { type: 'line.found' }, { type: 'action.undone' }] as const

/** A customer with an order before them. */
function opens() {
  const { done: said, effect, answers } = playedShop<OrderActionResult>()
  const machine = orderActionMachine.provide({
    actors: {
      doIt: effect<OrderActionResult, { actionInput: OrderActionInput | undefined }>('do'),
      line: fromCallback(() => {}),
    },
    actions: { publishOrder: ({ context }) => void said.push(`shown ${context.order?.stage}`) },
  })
  const actor = createActor(machine).start()
  return {
    said,
    answers,
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
    send: (event: OrderActionEvent) => actor.send(event),
    async does(outcome: OrderActionResult | Error) {
      actor.send(wanted)
      actor.send(confirmed)
      await answers(outcome)
    },
  }
}

test('what is wanted is asked about first, and done once it is confirmed', async () => {
  const page = opens()
  page.send(wanted)
  expect([page.tags(), page.said]).toEqual([['open'], []])
  page.send(confirmed)
  page.send(confirmed)
  page.send(left)
  expect(page.tags()).toEqual(['open', 'busy'])
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
  expect(page.said).toEqual(['do {"actionInput":{"action":"cancel"}}', 'shown cancelled'])
})

test('what is left leaves the order as it is', () => {
  const page = opens()
  page.send(wanted)
  page.send(left)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('what cannot be done any more shows the order as it is by now', async () => {
  const page = opens()
  await page.does(conflict)
  expect([page.tags(), page.said.at(-1)]).toEqual([['conflict'], 'shown printing'])
})

test('another price is told, and waits for a yes of its own', async () => {
  const page = opens()
  await page.does(priced)
  expect([page.tags(), page.context().price]).toEqual([['open'], price])
  page.send(left)
  page.send(wanted)
  expect(page.context().price).toBeUndefined()
})

test('without a line what was confirmed waits, and is sent once by itself as soon as there is one', async () => {
  const page = opens()
  page.send(lost)
  page.send(wanted)
  page.send(confirmed)
  page.send(confirmed)
  expect([page.tags(), page.said]).toEqual([['open', 'busy', 'waiting'], []])
  page.send(found)
  page.send(lost)
  page.send(found)
  expect([page.tags(), page.said]).toEqual([['open', 'busy'], ['do {"actionInput":{"action":"cancel"}}']])
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test.each([
  [takenBack, ['open']],
  [pageLeft, ['open']],
  [left, []],
])('what waits can be taken back (%o), and is not sent then', (event, tags) => {
  const page = opens()
  for (const one of [lost, wanted, confirmed, event, found]) page.send(one)
  expect([page.tags(), page.said]).toEqual([tags, []])
})

test('a line that is lost on the way leaves open what became of it; the same is asked for again once there is one', async () => {
  const page = opens()
  page.send(wanted)
  page.send(confirmed)
  page.send(lost)
  await page.answers(unknownOutcome)
  expect(page.tags()).toEqual(['open', 'busy', 'waiting', 'unknownOutcome'])
  page.send(found)
  expect(page.said).toEqual(['do {"actionInput":{"action":"cancel"}}', 'do {"actionInput":{"action":"cancel"}}'])
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test.each([takenBack, left])('who waits for an answer no longer ($type) is told that it may be done', async (event) => {
  const page = opens()
  for (const one of [wanted, confirmed, lost]) page.send(one)
  await page.answers(unknownOutcome)
  page.send(event)
  expect([page.tags(), page.context().error]).toEqual([['open'], { code: 'NETWORK_ERROR' }])
})

test.each([
  [unknownOutcome, 'NETWORK_ERROR'],
  [failed, 'SERVER_ERROR'],
  [new Error('cannot be'), 'UNKNOWN_ERROR'],
])('what failed is told until it is tried again', async (outcome, code) => {
  const page = opens()
  await page.does(outcome)
  expect([page.tags(), page.context().error]).toEqual([['open'], { code }])
  page.send(confirmed)
  expect(page.context().error).toBeUndefined()
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test('every state is reached, and every transition taken that its table has', () => {
  const ended = (output: OrderActionResult) => ({ type: 'xstate.done.actor.doIt', output })
  const events: AnyEventObject[] = [
    wanted,
    confirmed,
    left,
    lost,
    found,
    takenBack,
    pageLeft,
    ...[done, conflict, priced, unknownOutcome, failed].map(ended),
    { type: 'xstate.error.actor.doIt', error: new Error('cannot be') },
  ]
  const provided = orderActionMachine.provide({ actions: { publishOrder: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.isOffline])
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})
