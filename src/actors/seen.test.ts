import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { buildWatchMachine } from '#machines/build-watch/build-watch.machine.ts'
import { buildWatchShown } from '#machines/build-watch/build-watch.shown.ts'
import type { Served } from '#machines/build-watch/build-watch.types.ts'
import { createActors } from './actors.ts'
import type { Seen } from './seen.ts'
import { watchActors } from './watch-actors.ts'

type Typed = { type: 'code.given'; code: string; tries: number }

const inner = setup({ types: { context: {} as { secret: string; tries: number }, events: {} as Typed } }).createMachine(
  {
    context: { secret: 's', tries: 1 },
    initial: 'waiting',
    states: { waiting: { on: { 'code.given': 'checking' } }, checking: {} },
  },
)
const outer = setup({
  types: { events: {} as { type: 'begin' }, children: {} as { inner: 'inner' } },
  actors: { inner },
}).createMachine({
  initial: 'resting',
  states: { resting: { on: { begin: 'proving' } }, proving: { invoke: { id: 'inner', src: 'inner' } } },
})

test('an actor and the one that it has invoked are seen under their own names, and no more of them than is declared', () => {
  const actors = createActors()
  const seen: Seen[] = []
  watchActors(actors, (one) => seen.push(one))
  const inspect = actors.inspect<typeof outer>({ name: 'outer', shown: { context: [], events: {} } })
  const actor = createActor(outer, { inspect }).start()
  actor.send({ type: 'begin' })
  const { inner: child } = actor.getSnapshot().children
  if (!child) throw new Error('The inner actor has not begun')
  seen.length = 0
  const shown = { context: ['tries'], events: { 'code.given': ['tries'] } } as const
  const watched = child.system.inspect(actors.inspect<typeof inner>({ name: 'inner', shown }, child.sessionId))
  child.send({ type: 'code.given', code: '123456', tries: 2 })
  expect(seen).toEqual([
    { kind: 'event', actor: 'inner', type: 'code.given', facts: { tries: 2 } },
    { kind: 'state', actor: 'inner', value: 'checking', status: 'active', facts: { tries: 1 } },
  ])
  expect(JSON.stringify(seen)).not.toContain('123456')
  watched.unsubscribe()
  actor.stop()
})

test('the address of a page that is wanted or left goes unseen: a link of a mail has its secret in it', async () => {
  const actors = createActors()
  const seen: Seen[] = []
  watchActors(actors, (one) => seen.push(one))
  const rested = Promise.withResolvers<string>()
  const machine = buildWatchMachine.provide({
    actors: {
      ask: fromPromise<Served>(async () => ({ build: 'new', isNews: true })),
      rest: fromPromise(() => rested.promise),
    },
    actions: { claim: assign({ isClaimed: (_, { path }) => path === '/auth/s3cret-at-rest' }), reload: () => {} },
  })
  const actor = createActor(machine, {
    inspect: actors.inspect({ name: 'build-watch', shown: buildWatchShown }),
  }).start()
  await expect.poll(() => actor.getSnapshot().value).toEqual({ stale: 'resting' })
  actor.send({ type: 'page.wanted', path: '/auth/s3cret', isWorking: true })
  rested.resolve('/auth/s3cret-at-rest')
  await expect.poll(() => actor.getSnapshot().hasTag('leaving')).toBe(true)
  actor.stop()
  expect(seen).toContainEqual({
    kind: 'event',
    actor: 'build-watch',
    type: 'page.wanted',
    facts: { isWorking: true },
  })
  expect(JSON.stringify(seen)).not.toMatch(/s3cret|auth/)
})
