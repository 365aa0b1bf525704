import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise } from 'xstate'
import { coverageOf } from './coverage.ts'
import { edgePaths } from './edge-paths.ts'
import { proveMachine } from './prove-machine.ts'
import { sampleEvents, sampleWizard } from './wizard.sample.ts'

test('a sound machine is walked whole: nested, parallel, invoked, delayed and eventless', () => {
  expect(proveMachine(sampleWizard, { events: sampleEvents })).toEqual({ missedStates: [], missedTransitions: [] })
})

test.each(sampleEvents)('without $type the walk is not whole, and says so', (left) => {
  const events = sampleEvents.filter((event) => event !== left)
  expect(proveMachine(sampleWizard, { events }).missedTransitions).not.toEqual([])
})

test('a state without a way in is named', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {}, island: { on: { go: 'a' } } },
  })
  expect(proveMachine(machine, { events: [{ type: 'go' }] })).toEqual({
    missedStates: ['m.island'],
    missedTransitions: ['m.island --go[0]--> m.a'],
  })
})

test('a transition that no event of the list moves is named', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b', forgotten: 'b' } }, b: {} } })
  expect(proveMachine(machine, { events: [{ type: 'go' }] }).missedTransitions).toEqual(['m.a --forgotten[0]--> m.b'])
})

test('an edge that its guard always blocks is named', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: [{ guard: () => false, target: 'c' }, { target: 'b' }] } }, b: {}, c: {} },
  })
  expect(proveMachine(machine, { events: [{ type: 'go' }] })).toEqual({
    missedStates: ['m.c'],
    missedTransitions: ['m.a --go[0]--> m.c'],
  })
})

test('a second guarded way of the same event is another transition', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: [{ guard: ({ event }) => event.fast === true, target: 'b' }, { target: 'b' }] } },
      b: { type: 'final' },
    },
  })
  const once = proveMachine(machine, { events: [{ type: 'go', fast: false }] })
  expect(once.missedTransitions).toEqual(['m.a --go[0]--> m.b'])
  const both = proveMachine(machine, {
    events: [
      { type: 'go', fast: false },
      { type: 'go', fast: true },
    ],
  })
  expect(both).toEqual({ missedStates: [], missedTransitions: [] })
})

test('ways that another way begins with are left out', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } })
  expect(edgePaths(machine, { events: [{ type: 'go' }] })).toEqual([[{ type: 'go' }, { type: 'go' }]])
})

test('a real actor with provided effects is seen whole, eventless moves among it', async () => {
  const measured = (lengthMm: number) =>
    sampleWizard.provide({ actors: { measure: fromPromise(async () => lengthMm) } })
  const coverage = coverageOf(sampleWizard)
  for (const lengthMm of [150, 250]) {
    const actor = createActor(measured(lengthMm), { inspect: coverage.inspect })
    actor.start()
    actor.send({ type: 'photo.taken', photo: 'left' })
    actor.send({ type: 'step.confirmed' })
    await expect.poll(() => actor.getSnapshot().hasTag('busy')).toBe(false)
    actor.stop()
  }
  const { missedTransitions } = coverage.report()
  expect(missedTransitions.filter((name) => name.includes('always'))).toEqual([])
  expect(missedTransitions).toContain('wizard.help.closed --help.opened[0]--> wizard.help.open')
})
