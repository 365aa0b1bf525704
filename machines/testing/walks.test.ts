import { describe, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { createCoverage } from './coverage.ts'
import { type Step, type WalksOptions, walksThrough } from './walks.ts'

/** A small machine with one transition that only the input `key` allows. */
const machine = createMachine({
  id: 'm',
  context: ({ input }) => ({ hasKey: input === 'key' }),
  initial: 'off',
  states: {
    off: { on: { press: 'on' } },
    on: { on: { press: 'off', turn: { guard: ({ context }) => context.hasKey === true, target: 'open' } } },
    open: { on: { press: 'off' } },
  },
})

const shownBy = ({ before, event, after }: Step) => `${before.value} ${event.type} ${after.value}`
const findWalks = (more: Partial<WalksOptions<string>> = {}) =>
  walksThrough(machine, {
    inputs: ['none', 'key'],
    mayHappen: () => [{ type: 'press' }, { type: 'turn' }],
    getKey: ({ value, context }) => JSON.stringify([value, context]),
    shownBy,
    inPairs: false,
    longest: 6,
    ...more,
  })
const shownIn = (walks: ReturnType<typeof findWalks>) => walks.map(({ steps }) => steps.map(shownBy))
const pairsIn = (walks: ReturnType<typeof findWalks>) =>
  new Set(shownIn(walks).flatMap((walk) => walk.map((now, index) => `${walk[index - 1] ?? ''} > ${now}`)))

describe('walks through a machine', () => {
  test('show everything that can happen, from whichever start it needs, and stop when it was shown', () => {
    expect(shownIn(findWalks())).toEqual([
      ['off press on', 'on press off'],
      ['off press on', 'on turn open', 'open press off'],
    ])
    const coverage = createCoverage(machine)
    for (const { input, steps } of findWalks())
      coverage.replay(
        steps.map(({ event }) => event),
        input,
      )
    expect(coverage.report()).toEqual({ missedStates: [], missedTransitions: [] })
  })

  test('in pairs show whatever can follow whatever', () => {
    expect([...pairsIn(findWalks({ inPairs: true }))].sort()).toEqual([
      ' > off press on',
      'off press on > on press off',
      'off press on > on turn open',
      'on press off > off press on',
      'on turn open > open press off',
      'open press off > off press on',
    ])
  })

  test('are no longer than they may be', () => {
    for (const inPairs of [true, false])
      for (const { steps } of findWalks({ inPairs, longest: 3 })) expect(steps.length).toBeLessThanOrEqual(3)
  })

  test('end though a key promises what is not there', () => {
    expect(shownIn(findWalks({ inputs: ['key', 'none'], getKey: ({ value }) => `${value}` })).flat()).toContain(
      'on turn open',
    )
    expect(shownIn(findWalks({ inputs: ['none'], getKey: ({ value }) => `${value}` })).flat()).not.toContain(
      'on turn open',
    )
  })
})
