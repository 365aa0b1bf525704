import { expect, test } from 'vitest'
import { chartMutants } from './chart-mutants.ts'
import { findMutants, machineNames } from './machine-files.ts'
import { parse } from './syntax.ts'

const door = `import { and, assign, setup } from 'xstate'
const isMine = ({ context, event }) => !context.isOpen && (event.by === 'me' || context.at > 3)
const shutQuietly = { target: 'shut', actions: ['note', 'ring'] } as const
export const doorMachine = setup({
  guards: { mayOpen: and(['isFree', 'hasKey']), hasKey: ({ context }) => context.key },
  actions: { note: assign({ by: 'key', at: 5 }), move: assign(() => ({ ...start, at: 6 })), ring: () => {} },
  delays: { patience: 800, rest: settings.restMs, growing: ({ context }) => context.ms },
}).createMachine({
  id: 'door',
  context: () => ({ ...start, key: undefined, at: 3, isOpen: false }),
  initial: 'shut',
  on: { fire: '.open' },
  states: {
    shut: {
      description: 'Nobody comes in.',
      tags: ['safe', 'quiet'],
      on: {
        knock: { description: 'Asks.', guard: 'mayOpen', target: 'open', actions: ['note', 'ring'] },
        push: [{ guard: isMine, target: 'open' }, { guard: 'hasKey', target: 'broken' }, 'shut'],
      },
    },
    open: {
      entry: 'ring',
      invoke: { src: 'watch', onDone: { target: '#door.shut', reenter: true }, onError: 'broken' },
      after: { patience: 'shut' },
    },
    broken: { tags: 'loud', on: { mend: shutQuietly, repair: shutQuietly } },
  },
})
`

const breakDoor = (text: string, others: Readonly<Record<string, string>> = {}) =>
  chartMutants('door', new Map(Object.entries({ 'door.machine.ts': text, ...others })))
const mutants = new Map(breakDoor(door).map(({ name, text }) => [name, text]))

test('breaks every rule of a machine in every way, each mutant with its own name', () => {
  expect([...mutants.keys()]).toEqual([
    'guards/mayOpen/0 reversed',
    'guards/mayOpen/0 removed',
    'guards/mayOpen/1 reversed',
    'guards/mayOpen/1 removed',
    'actions/note/by removed',
    'actions/note/at removed',
    'actions/move/...start removed',
    'actions/move/at removed',
    'delays/patience times 10',
    'delays/patience divided by 10',
    'delays/rest times 10',
    'delays/rest divided by 10',
    'context/at to 4',
    'context/isOpen to true',
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
    'shut/on knock/actions/0 and 1 swapped',
    'shut/on push/0/guard reversed',
    'shut/on push/0/guard removed',
    "shut/on push/0/guard/!context.isOpen && (event.by === 'me' || context.at > 3) to !context.isOpen",
    "shut/on push/0/guard/!context.isOpen && (event.by === 'me' || context.at > 3) to event.by === 'me' || context.at > 3",
    'shut/on push/0/guard/!context.isOpen to context.isOpen',
    "shut/on push/0/guard/event.by === 'me' || context.at > 3 to event.by === 'me'",
    "shut/on push/0/guard/event.by === 'me' || context.at > 3 to context.at > 3",
    'shut/on push/0 to shut',
    'shut/on push/0 to broken',
    'shut/on push/1/guard reversed',
    'shut/on push/1/guard removed',
    'shut/on push/1 to shut',
    'shut/on push/1 to open',
    'shut/on push/2 to open',
    'shut/on push/2 to broken',
    'shut/on push/0 and 1 swapped',
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
    'broken/on mend to open',
    'broken/on mend to broken',
    'broken/on mend/actions/0 removed',
    'broken/on mend/actions/1 removed',
    'broken/on mend/actions/0 and 1 swapped',
  ])
})

test.each([
  ['guards/mayOpen/0 removed', "and([ 'hasKey'])"],
  ['guards/mayOpen/1 reversed', "and(['isFree', reversed('hasKey')])"],
  ['actions/note/by removed', 'assign({  at: 5 })'],
  ['actions/move/...start removed', 'assign(() => ({  at: 6 }))'],
  ['delays/patience times 10', 'patience: 800 * 10,'],
  ['delays/rest divided by 10', 'rest: settings.restMs / 10,'],
  ['context/at to 4', 'key: undefined, at: 4,'],
  ['context/isOpen to true', 'isOpen: true })'],
  ['shut/tags/0 removed', "tags: [ 'quiet']"],
  ['shut/on knock/guard reversed', "guard: reversed('mayOpen'), target: 'open'"],
  ['shut/on knock/guard removed', "description: 'Asks.',  target: 'open'"],
  ['shut/on knock/actions/1 removed', "actions: ['note', ]"],
  ['shut/on knock/actions/0 and 1 swapped', "actions: ['ring', 'note']"],
  ['shut/on push/0/guard/!context.isOpen to context.isOpen', "=> (context.isOpen) && (event.by === 'me'"],
  ["shut/on push/0/guard/event.by === 'me' || context.at > 3 to context.at > 3", '&& ((context.at > 3))'],
  [
    'shut/on push/0 and 1 swapped',
    "[{ guard: 'hasKey', target: 'broken' }, { guard: isMine, target: 'open' }, 'shut']",
  ],
  ['open/invoke/onDone to #door.broken', "{ target: '#door.broken', reenter: true }"],
  ['open/invoke/onError removed', 'reenter: true },  },'],
  ['open/after patience removed', 'after: {  }'],
  ['broken/tags removed', 'broken: {  on:'],
  ['broken/on mend/actions/0 and 1 swapped', "shutQuietly = { target: 'shut', actions: ['ring', 'note'] }"],
])('%s changes nothing else', (name, part) => {
  const text = mutants.get(name) ?? ''
  expect(text).toContain(part)
  const withoutImport = text.replace("\nimport { not as reversed } from 'xstate'\n", '')
  expect(Math.abs(withoutImport.length - door.length)).toBeLessThan(40)
})

test('every mutant parses, and none equals the machine itself', () => {
  for (const text of mutants.values()) expect(parse(text, 'door.machine.ts').type).toBe('Program')
  expect(new Set(mutants.values()).size).toBe(mutants.size)
  expect([...mutants.values()]).not.toContain(door)
})

test('follows a machine through the files of its folder, and names the file of each mutant', () => {
  const found = breakDoor(
    `import { doorSetup as made } from './door.setup.ts'
import { open } from './open-states.ts'
const shut = made.createStateConfig({ id: 'shut', on: { ...knocks, leave: '#open' } })
const knocks = { knock: 'open' } as const
export const doorMachine = made.createMachine({ id: 'door', context: { ...start }, states: { shut, open } })
const start = { isLocked: true } satisfies object
`,
    {
      'door.setup.ts': `export const doorSetup = setup({ actions: { note: assign({ by: 'key', at: 5 }) } })
const longestMs = 9_000
const pausesMs = [10, 20] as const`,
      'open-states.ts': `export const open = { id: 'open', initial: 'wide', states: { wide: { on: { pull: '#door.shut' } } } }`,
    },
  )
  expect(found.map(({ name, file }) => [name, file])).toEqual([
    ['setup/actions/note/by removed', 'door.setup.ts'],
    ['setup/actions/note/at removed', 'door.setup.ts'],
    ['setup/longestMs times 10', 'door.setup.ts'],
    ['setup/longestMs divided by 10', 'door.setup.ts'],
    ['setup/pausesMs/0 times 10', 'door.setup.ts'],
    ['setup/pausesMs/0 divided by 10', 'door.setup.ts'],
    ['setup/pausesMs/1 times 10', 'door.setup.ts'],
    ['setup/pausesMs/1 divided by 10', 'door.setup.ts'],
    ['context/isLocked to false', 'door.machine.ts'],
    ['shut/on knock to shut', 'door.machine.ts'],
    ['shut/on leave to #shut', 'door.machine.ts'],
    ['open-states/open/wide/on pull to #door.open', 'open-states.ts'],
  ])
})

test.each([
  ['an unknown target', door.replace("'#door.shut'", "'#door.ajar'")],
  ['an unknown property of a transition', door.replace('reenter: true', 'meta: {}')],
  [
    'states that are imported from elsewhere',
    door.replace("broken: { tags: 'loud'", "...others, broken: { tags: 'loud'"),
  ],
  ['a file without a machine', 'export const door = 5'],
])('rejects %s instead of skipping it', (_, text) => {
  expect(() => breakDoor(text)).toThrow(/cannot (read|find)|no setup/)
})

test.each(machineNames())('%s can be broken', (machine) => {
  expect(findMutants(machine).length).toBeGreaterThan(10)
})
