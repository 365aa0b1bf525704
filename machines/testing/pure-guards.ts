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

const methods = (owner: string, object: object, names: readonly string[]) =>
  names.map((name) => ({ object, name, says: `${owner}.${name}` }))

/** Everything that is out of a guard's reach, what changes a list, a map or a set in its place among it. */
const outOfReach = [
  ...methods('Math', Math, ['random']),
  ...methods('Date', Date, ['now']),
  ...methods('Array', Array.prototype, ['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice']),
  ...methods('Array', Array.prototype, ['unshift']),
  ...methods('Map', Map.prototype, ['clear', 'delete', 'set']),
  ...methods('Set', Set.prototype, ['add', 'clear', 'delete']),
  ...outsideWorld.map((name) => ({ object: globalThis, name, says: name })),
]

/** Does some work in a world without clock, chance, page and storage: whoever asks them hears whose work this was. */
function trapped<Value>(who: string, work: () => Value): Value {
  const before = outOfReach.map(({ object, name }) => Object.getOwnPropertyDescriptor(object, name))
  for (const { object, name, says } of outOfReach) {
    const get = () => {
      throw new Error(`The guard ${who} asks ${says}`)
    }
    Object.defineProperty(object, name, { configurable: true, get })
  }
  try {
    return work()
  } finally {
    for (const [place, { object, name }] of outOfReach.entries()) {
      const descriptor = before[place]
      if (descriptor) Object.defineProperty(object, name, descriptor)
      else Reflect.deleteProperty(object, name)
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
function askedTwice(name: string, guard: Guard): Guard {
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
function proven(name: string, guard: unknown): unknown {
  if (typeof guard === 'function' && 'check' in guard)
    return 'guards' in guard && Array.isArray(guard.guards)
      ? Object.assign(() => {}, guard, { guards: guard.guards.map((part) => proven(`part ${name}`, part)) })
      : guard
  if (typeof guard === 'function') return askedTwice(name, guard as Guard)
  if (typeof guard === 'object' && guard !== null && 'params' in guard && typeof guard.params === 'function')
    return { ...guard, params: askedTwice(`given ${name}`, guard.params as Guard) }
  return guard
}

/** The same machine, each of whose guards fails when it is not pure. */
export function withProvenGuards(machine: AnyStateMachine): AnyStateMachine {
  const named = Object.entries(machine.implementations.guards).map(([name, guard]) => [name, proven(name, guard)])
  // `provide` builds every node anew, so that the machine that was given stays as it is.
  const copy: AnyStateMachine = machine.provide({ guards: Object.fromEntries(named) })
  for (const node of [copy.root, ...getStateNodes(copy)])
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const { guard, source, eventType } = transition
      Object.assign(transition, { guard: proven(`of ${source.id} at ${eventType || 'always'}`, guard) })
    }
  return copy
}
