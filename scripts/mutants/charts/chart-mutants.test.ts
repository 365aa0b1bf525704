import { expect, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { parse } from './syntax.ts'

const door = `import { and, assign, setup } from 'xstate'
export const doorMachine = setup({
  guards: { mayOpen: and(['isFree', 'hasKey']) },
  actions: { note: assign({ by: 'key', at: 5 }), ring: () => {} },
}).createMachine({
  id: 'door',
  initial: 'shut',
  on: { fire: '.open' },
  states: {
    shut: {
      tags: ['safe', 'quiet'],
      on: { knock: { guard: 'mayOpen', target: 'open', actions: ['note', 'ring'] } },
    },
    open: {
      entry: 'ring',
      invoke: { src: 'watch', onDone: { target: '#door.shut', reenter: true }, onError: 'broken' },
      after: { patience: 'shut' },
    },
    broken: { tags: 'loud' },
  },
})
`

const mutants = new Map(chartMutants(door).map(({ name, text }) => [name, text]))

test('breaks every rule of a machine in every way, each mutant with its own name', () => {
  expect([...mutants.keys()]).toEqual([
    'guards/mayOpen/0 reversed',
    'guards/mayOpen/0 removed',
    'guards/mayOpen/1 reversed',
    'guards/mayOpen/1 removed',
    'actions/note/by removed',
    'actions/note/at removed',
    'on fire to .shut',
    'on fire to .broken',
    'shut/tags/0 removed',
    'shut/tags/1 removed',
    'shut/on knock/guard reversed',
    'shut/on knock/guard removed',
    'shut/on knock to shut',
    'shut/on knock to broken',
    'shut/on knock/actions/0 removed',
    'shut/on knock/actions/1 removed',
    'open/entry removed',
    'open/invoke/onDone to #door.open',
    'open/invoke/onDone to #door.broken',
    'open/invoke/onDone/reenter removed',
    'open/invoke/onError removed',
    'open/invoke/onError to shut',
    'open/invoke/onError to open',
    'open/after patience removed',
    'open/after patience to open',
    'open/after patience to broken',
    'broken/tags removed',
  ])
})

test.each([
  ['guards/mayOpen/0 removed', "and([ 'hasKey'])"],
  ['guards/mayOpen/1 reversed', "and(['isFree', reversed('hasKey')])"],
  ['actions/note/by removed', 'assign({  at: 5 })'],
  ['shut/tags/0 removed', "tags: [ 'quiet']"],
  ['shut/on knock/guard reversed', "{ guard: reversed('mayOpen'), target: 'open'"],
  ['shut/on knock/guard removed', "knock: {  target: 'open'"],
  ['shut/on knock/actions/1 removed', "actions: ['note', ]"],
  ['open/invoke/onDone to #door.broken', "{ target: '#door.broken', reenter: true }"],
  ['open/invoke/onError removed', 'reenter: true },  },'],
  ['open/after patience removed', 'after: {  }'],
  ['broken/tags removed', 'broken: {  }'],
])('%s changes nothing else', (name, part) => {
  const text = mutants.get(name) ?? ''
  expect(text).toContain(part)
  const withoutImport = text.replace("\nimport { not as reversed } from 'xstate'\n", '')
  expect(Math.abs(withoutImport.length - door.length)).toBeLessThan(30)
})

test('every mutant parses, and none equals the machine itself', () => {
  for (const text of mutants.values()) expect(parse(text).type).toBe('Program')
  expect(new Set(mutants.values()).size).toBe(mutants.size)
  expect([...mutants.values()]).not.toContain(door)
})

test.each([
  ['an unknown target', door.replace("'#door.shut'", "'#door.ajar'")],
  ['an unknown property of a transition', door.replace('reenter: true', 'meta: {}')],
  ['states that are imported', door.replace("broken: { tags: 'loud' }", '...others')],
  ['a file without a machine', 'export const door = 5'],
])('rejects %s instead of skipping it', (_, text) => {
  expect(() => chartMutants(text)).toThrow(/cannot (read|find)|no setup/)
})
