import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { buildWatchInspectable } from '#machines/build-watch/build-watch.inspectable.ts'
import { buildWatchMachine } from '#machines/build-watch/build-watch.machine.ts'
import type { ServedBuild } from '#machines/build-watch/build-watch.types.ts'
import { createActorRegistry } from './actors.ts'
import { watchActors } from './inspect-actors.ts'
import type { InspectedSnapshot } from './inspected-snapshot.ts'

type TypedCodeEvent = { type: 'code.entered'; code: string; tries: number }

const inner = setup({
  types: { context: {} as { secret: string; tries: number }, events: {} as TypedCodeEvent },
}).createMachine({
  context: { secret: 's', tries: 1 },
  initial: 'pending',
  states: { pending: { on: { 'code.entered': 'checking' } }, checking: {} },
})
const outer = setup({
  types: { events: {} as { type: 'begin' }, children: {} as { inner: 'inner' } },
  actors: { inner },
}).createMachine({
  initial: 'resting',
  states: { resting: { on: { begin: 'proving' } }, proving: { invoke: { id: 'inner', src: 'inner' } } },
})

test('an actor and its invoked actor appear under their own names, with declared fields only', () => {
  const actors = createActorRegistry()
  const snapshot: InspectedSnapshot[] = []
  watchActors(actors, (one) => snapshot.push(one))
  const inspect = actors.inspect<typeof outer>({ name: 'outer', inspectable: { context: [], events: {} } })
  const actor = createActor(outer, { inspect }).start()
  actor.send({ type: 'begin' })
  const { inner: child } = actor.getSnapshot().children
  if (!child) throw new Error('The inner actor has not begun')
  snapshot.length = 0
  const inspectable = { context: ['tries'], events: { 'code.entered': ['tries'] } } as const
  const watched = child.system.inspect(actors.inspect<typeof inner>({ name: 'inner', inspectable }, child.sessionId))
  child.send({ type: 'code.entered', code: '123456', tries: 2 })
  expect(snapshot).toEqual([
    { kind: 'event', actor: 'inner', type: 'code.entered', facts: { tries: 2 } },
    { kind: 'state', actor: 'inner', value: 'checking', status: 'active', facts: { tries: 1 } },
  ])
  expect(JSON.stringify(snapshot)).not.toContain('123456')
  watched.unsubscribe()
  actor.stop()
})

test('the path of a requested page is never inspected, because links in mails contain secrets', async () => {
  const actors = createActorRegistry()
  const snapshot: InspectedSnapshot[] = []
  watchActors(actors, (one) => snapshot.push(one))
  const rested = Promise.withResolvers<string>()
  const machine = buildWatchMachine.provide({
    actors: {
      fetchServedBuild: fromPromise<ServedBuild>(async () => ({ build: 'new', isNewBuild: true })),
      rest: fromPromise(() => rested.promise),
    },
    actions: {
      takeSlot: assign({ hasSlot: (_, { path }) => path === '/auth/s3cret-at-rest' }),
      reload: () => {},
    },
  })
  const actor = createActor(machine, {
    inspect: actors.inspect({ name: 'build-watch', inspectable: buildWatchInspectable }),
  }).start()
  await expect.poll(() => actor.getSnapshot().value).toEqual({ stale: 'resting' })
  actor.send({ type: 'page.wanted', path: '/auth/s3cret', isWorking: true })
  rested.resolve('/auth/s3cret-at-rest')
  await expect.poll(() => actor.getSnapshot().hasTag('leaving')).toBe(true)
  actor.stop()
  expect(snapshot).toContainEqual({
    kind: 'event',
    actor: 'build-watch',
    type: 'page.wanted',
    facts: { isWorking: true },
  })
  expect(JSON.stringify(snapshot)).not.toMatch(/s3cret|auth/)
})
