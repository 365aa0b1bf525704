import { expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
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
