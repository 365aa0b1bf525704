import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** The path of a state without the id of the machine, which every row would repeat. */
const shortId = (id: string): string => id.slice(id.indexOf('.') + 1)

/** The name of a guard; `?` for an anonymous one. */
function guardName(guard: unknown): string {
  if (guard === undefined) return ''
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return '?'
  // The library keeps the operands of `and`, `or` and `not` on the guard that it composes of them.
  if ('guards' in guard && Array.isArray(guard.guards)) {
    const operands = guard.guards.map(guardName)
    if (guard.name !== 'not') return operands.join(` ${guard.name} `)
    const [operand = '?'] = operands
    return operand.includes(' ') ? `not (${operand})` : `not ${operand}`
  }
  return guard.name === 'guard' ? '?' : guard.name || '?'
}

function toTableRow(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition
  // XState puts the state into the names of timers and actors, which the row already shows.
  const event = eventType
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
  const targets = (target ?? []).map(({ id }) => shortId(id)).join(', ')
  return [shortId(source.id), event || 'always', guardName(transition.guard), targets || 'stays'].join(' | ')
}

/** Returns every transition of a machine as a row: source, event, guard, target. */
export function transitionTable(machine: AnyStateMachine): readonly string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(toTableRow),
  )
}
