import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { orderDeedMachine } from './order-deed.machine.ts'
import type { DeedEnd, OrderDeedEvent, OrderWish, SeenOrder } from './order-deed.types.ts'

// Of an order only its stage makes a difference here.
const order = (stage: string) => ({ stage }) as SeenOrder
const price = { currency: 'JPY', total_minor: 44_000 }
const wish: OrderWish = { deed: 'cancel' }
const wanted = { type: 'deed.wanted', deed: 'cancel' } as const
const confirmed = { type: 'deed.confirmed', wish } as const
const left = { type: 'deed.left' } as const
const done: DeedEnd = { kind: 'done', order: order('cancelled') }
const otherwise: DeedEnd = { kind: 'otherwise', order: order('printing') }
const priced: DeedEnd = { kind: 'priced', price }
const failed: DeedEnd = { kind: 'failed', trouble: { code: 'SERVER_ERROR' } }
const unheard: DeedEnd = { kind: 'unheard', trouble: { code: 'NETWORK_ERROR' } }
const pageLeft = { type: 'page.left' } as const
const [lost, found, takenBack] = [{ type: 'line.lost' }, { type: 'line.found' }, { type: 'deed.taken_back' }] as const

/** A customer with an order before them. */
function opens() {
  const { done: said, effect, answers } = playedShop<DeedEnd>()
  const machine = orderDeedMachine.provide({
    actors: {
      doIt: effect<DeedEnd, { wish: OrderWish | undefined }>('do'),
      line: fromCallback(() => {}),
    },
    actions: { show: ({ context }) => void said.push(`shown ${context.order?.stage}`) },
  })
  const actor = createActor(machine).start()
  return {
    said,
    answers,
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
    send: (event: OrderDeedEvent) => actor.send(event),
    async does(outcome: DeedEnd | Error) {
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
  expect(page.said).toEqual(['do {"wish":{"deed":"cancel"}}', 'shown cancelled'])
})

test('what is left leaves the order as it is', () => {
  const page = opens()
  page.send(wanted)
  page.send(left)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('what cannot be done any more shows the order as it is by now', async () => {
  const page = opens()
  await page.does(otherwise)
  expect([page.tags(), page.said.at(-1)]).toEqual([['otherwise'], 'shown printing'])
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
  expect([page.tags(), page.said]).toEqual([['open', 'busy'], ['do {"wish":{"deed":"cancel"}}']])
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
  await page.answers(unheard)
  expect(page.tags()).toEqual(['open', 'busy', 'waiting', 'unheard'])
  page.send(found)
  expect(page.said).toEqual(['do {"wish":{"deed":"cancel"}}', 'do {"wish":{"deed":"cancel"}}'])
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test.each([takenBack, left])('who waits for an answer no longer ($type) is told that it may be done', async (event) => {
  const page = opens()
  for (const one of [wanted, confirmed, lost]) page.send(one)
  await page.answers(unheard)
  page.send(event)
  expect([page.tags(), page.context().trouble]).toEqual([['open'], { code: 'NETWORK_ERROR' }])
})

test.each([
  [unheard, 'NETWORK_ERROR'],
  [failed, 'SERVER_ERROR'],
  [new Error('cannot be'), 'UNKNOWN_ERROR'],
])('what failed is told until it is tried again', async (outcome, code) => {
  const page = opens()
  await page.does(outcome)
  expect([page.tags(), page.context().trouble]).toEqual([['open'], { code }])
  page.send(confirmed)
  expect(page.context().trouble).toBeUndefined()
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test('every state is reached, and every transition taken that its table has', () => {
  const ended = (output: DeedEnd) => ({ type: 'xstate.done.actor.doIt', output })
  const events: AnyEventObject[] = [
    wanted,
    confirmed,
    left,
    lost,
    found,
    takenBack,
    pageLeft,
    ...[done, otherwise, priced, unheard, failed].map(ended),
    { type: 'xstate.error.actor.doIt', error: new Error('cannot be') },
  ]
  const provided = orderDeedMachine.provide({ actions: { show: () => {} } })
  const serialize = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context.isOffline])
  expect(proveMachine(provided, { events, serialize, table: writtenTable(import.meta.url) })).toEqual(sound)
})
