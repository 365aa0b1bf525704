import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'

/** A state by the way to it from the machine's own name, which every row would begin with. */
const shortId = (id: string): string => id.slice(id.indexOf('.') + 1)

/** A guard by its name; one without a name of its own has none in the table either, where a question mark stands for it. */
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
  // The library names a timer and an invoked actor by the state that they stand in, which the row says already.
  const event = eventType
    .replace(/^xstate\.after\.(\w+)\..*$/, 'after $1')
    .replace(/^xstate\.(done|error)\.actor\./, '$1 ')
  const targets = (target ?? []).map(({ id }) => shortId(id)).join(', ')
  return [shortId(source.id), event || 'always', guardName(transition.guard), targets || 'stays'].join(' | ')
}

/** Every transition of a machine in words: where it starts, what moves it, its guard, where it leads. */
export function transitionTable(machine: AnyStateMachine): readonly string[] {
  return [machine.root, ...getStateNodes(machine)].flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(toTableRow),
  )
}
