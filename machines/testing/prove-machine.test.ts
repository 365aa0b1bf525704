import { expect, test } from 'vitest'
import {
  type AnyEventObject,
  type AnyStateMachine,
  and,
  createActor,
  createMachine,
  fromPromise,
  not,
  or,
  setup,
} from 'xstate'
import { createCoverage } from './coverage.ts'
import { edgePaths } from './edge-paths.ts'
import { proveMachine, sound } from './prove-machine.ts'
import { transitionTable } from './transition-table.ts'
import { sampleEvents, sampleWizard } from './wizard.sample.ts'

const walked = (machine: AnyStateMachine, events: readonly AnyEventObject[]) =>
  proveMachine(machine, { events, table: transitionTable(machine) })
const go = [{ type: 'go' }]

test('proves a machine with nested, parallel, invoked, delayed and eventless transitions', () => {
  expect(walked(sampleWizard, sampleEvents)).toEqual(sound)
})

test.each(sampleEvents)('reports what is missed without $type', (left) => {
  const events = sampleEvents.filter((event) => event !== left)
  expect(walked(sampleWizard, events).missedTransitions).not.toEqual([])
})

test('names a state that cannot be reached', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'b' } }, b: {}, island: { on: { go: 'a' } } },
  })
  expect(walked(machine, go)).toMatchObject({
    missedStates: ['m.island'],
    missedTransitions: ['m.island --go[0]--> m.a'],
  })
})

test('names a transition that no event triggers', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b', forgotten: 'b' } }, b: {} } })
  expect(walked(machine, go).missedTransitions).toEqual(['m.a --forgotten[0]--> m.b'])
})

test('names a transition whose guard never passes', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: [{ guard: () => false, target: 'c' }, { target: 'b' }] } }, b: {}, c: {} },
  })
  expect(walked(machine, go)).toMatchObject({
    missedStates: ['m.c'],
    missedTransitions: ['m.a --go[0]--> m.c'],
  })
})

test('counts two candidates of one event as two transitions', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { on: { go: [{ guard: ({ event }) => event.fast === true, target: 'b' }, { target: 'b' }] } },
      b: { type: 'final' },
    },
  })
  expect(walked(machine, [{ type: 'go', fast: false }]).missedTransitions).toEqual(['m.a --go[0]--> m.b'])
  expect(
    walked(
      machine,
      [true, false].map((fast) => ({ type: 'go', fast })),
    ),
  ).toEqual(sound)
})

test('walks from every input', () => {
  const machine = createMachine({
    id: 'm',
    context: ({ input }) => ({ isShort: input === 'short' }),
    initial: 'a',
    states: {
      a: { always: [{ guard: ({ context }) => context.isShort === true, target: 'c' }, { target: 'b' }] },
      b: {},
      c: {},
    },
  })
  const proof = (inputs: readonly string[]) =>
    proveMachine(machine, { events: [], inputs, table: transitionTable(machine) })
  expect(proof(['long']).missedStates).toEqual(['m.c'])
  expect(proof(['long', 'short'])).toEqual(sound)
})

type Facts = { context: { foot: { tries: number; steps: unknown[] } }; event: { isSeen: boolean } }

const isReady = () => true
const machineTo = (target: string, guard = isReady) =>
  createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: [{ guard, target }, { target: 'b' }] } }, b: {}, c: {} },
  })

test('names a transition and its row when their targets differ', () => {
  const table = transitionTable(machineTo('c'))
  expect(table).toEqual(['a | go | isReady | c', 'a | go |  | b'])
  expect(proveMachine(machineTo('b'), { events: go, table })).toMatchObject({
    unwritten: ['a | go | isReady | b'],
    untrue: ['a | go | isReady | c'],
  })
})

test('names rows of one state and event in another order than the machine evaluates their guards', () => {
  const table = transitionTable(machineTo('c'))
  expect(proveMachine(machineTo('c'), { events: go, table: table.toReversed() })).toEqual({
    ...proveMachine(machineTo('c'), { events: go, table }),
    misordered: ['a | go |  | b', 'a | go | isReady | c'],
  })
})

test('accepts rows of different states and events in any order', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } })
  expect(proveMachine(machine, { events: go, table: transitionTable(machine).toReversed() })).toEqual(sound)
})

test('names a row that the table has twice and the machine once', () => {
  const table = transitionTable(machineTo('c'))
  expect(proveMachine(machineTo('c'), { events: go, table: [...table, ...table] }).untrue).toEqual(table)
})

test.each([
  ['the clock', () => Date.now() > 0],
  ['the time of day', () => new Date().getHours() >= 0],
  ['chance', () => Math.random() >= 0],
  ['storage', () => localStorage.getItem('a') === null],
  ['the page', () => document.title === ''],
  ['what is secret', () => crypto.randomUUID().length > 0],
  ['the address', () => location.pathname === '/'],
  ['a database', () => indexedDB !== undefined],
  ['a timer', () => setTimeout(() => {}) !== undefined],
])('throws on a guard that reads %s', (_, isImpure) => {
  expect(() => walked(machineTo('c', isImpure), go)).toThrow(/The guard .* reads /)
  expect(Date.now()).toBeGreaterThan(0)
})

test('throws on an impure named guard inside a composed one', () => {
  const machine = setup({ guards: { isLate: () => Date.now() > 0, isReady } }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: { guard: and(['isReady', 'isLate']), target: 'b' } } }, b: {} },
  })
  expect(transitionTable(machine)).toEqual(['a | go | isReady and isLate | b'])
  expect(() => walked(machine, go)).toThrow('The guard isLate reads Date')
})

test('writes a negated guard as not and its name', () => {
  const machine = setup({ guards: { isReady, hasFeet: isReady } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: {
        on: {
          go: [
            { guard: not('isReady'), target: 'b' },
            { guard: not(and(['isReady', 'hasFeet'])), target: 'b' },
          ],
        },
      },
      b: {},
    },
  })
  expect(transitionTable(machine)).toEqual(['a | go | not isReady | b', 'a | go | not (isReady and hasFeet) | b'])
})

const isLate = () => Date.now() > 0
const isAlways = () => true
const guarded = (guard: unknown) =>
  createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: { guard: guard as never, target: 'b' } } }, b: {} } })

test.each([
  ['and', and([isAlways, isLate])],
  ['or', or([() => false, isLate])],
  ['not', not(() => Math.random() > 2)],
  ['one in the other', and([isAlways, not(or([() => false, () => Date.now() < 0]))])],
])('throws on an impure operand of a composed guard: %s', (_, guard) => {
  expect(() => walked(guarded(guard), go)).toThrow(/The guard part .* reads /)
})

test('a named guard that is put together may ask nothing either, nor may what a guard is given', () => {
  const machineWithGuard = (guard: 'isBoth' | { type: 'isGiven'; params: () => number }) =>
    setup({ guards: { isBoth: and([isAlways, isLate]), isGiven: (_, at: number) => at > 0 } }).createMachine({
      id: 'm',
      initial: 'a',
      states: { a: { on: { go: { guard: guard as never, target: 'b' } } }, b: {} },
    })
  expect(() => walked(machineWithGuard('isBoth'), go)).toThrow('The guard part isBoth reads Date')
  expect(() => walked(machineWithGuard({ type: 'isGiven', params: () => Date.now() }), go)).toThrow('reads Date')
  expect(walked(machineWithGuard({ type: 'isGiven', params: () => 1 }), go)).toEqual(sound)
})

test('throws on a guard that changes its answer', () => {
  let times = 0
  const isTurn = () => {
    times += 1
    return times % 2 === 1
  }
  expect(() => walked(machineTo('c', isTurn), go)).toThrow('returns true, and then false')
})

test('throws on a guard that changes the context', () => {
  const machine = createMachine({
    id: 'm',
    context: { tries: 0 },
    initial: 'a',
    states: { a: { on: { go: { guard: ({ context }) => ++context.tries > 0, target: 'b' } } }, b: {} },
  })
  expect(() => walked(machine, go)).toThrow('read only')
})

const recorded: unknown[] = []
const known = new Set<unknown>()

test.each([
  ['deep in the context', ({ context }: Facts) => ++context.foot.tries > 0],
  ['in a list of the context', ({ context }: Facts) => context.foot.steps.push(1) > 0],
  ['of the event', ({ event }: Facts) => (event.isSeen = true)],
  ['outside of the machine', () => recorded.push('requested') > 0],
  ['in a set outside of the machine', () => known.add('requested').size > 0],
])('throws on a guard that changes something %s', (_, guard) => {
  const machine = createMachine({
    id: 'm',
    context: { foot: { tries: 0, steps: [] } },
    initial: 'a',
    states: { a: { on: { go: { guard: guard as never, target: 'b' } } }, b: {} },
  })
  expect(() => walked(machine, [{ type: 'go', isSeen: false }])).toThrow(/read only|reads (Array|Set)\./)
  expect([recorded.length, known.size]).toEqual([0, 0])
})

test('does not freeze objects that are not plain', () => {
  const photo = new Uint8Array(1)
  const machine = guarded(({ event }: { event: { photo: Uint8Array } }) => event.photo.length > 0)
  expect(walked(machine, [{ type: 'go', photo }])).toEqual(sound)
  expect([Object.isFrozen(photo), Math.random() < 1, [1, 2].reverse(), recorded.push(1)]).toEqual([
    false,
    true,
    [2, 1],
    1,
  ])
})

test('leaves out paths that are prefixes of other paths', () => {
  const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: { on: { go: 'a' } } } })
  expect(edgePaths(machine, { events: [{ type: 'go' }] })).toEqual([[{ type: 'go' }, { type: 'go' }]])
})

test('covers a real actor, eventless transitions included', async () => {
  const measured = (lengthMm: number) =>
    sampleWizard.provide({ actors: { measure: fromPromise(async () => lengthMm) } })
  const coverage = createCoverage(sampleWizard)
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
