import type { AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'

type Guard = (...args: never[]) => unknown

/** What a guard may not ask: the answer would be another one when an inspector, or a button, asks it again. */
const outsideWorld = [
  'Date',
  'performance',
  'document',
  'window',
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
]

/** Does some work in a world without clock, chance, page and storage: whoever asks them hears whose work this was. */
function trapped<Value>(who: string, work: () => Value): Value {
  const trap = (name: string) => () => {
    throw new Error(`The guard ${who} asks ${name}`)
  }
  const before = outsideWorld.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  const { random } = Math
  for (const name of outsideWorld) Object.defineProperty(globalThis, name, { configurable: true, get: trap(name) })
  Math.random = trap('Math.random')
  try {
    return work()
  } finally {
    Math.random = random
    for (const [name, descriptor] of before)
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
  }
}

/** A guard that is asked twice in that world, and may neither change what it is asked about nor its mind. */
function proven(name: string, guard: Guard): Guard {
  return (...args) =>
    trapped(name, () => {
      for (const { context } of args.slice(0, 1) as readonly { context?: object }[]) Object.freeze(context)
      const [first, again] = [guard(...args), guard(...args)]
      if (first !== again) throw new Error(`The guard ${name} says ${first}, and then ${again}`)
      return first
    })
}

/** The same machine, each of whose guards fails when it is not pure. */
export function withProvenGuards(machine: AnyStateMachine): AnyStateMachine {
  const { guards } = machine.implementations
  const named = Object.entries(guards).map(([name, guard]) =>
    // A guard that is put together of others asks them by their names.
    typeof guard === 'function' && !('check' in guard) ? [name, proven(name, guard as Guard)] : [name, guard],
  )
  // `provide` builds every node anew, so that the machine that was given stays as it is.
  const copy: AnyStateMachine = machine.provide({ guards: Object.fromEntries(named) })
  for (const node of [copy.root, ...getStateNodes(copy)])
    for (const transition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const { guard, source, eventType } = transition
      if (typeof guard === 'function' && !('check' in guard))
        Object.assign(transition, { guard: proven(`of ${source.id} at ${eventType || 'always'}`, guard as Guard) })
    }
  return copy
}
