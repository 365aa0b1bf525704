import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSelector } from '@xstate/react'
import { StrictMode } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import type { Shown } from '#machines/shown.ts'
import { createActors } from './actors.ts'
import type { Seen } from './seen.ts'
import { startActor } from './start-actor.ts'
import { useOwnActor } from './use-own-actor.ts'
import { watchActors } from './watch-actors.ts'

/** The signal of every check that was begun. */
const checks: AbortSignal[] = []

const lockMachine = setup({
  types: {
    context: {} as { secret: string; tries: number },
    events: {} as { type: 'code.given'; code: string; isPasted: boolean } | { type: 'door.left' },
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
        'code.given': { target: 'checking', actions: assign({ tries: ({ context }) => context.tries + 1 }) },
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
const shown: Shown<typeof lockMachine> = { context: ['tries'], events: { 'code.given': ['isPasted'] } }
const named = { name: 'lock', shown, input: 's3cret' }

test('an actor is known by its name as long as it runs, however it ends', () => {
  const actors = createActors()
  const running = () => [...actors.running().keys()]
  const [stopped, ended] = [startActor(actors, lockMachine, named), startActor(actors, lockMachine, named)]
  expect(running()).toEqual(['lock', 'lock 2'])
  stopped.stop()
  expect(running()).toEqual(['lock 2'])
  ended.send({ type: 'door.left' })
  expect(running()).toEqual([])
})

test('whoever watches sees states and events with what the machine shows, and nothing else', () => {
  const actors = createActors()
  const seen: Seen[] = []
  const actor = startActor(actors, lockMachine, named)
  actor.send({ type: 'code.given', code: '123456', isPasted: true })
  expect(seen).toEqual([])
  const end = watchActors(actors, (one) => seen.push(one))
  startActor(actors, lockMachine, named).send({ type: 'code.given', code: '123456', isPasted: true })
  end()
  startActor(actors, lockMachine, named)
  expect(seen).toContainEqual({ kind: 'event', actor: 'lock', type: 'code.given', facts: { isPasted: true } })
  expect(seen.at(-1)).toEqual({
    kind: 'state',
    actor: 'lock',
    value: 'checking',
    status: 'active',
    facts: { tries: 1 },
  })
  expect(JSON.stringify(seen)).not.toMatch(/s3cret|123456/)
})

test('a watcher that breaks breaks nothing but itself', () => {
  const actors = createActors()
  const [seen, fault, reported] = [vi.fn(), new Error('broken'), vi.fn()]
  vi.stubGlobal('reportError', reported)
  watchActors(actors, () => {
    throw fault
  })
  watchActors(actors, seen)
  const actor = startActor(actors, lockMachine, named)
  actor.send({ type: 'code.given', code: '1', isPasted: false })
  vi.unstubAllGlobals()
  expect([actor.getSnapshot().value, seen.mock.calls.length > 0]).toEqual(['checking', true])
  expect(reported.mock.calls).toEqual([[fault]])
})

test('an action that throws is reported once, and its actor forgotten', () => {
  const [actors, fault] = [createActors(), new Error('jammed')]
  const jam = setup({ types: { events: {} as { type: 'code.given' } } }).createMachine({
    on: {
      'code.given': {
        actions: () => {
          throw fault
        },
      },
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const actor = startActor(actors, jam, { name: 'jam', shown: { context: [], events: {} } })
  actor.send({ type: 'code.given' })
  expect([actor.getSnapshot().status, actors.running().size]).toEqual(['error', 0])
  // The library throws it where nobody catches it, so that the window hears of it.
  expect(() => vi.runAllTimers()).toThrow(fault)
  expect(vi.getTimerCount()).toBe(0)
})

function Lock() {
  const actor = useOwnActor(lockMachine, named)
  const value = useSelector(actor, (state) => state.value)
  return (
    <button type="button" onClick={() => actor.send({ type: 'code.given', code: '1', isPasted: false })}>
      {value}
    </button>
  )
}

function openLock() {
  const [actors, held] = [createActors(), new Set<unknown>()]
  const reload = {
    heldBy(actor: unknown) {
      held.add(actor)
      return () => void held.delete(actor)
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
  return { actors, held, unmount }
}

test('a screen owns its actor: it runs while the screen stands, holds up reloads, and stops with it', async () => {
  const { actors, held, unmount } = openLock()
  await userEvent.click(await screen.findByRole('button', { name: 'shut' }))
  expect(screen.getByRole('button').textContent).toBe('checking')
  expect([[...actors.running().keys()], held.size, checks.at(-1)?.aborted]).toEqual([['lock'], 1, false])
  act(unmount)
  expect([actors.running().size, held.size, checks.at(-1)?.aborted]).toEqual([0, 0, true])
})
