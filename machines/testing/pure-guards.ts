import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

type Guard = (...args: never[]) => unknown

/** What a guard may not ask: the answer would be another one when an inspector, or a button, asks it again. */
const outsideWorld = [
  'BroadcastChannel',
  'Date',
  'WebSocket',
  'Worker',
  'XMLHttpRequest',
  'caches',
  'console',
  'cookieStore',
  'crypto',
  'document',
  'fetch',
  'history',
  'indexedDB',
  'localStorage',
  'location',
  'matchMedia',
  'navigator',
  'performance',
  'process',
  'queueMicrotask',
  'requestAnimationFrame',
  'screen',
  'self',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
]

/** Chance, and what changes a list, a map or a set in its place. */
const methods = [
  [Math, 'Math', ['random']],
  [Date, 'Date', ['now']],
  [Array.prototype, 'Array', ['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift']],
  [Map.prototype, 'Map', ['clear', 'delete', 'set']],
  [Set.prototype, 'Set', ['add', 'clear', 'delete']],
] as const

/** The guard that is being asked. */
let lastProperty = ''

const trap = (what: string) => () => {
  throw new Error(`The guard ${lastProperty} asks ${what}`)
}

const traps = outsideWorld.map((name) => [name, { configurable: true, get: trap(name) }] as const)
const trappedMethods = methods.flatMap(([object, owner, names]) =>
  names.map((name) => {
    // Written to and never defined anew: after that, everything that uses lists would be slow.
    const trappedObject = object as unknown as Record<string, unknown>
    return { trappedObject, name, own: trappedObject[name], trap: trap(`${owner}.${name}`) }
  }),
)

/** Does some work in a world without clock, chance, page and storage: whoever asks them hears whose work this was. */
function trapped<Value>(who: string, work: () => Value): Value {
  lastProperty = who
  const before = traps.map(([name]) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const [name, descriptor] of traps) Object.defineProperty(globalThis, name, descriptor)
  for (const { trappedObject, name, trap } of trappedMethods) trappedObject[name] = trap
  try {
    return work()
  } finally {
    for (const { trappedObject, name, own } of trappedMethods) trappedObject[name] = own
    for (const [index, [name]] of traps.entries()) {
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

const frozen = new WeakSet<object>()

/** Nothing in it can be written to any more. A photo or an actor is no plain fact, and stays as it is. */
function freeze(fact: unknown): void {
  if (typeof fact !== 'object' || fact === null || frozen.has(fact)) return
  if (!Array.isArray(fact) && ![Object.prototype, null].includes(Object.getPrototypeOf(fact))) return
  frozen.add(Object.freeze(fact))
  for (const inner of Object.values(fact)) freeze(inner)
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** A guard that is asked twice in that world, and may neither change what it is asked about nor its mind. */
function evaluateTwice(name: string, guard: Guard): Guard {
  return (...args) => {
    for (const arg of args) freeze(arg)
    return trapped(name, () => {
      const [first, again] = [guard(...args), guard(...args)]
      if (!isSame(first, again)) throw new Error(`The guard ${name} says ${first}, and then ${again}`)
      return first
    })
  }
}

/**
 * A guard as a machine writes it: a function, one that the library puts together of others (which asks each of them
 * by itself), or the name of one with what it is given.
 */
function guardProbe(name: string, guard: unknown): unknown {
  if (typeof guard === 'function' && 'check' in guard)
    return 'guards' in guard && Array.isArray(guard.guards)
      ? Object.assign(() => {}, guard, { guards: guard.guards.map((part) => guardProbe(`part ${name}`, part)) })
      : guard
  if (typeof guard === 'function') return evaluateTwice(name, guard as Guard)
  if (typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'function')
    return { ...guard, params: evaluateTwice(`given ${name}`, guard.params as Guard) }
  return guard
}

/** The same machine, each of whose guards fails when it is not pure. */
export function withPureGuards(machine: AnyStateMachine): AnyStateMachine {
  const named = Object.entries(machine.implementations.guards).map(([name, guard]) => [name, guardProbe(name, guard)])
  // `provide` builds every node anew, so that the machine that was given stays as it is.
  const copy: AnyStateMachine = machine.provide({ guards: Object.fromEntries(named) })
  for (const node of [copy.root, ...getStateNodes(copy)])
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const { guard, source, eventType } = transition
      Object.assign(transition, { guard: guardProbe(`of ${source.id} at ${eventType || 'always'}`, guard) })
    }
  return copy
}
