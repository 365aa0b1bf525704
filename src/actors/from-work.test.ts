import { expect, test } from 'vitest'
import { createActor, type EventObject, setup } from 'xstate'
import { fromWork, type Work } from './from-work.ts'

type Told = { type: 'stage.reached' } | { type: 'loaf.baked' } | { type: 'baking.broken' }

/** A machine that bakes, and what its work is given. */
function startBaking(bake: (how: Work<Told>) => Promise<Told>) {
  const heard: string[] = []
  const [signals, hows]: [AbortSignal[], Work<Told>[]] = [[], []]
  const machine = setup({
    types: { events: {} as Told | { type: 'oven.left' } },
    actors: {
      bake: fromWork<unknown, Told>(
        (_, how) => {
          signals.push(how.signal)
          hows.push(how)
          return bake(how)
        },
        { type: 'baking.broken' },
      ),
    },
    actions: { hear: ({ event }: { event: EventObject }) => void heard.push(event.type) },
  }).createMachine({
    initial: 'baking',
    states: {
      baking: {
        invoke: { src: 'bake', onError: 'idle' },
        on: {
          'stage.reached': { actions: 'hear' },
          'loaf.baked': { target: 'idle', actions: 'hear' },
          'baking.broken': { target: 'idle', actions: 'hear' },
          'oven.left': 'idle',
        },
      },
      idle: { on: { '*': { actions: 'hear' } } },
    },
  })
  const actor = createActor(machine).start()
  return { actor, heard, signals, hows, settled: () => new Promise<void>((done) => setTimeout(done)) }
}

test('a work tells how far it is, and ends with an event of its own', async () => {
  const { heard, signals, settled } = startBaking(async ({ tell }) => {
    tell({ type: 'stage.reached' })
    return { type: 'loaf.baked' }
  })
  await settled()
  expect(heard).toEqual(['stage.reached', 'loaf.baked'])
  // What is done is not called off when the machine goes on.
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('a work that fails ends with the event that says so', async () => {
  const { heard, settled } = startBaking(() => Promise.reject(new Error('no flour')))
  await settled()
  expect(heard).toEqual(['baking.broken'])
})

test('a work that the machine has left is called off, and nobody hears of it', async () => {
  const waiting = Promise.withResolvers<Told>()
  const { actor, heard, signals, hows, settled } = startBaking(() => waiting.promise)
  actor.send({ type: 'oven.left' })
  hows[0]?.tell({ type: 'stage.reached' })
  waiting.resolve({ type: 'loaf.baked' })
  await settled()
  expect([heard, signals.map(({ aborted }) => aborted)]).toEqual([[], [true]])
})
