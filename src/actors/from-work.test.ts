import { expect, test } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { fromWork, type Work } from './from-work.ts'

type BakingEvent = { type: 'stage.reached' } | { type: 'loaf.baked' } | { type: 'baking.broken' }

/** Starts a machine that bakes, and records what its work receives. */
function startBaking(bake: (how: Work<BakingEvent>) => Promise<BakingEvent>) {
  const received: string[] = []
  const [signals, hows]: [AbortSignal[], Work<BakingEvent>[]] = [[], []]
  const machine = setup({
    types: { events: {} as BakingEvent | { type: 'oven.left' } },
    actors: {
      bake: fromWork<unknown, BakingEvent>(
        (_, how) => {
          signals.push(how.signal)
          hows.push(how)
          return bake(how)
        },
        { type: 'baking.broken' },
      ),
    },
    actions: { recordEvent: ({ event }: { event: EventObject }) => void received.push(event.type) },
  }).createMachine({
    initial: 'baking',
    states: {
      baking: {
        invoke: { src: 'bake', onError: 'idle' },
        on: {
          'stage.reached': { actions: 'recordEvent' },
          'loaf.baked': { target: 'idle', actions: 'recordEvent' },
          'baking.broken': { target: 'idle', actions: 'recordEvent' },
          'oven.left': 'idle',
        },
      },
      idle: { on: { '*': { actions: 'recordEvent' } } },
    },
  })
  const actor = createActor(machine).start()
  return { actor, received, signals, hows, settled: () => new Promise<void>((done) => setTimeout(done)) }
}

test('work reports its progress and ends with an event of its own', async () => {
  const { received, signals, settled } = startBaking(async ({ report }) => {
    report({ type: 'stage.reached' })
    return { type: 'loaf.baked' }
  })
  await settled()
  expect(received).toEqual(['stage.reached', 'loaf.baked'])
  // Leaving the state does not abort a work that is already done.
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('work that fails ends with the `broken` event', async () => {
  const { received, settled } = startBaking(() => Promise.reject(new Error('no flour')))
  await settled()
  expect(received).toEqual(['baking.broken'])
})

test('leaving the state aborts the work, and its later events are ignored', async () => {
  const pending = Promise.withResolvers<BakingEvent>()
  const { actor, received, signals, hows, settled } = startBaking(() => pending.promise)
  actor.send({ type: 'oven.left' })
  hows[0]?.report({ type: 'stage.reached' })
  pending.resolve({ type: 'loaf.baked' })
  await settled()
  expect([received, signals.map(({ aborted }) => aborted)]).toEqual([[], [true]])
})
