import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

type Guard = (...args: never[]) => unknown

/** Globals that a guard must not read: its answer would differ when an inspector or a button evaluates it again. */
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

/** Randomness, and methods that mutate a list, a map or a set. */
const methods = [
  [Math, 'Math', ['random']],
  [Date, 'Date', ['now']],
  [Array.prototype, 'Array', ['copyWithin', 'fill', 'pop', 'push', 'reverse', 'shift', 'sort', 'splice', 'unshift']],
  [Map.prototype, 'Map', ['clear', 'delete', 'set']],
  [Set.prototype, 'Set', ['add', 'clear', 'delete']],
] as const

/** The guard that is evaluated. */
let lastProperty = ''

const trap = (what: string) => () => {
  throw new Error(`The guard ${lastProperty} reads ${what}`)
}

const traps = outsideWorld.map((name) => [name, { configurable: true, get: trap(name) }] as const)
const trappedMethods = methods.flatMap(([object, owner, names]) =>
  names.map((name) => {
    // Assigned instead of redefined: a redefined property would slow down every use of lists.
    const trappedObject = object as unknown as Record<string, unknown>
    return { trappedObject, name, own: trappedObject[name], trap: trap(`${owner}.${name}`) }
  }),
)

/** Runs work without access to clock, randomness, page and storage; an access throws with the name of the guard. */
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

/** Freezes plain objects and lists deeply. Others, such as a photo or an actor, stay as they are. */
function freeze(fact: unknown): void {
  if (typeof fact !== 'object' || fact === null || frozen.has(fact)) return
  if (!Array.isArray(fact) && ![Object.prototype, null].includes(Object.getPrototypeOf(fact))) return
  frozen.add(Object.freeze(fact))
  for (const inner of Object.values(fact)) freeze(inner)
}

const isSame = (one: unknown, other: unknown) => one === other || JSON.stringify(one) === JSON.stringify(other)

/** Evaluates a guard twice in that world: it may change neither its arguments nor its answer. */
function evaluateTwice(name: string, guard: Guard): Guard {
  return (...args) => {
    for (const arg of args) freeze(arg)
    return trapped(name, () => {
      const [first, again] = [guard(...args), guard(...args)]
      if (!isSame(first, again)) throw new Error(`The guard ${name} returns ${first}, and then ${again}`)
      return first
    })
  }
}

/**
 * Wraps a guard in any form: a function, a composition of XState (whose operands are wrapped one by one), or a name
 * with params.
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

/** Returns the machine with guards that throw when they are not pure. */
export function withPureGuards(machine: AnyStateMachine): AnyStateMachine {
  const named = Object.entries(machine.implementations.guards).map(([name, guard]) => [name, guardProbe(name, guard)])
  // `provide` rebuilds every node, so that the given machine stays unchanged.
  const copy: AnyStateMachine = machine.provide({ guards: Object.fromEntries(named) })
  for (const node of [copy.root, ...getStateNodes(copy)])
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const { guard, source, eventType } = transition
      Object.assign(transition, { guard: guardProbe(`of ${source.id} at ${eventType || 'always'}`, guard) })
    }
  return copy
}
