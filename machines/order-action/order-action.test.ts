import { expect, test } from 'vitest'
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromCallback } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { playedShop } from '../testing/played-shop.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { orderActionMachine } from './order-action.machine.ts'
import type { OrderActionEvent, OrderActionInput, OrderActionResult, OrderView } from './order-action.types.ts'

// Only the stage of the order matters here.
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

/** A customer with an order open. */
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

test('starts each action without the error or the order of the one before', async () => {
  const page = opens()
  await page.does(failed)
  expect(page.context()).toMatchObject({ action: 'cancel', error: { code: 'SERVER_ERROR' } })
  page.send(left)
  page.send(wanted)
  expect(page.context().error).toBeUndefined()
  page.send(confirmed)
  await page.answers(conflict)
  expect(page.context().order).toEqual(order('printing'))
  page.send(wanted)
  expect(page.context().order).toBeUndefined()
})

test('shows the error of an action that failed, although the device has gone offline', async () => {
  const page = opens()
  page.send(wanted)
  page.send(confirmed)
  page.send(lost)
  await page.answers(failed)
  expect([page.tags(), page.context().error?.code]).toEqual([['open'], 'SERVER_ERROR'])
})

test('asks for confirmation, then executes the action once', async () => {
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

test('leaves the order unchanged when the dialog is closed', () => {
  const page = opens()
  page.send(wanted)
  page.send(left)
  expect([page.tags(), page.said]).toEqual([[], []])
})

test('shows the current order when the action is no longer possible', async () => {
  const page = opens()
  await page.does(conflict)
  expect([page.tags(), page.said.at(-1)]).toEqual([['conflict'], 'shown printing'])
})

test('requires confirmation of a changed price', async () => {
  const page = opens()
  await page.does(priced)
  expect([page.tags(), page.context().price]).toEqual([['open'], price])
  page.send(left)
  page.send(wanted)
  expect(page.context().price).toBeUndefined()
})

test('holds a confirmed action while offline, and sends it once when online', async () => {
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
])('withdraws a waiting action (%o), and does not send it', (event, tags) => {
  const page = opens()
  for (const one of [lost, wanted, confirmed, event, found]) page.send(one)
  expect([page.tags(), page.said]).toEqual([tags, []])
})

test('sends an action with unknown outcome again when the device is online', async () => {
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

test.each([takenBack, left])('reports an unknown outcome when the customer stops waiting ($type)', async (event) => {
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
])('shows an error until the next attempt', async (outcome, code) => {
  const page = opens()
  await page.does(outcome)
  expect([page.tags(), page.context().error]).toEqual([['open'], { code }])
  page.send(confirmed)
  expect(page.context().error).toBeUndefined()
  await page.answers(done)
  expect(page.tags()).toEqual(['done'])
})

test('reaches every state and takes every transition of its table, and no other', () => {
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
