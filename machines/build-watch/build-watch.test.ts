import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { proveMachine } from '../testing/prove-machine.ts'
import { buildWatchMachine } from './build-watch.machine.ts'

/** A shop whose own build is `old`, and a visitor who may be working. */
function start({ isWorking = false, isHeld = false } = {}) {
  const clock = new SimulatedClock()
  const done: string[] = []
  const world = { isWorking, isHeld }
  let answer: (build: string | Error) => void = () => {}
  let rest: (path: string | Error) => void = () => {}
  const waiting = (take: (settle: (value: string | Error) => void) => void) =>
    fromPromise<string>(
      () =>
        new Promise((resolve, reject) => take((value) => (value instanceof Error ? reject(value) : resolve(value)))),
    )
  const mayReload = ({ path, build }: { path: string; build: string }) => {
    if (!world.isHeld) done.push(`used ${path} for ${build}`)
    return !world.isHeld
  }
  const machine = buildWatchMachine.provide({
    actors: {
      ask: waiting((settle) => {
        done.push('asked')
        answer = settle
      }),
      rest: waiting((settle) => {
        rest = settle
      }),
    },
    guards: {
      isNews: (_, build) => build !== 'old' && !done.includes(`used ${build}`),
      mayReload: (_, what) => mayReload(what),
      mayComeAnew: (_, what) => !world.isWorking && mayReload(what),
    },
    actions: { reload: () => void done.push('reloaded') },
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

test('it begins with a question, asks again every five minutes, and not before', async () => {
  const watch = start()
  expect(watch.done).toEqual(['asked'])
  await watch.answers('old')
  expect(watch.state()).toBe('watching')
  watch.clock.increment(299_999)
  expect(watch.done).toEqual(['asked'])
  watch.clock.increment(1)
  expect(watch.done).toEqual(['asked', 'asked'])
})

test.each(['tab.shown', 'part.missing'] as const)('it asks at once when %s', async (type) => {
  const watch = start()
  await watch.answers('old')
  watch.actor.send({ type })
  expect(watch.done).toEqual(['asked', 'asked'])
})

test('a shop that cannot be asked changes nothing, and is asked again', async () => {
  const watch = start()
  await watch.answers(new Error('no line'))
  expect([watch.state(), watch.actor.getSnapshot().status]).toEqual(['watching', 'active'])
  watch.clock.increment(300_000)
  expect(watch.done).toEqual(['asked', 'asked'])
})

test('a newer build has the open page loaded anew, once its visitor rests', async () => {
  const watch = start()
  await watch.sees('new')
  expect([watch.state(), watch.done]).toEqual(['stale', ['asked']])
  await watch.rests('/faq')
  expect([watch.state(), watch.done]).toEqual(['reloading', ['asked', 'used /faq for new', 'reloaded']])
})

test('the page that is wanted next comes with the newer build, and the open one is not loaded', async () => {
  const watch = start()
  await watch.sees('new')
  watch.actor.send({ type: 'page.wanted', path: '/about' })
  expect([watch.state(), watch.done]).toEqual(['reloading', ['asked', 'used /about for new']])
})

test('while a machine works, a page that is wanted is drawn as before', async () => {
  const watch = start({ isWorking: true })
  await watch.sees('new')
  watch.actor.send({ type: 'page.wanted', path: '/about' })
  expect([watch.state(), watch.done]).toEqual(['stale', ['asked']])
  watch.world.isWorking = false
  watch.actor.send({ type: 'page.wanted', path: '/faq' })
  expect(watch.state()).toBe('reloading')
})

test('within ten seconds nothing is loaded again, whether a page is wanted or the visitor rests', async () => {
  const watch = start({ isHeld: true })
  await watch.sees('new')
  watch.actor.send({ type: 'page.wanted', path: '/about' })
  expect(watch.state()).toBe('stale')
  await watch.rests()
  expect([watch.state(), watch.done]).toEqual(['held', ['asked']])
  watch.clock.increment(9_999)
  expect(watch.state()).toBe('held')
  watch.clock.increment(1)
  expect(watch.state()).toBe('stale')
  watch.world.isHeld = false
  await watch.rests()
  expect(watch.state()).toBe('reloading')
})

test('a page that cannot tell whether its visitor rests is not loaded anew, and is asked again after ten seconds', async () => {
  const watch = start()
  await watch.sees('new')
  await watch.rests(new Error('gone'))
  expect([watch.state(), watch.actor.getSnapshot().status, watch.done]).toEqual(['held', 'active', ['asked']])
  watch.clock.increment(10_000)
  await watch.rests('/faq')
  expect([watch.state(), watch.done.at(-1)]).toEqual(['reloading', 'reloaded'])
})

test('a page that stays although it was to be loaded anew is watched on', async () => {
  const watch = start()
  await watch.sees('new')
  await watch.rests()
  watch.clock.increment(10_000)
  expect(watch.state()).toBe('watching')
})

test('every state is reached and every transition taken', () => {
  const both = (event: { type: string; path?: string; output?: string }) => [event, { ...event, isRefused: true }]
  const events = [
    { type: 'tab.shown' },
    { type: 'part.missing' },
    { type: 'page.wanted', path: '/about' },
    { type: 'xstate.done.actor.ask', output: 'old' },
    { type: 'xstate.done.actor.ask', output: 'new' },
    { type: 'xstate.error.actor.ask', error: new Error('no line') },
    ...both({ type: 'xstate.done.actor.rest', output: '/faq' }),
    { type: 'xstate.error.actor.rest', error: new Error('gone') },
    { type: 'xstate.after.untilPoll.buildWatch.watching' },
    { type: 'xstate.after.untilFree.buildWatch.reloading' },
    { type: 'xstate.after.untilFree.buildWatch.held' },
  ]
  const provided = buildWatchMachine.provide({
    guards: {
      isNews: (_, build) => build === 'new',
      mayReload: ({ event }) => !('isRefused' in event),
      mayComeAnew: () => true,
    },
    actions: { reload: () => {} },
  })
  expect(proveMachine(provided, { events })).toEqual({ missedStates: [], missedTransitions: [] })
})
