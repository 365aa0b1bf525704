import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock } from 'xstate'
import { writtenTable } from '../../tests/support/written-table.ts'
import { proveMachine, sound } from '../testing/prove-machine.ts'
import { buildWatchMachine } from './build-watch.machine.ts'
import type { ServedBuild } from './build-watch.types.ts'

/** A page of the build `old`, whose visitor may be working. */
function start({ isWorking = false, isHeld: isReloadBlocked = false } = {}) {
  const clock = new SimulatedClock()
  const done: string[] = []
  const world = { isWorking, isReloadBlocked }
  let answer: (build: string | Error) => void = () => {}
  let rest: (path: string | Error) => void = () => {}
  const pendingActor = <Value>(take: (settle: (value: Value | Error) => void) => void) =>
    fromPromise<Value>(
      () =>
        new Promise((resolve, reject) => take((value) => (value instanceof Error ? reject(value) : resolve(value)))),
    )
  const takeSlot = (path: string, build: string) => {
    if (!world.isReloadBlocked) done.push(`used ${path} for ${build}`)
    return !world.isReloadBlocked
  }
  const machine = buildWatchMachine.provide({
    actors: {
      fetchServedBuild: pendingActor<ServedBuild>((settle) => {
        done.push('asked')
        answer = (build) => settle(build instanceof Error ? build : { build, isNewBuild: build !== 'old' })
      }),
      rest: pendingActor<string>((settle) => {
        rest = settle
      }),
    },
    actions: {
      takeSlot: assign({ hasSlot: ({ context }, { path }) => takeSlot(path, context.newest) }),
      reload: () => void done.push('reloaded'),
    },
  })
  const actor = createActor(machine, { clock }).start()
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
  }
  return {
    actor,
    clock,
    done,
    world,
    state: () => actor.getSnapshot().value,
    isStale: () => actor.getSnapshot().matches('stale'),
    wants: (path: string) => actor.send({ type: 'page.wanted', path, isWorking: world.isWorking }),
    async answers(build: string | Error) {
      answer(build)
      await settle()
    },
    async rests(path: string | Error = '/faq') {
      rest(path)
      await settle()
    },
    async sees(build: string) {
      answer(build)
      await settle()
    },
  }
}

test('checks the build at the start and every five minutes, not earlier', async () => {
  const watch = start()
  expect(watch.done).toEqual(['asked'])
  await watch.answers('old')
  expect(watch.state()).toBe('watching')
  watch.clock.increment(299_999)
  expect(watch.done).toEqual(['asked'])
  watch.clock.increment(1)
  expect(watch.done).toEqual(['asked', 'asked'])
})

test.each(['tab.shown', 'chunk.missing'] as const)('checks the build at once on %s', async (type) => {
  const watch = start()
  await watch.answers('old')
  watch.actor.send({ type })
  expect(watch.done).toEqual(['asked', 'asked'])
})

test('ignores a failed check and checks again later', async () => {
  const watch = start()
  await watch.answers(new Error('no line'))
  expect([watch.state(), watch.actor.getSnapshot().status]).toEqual(['watching', 'active'])
  watch.clock.increment(300_000)
  expect(watch.done).toEqual(['asked', 'asked'])
})

test('reloads the open page for a newer build once the visitor rests', async () => {
  const watch = start()
  await watch.sees('new')
  expect([watch.isStale(), watch.done]).toEqual([true, ['asked']])
  await watch.rests('/faq')
  expect([watch.state(), watch.done]).toEqual(['reloading', ['asked', 'used /faq for new', 'reloaded']])
  expect(watch.actor.getSnapshot().hasTag('leaving')).toBe(true)
})

test('loads the next page with the newer build instead of reloading the open one', async () => {
  const watch = start()
  await watch.sees('new')
  watch.wants('/about')
  expect([watch.state(), watch.done]).toEqual(['reloading', ['asked', 'used /about for new']])
})

test('opens the next page without a reload while work is in progress', async () => {
  const watch = start({ isWorking: true })
  await watch.sees('new')
  watch.wants('/about')
  expect([watch.isStale(), watch.done]).toEqual([true, ['asked']])
  watch.world.isWorking = false
  watch.wants('/faq')
  expect(watch.state()).toBe('reloading')
})

test('does not reload twice within ten seconds, neither for a page nor at rest', async () => {
  const watch = start({ isHeld: true })
  await watch.sees('new')
  watch.wants('/about')
  expect(watch.isStale()).toBe(true)
  await watch.rests()
  expect([watch.state(), watch.done]).toEqual(['held', ['asked']])
  watch.clock.increment(9_999)
  expect(watch.state()).toBe('held')
  watch.clock.increment(1)
  expect(watch.isStale()).toBe(true)
  watch.world.isReloadBlocked = false
  await watch.rests()
  expect(watch.state()).toBe('reloading')
})

test('holds the reload for ten seconds when rest cannot be detected', async () => {
  const watch = start()
  await watch.sees('new')
  await watch.rests(new Error('gone'))
  expect([watch.state(), watch.actor.getSnapshot().status, watch.done]).toEqual(['held', 'active', ['asked']])
  watch.clock.increment(10_000)
  await watch.rests('/faq')
  expect([watch.state(), watch.done.at(-1)]).toEqual(['reloading', 'reloaded'])
})

test('goes on watching a page that stays open despite the reload', async () => {
  const watch = start()
  await watch.sees('new')
  await watch.rests()
  watch.clock.increment(10_000)
  expect(watch.state()).toBe('watching')
})

test('reaches every state and takes every transition of its table, and no other', () => {
  const both = <Event extends { type: string }>(event: Event) => [event, { ...event, isReloadBlocked: true }]
  const events = [
    { type: 'tab.shown' },
    { type: 'chunk.missing' },
    ...both({ type: 'page.wanted', path: '/about', isWorking: false }),
    { type: 'page.wanted', path: '/about', isWorking: true },
    { type: 'xstate.done.actor.fetchServedBuild', output: { build: 'old', isNewBuild: false } },
    { type: 'xstate.done.actor.fetchServedBuild', output: { build: 'new', isNewBuild: true } },
    { type: 'xstate.error.actor.fetchServedBuild', error: new Error('no line') },
    ...both({ type: 'xstate.done.actor.rest', output: '/faq' }),
    { type: 'xstate.error.actor.rest', error: new Error('gone') },
    { type: 'xstate.after.untilPoll.buildWatch.watching' },
    { type: 'xstate.after.untilFree.buildWatch.reloading' },
    { type: 'xstate.after.untilFree.buildWatch.held' },
  ]
  const provided = buildWatchMachine.provide({
    actions: {
      takeSlot: assign({ hasSlot: ({ event }) => !('isReloadBlocked' in event) }),
      reload: () => {},
    },
  })
  expect(proveMachine(provided, { events, table: writtenTable(import.meta.url) })).toEqual(sound)
})
