import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelector } from '@xstate/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { Inspectable } from '#machines/inspectable.ts'
import { createActorRegistry } from './actors.ts'
import { watchActors } from './inspect-actors.ts'
import type { InspectedSnapshot } from './inspected-snapshot.ts'
import { startActor } from './start-actor.ts'
import { useOwnActor } from './use-own-actor.ts'

/** The signal of every check that was started. */
const checks: AbortSignal[] = []

const lockMachine = setup({
  types: {
    context: {} as { secret: string; tries: number },
    events: {} as { type: 'code.entered'; code: string; isPasted: boolean } | { type: 'door.left' },
    input: {} as string,
    tags: {} as 'busy',
  },
  actors: {
    check: fromPromise<string, string>(({ signal }) => {
      checks.push(signal)
      return new Promise(() => {})
    }),
  },
}).createMachine({
  id: 'lock',
  context: ({ input }) => ({ secret: input, tries: 0 }),
  initial: 'shut',
  states: {
    shut: {
      on: {
        'code.entered': { target: 'checking', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
        'door.left': 'left',
      },
    },
    checking: {
      tags: 'busy',
      invoke: { src: 'check', input: ({ context }) => context.secret, onDone: 'shut', onError: 'shut' },
    },
    left: { type: 'final' },
  },
})
const inspectable: Inspectable<typeof lockMachine> = { context: ['tries'], events: { 'code.entered': ['isPasted'] } }
const named = { name: 'lock', inspectable, input: 's3cret' }

test('an actor is registered under its name while it runs, whether it is stopped or ends', () => {
  const actors = createActorRegistry()
  const running = () => [...actors.running().keys()]
  const [stopped, ended] = [startActor(actors, lockMachine, named), startActor(actors, lockMachine, named)]
  expect(running()).toEqual(['lock', 'lock 2'])
  stopped.stop()
  expect(running()).toEqual(['lock 2'])
  ended.send({ type: 'door.left' })
  expect(running()).toEqual([])
})

test('a watcher receives states and events with the declared fields only', () => {
  const actors = createActorRegistry()
  const snapshot: InspectedSnapshot[] = []
  const actor = startActor(actors, lockMachine, named)
  actor.send({ type: 'code.entered', code: '123456', isPasted: true })
  expect(snapshot).toEqual([])
  const end = watchActors(actors, (one) => snapshot.push(one))
  startActor(actors, lockMachine, named).send({ type: 'code.entered', code: '123456', isPasted: true })
  end()
  startActor(actors, lockMachine, named)
  expect(snapshot).toContainEqual({ kind: 'event', actor: 'lock', type: 'code.entered', facts: { isPasted: true } })
  expect(snapshot.at(-1)).toEqual({
    kind: 'state',
    actor: 'lock',
    value: 'checking',
    status: 'active',
    facts: { tries: 1 },
  })
  expect(JSON.stringify(snapshot)).not.toMatch(/s3cret|123456/)
})

test('a watcher that throws affects neither the actor nor other watchers', () => {
  const actors = createActorRegistry()
  const [snapshot, error, reported] = [vi.fn(), new Error('broken'), vi.fn()]
  vi.stubGlobal('reportError', reported)
  watchActors(actors, () => {
    throw error
  })
  watchActors(actors, snapshot)
  const actor = startActor(actors, lockMachine, named)
  actor.send({ type: 'code.entered', code: '1', isPasted: false })
  vi.unstubAllGlobals()
  expect([actor.getSnapshot().value, snapshot.mock.calls.length > 0]).toEqual(['checking', true])
  expect(reported.mock.calls).toEqual([[error]])
})

test('an action that throws is reported once and its actor is unregistered', () => {
  const [actors, error] = [createActorRegistry(), new Error('jammed')]
  const jam = setup({ types: { events: {} as { type: 'code.entered' } } }).createMachine({
    on: {
      'code.entered': {
        actions: () => {
          throw error
        },
      },
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const actor = startActor(actors, jam, { name: 'jam', inspectable: { context: [], events: {} } })
  actor.send({ type: 'code.entered' })
  expect([actor.getSnapshot().status, actors.running().size]).toEqual(['error', 0])
  // XState rethrows it asynchronously, so that the window receives an error event.
  expect(() => vi.runAllTimers()).toThrow(error)
  expect(vi.getTimerCount()).toBe(0)
})

function Lock() {
  const actor = useOwnActor(lockMachine, named)
  const value = useSelector(actor, (state) => state.value)
  return (
    <button type="button" onClick={() => actor.send({ type: 'code.entered', code: '1', isPasted: false })}>
      {value}
    </button>
  )
}

function openLock() {
  const [actors, runningActors] = [createActorRegistry(), new Set<unknown>()]
  const reload = {
    reloadBlockerFor(actor: unknown) {
      runningActors.add(actor)
      return () => void runningActors.delete(actor)
    },
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Lock }),
    history: createMemoryHistory(),
    context: { actors, reload } as never,
  })
  const { unmount } = render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  return { actors, runningActors, unmount }
}

test('an actor of a component runs while it is mounted, blocks reloads while busy and stops on unmount', async () => {
  const { actors, runningActors, unmount } = openLock()
  await userEvent.click(await screen.findByRole('button', { name: 'shut' }))
  expect(screen.getByRole('button').textContent).toBe('checking')
  expect([[...actors.running().keys()], runningActors.size, checks.at(-1)?.aborted]).toEqual([['lock'], 1, false])
  act(unmount)
  expect([actors.running().size, runningActors.size, checks.at(-1)?.aborted]).toEqual([0, 0, true])
})
