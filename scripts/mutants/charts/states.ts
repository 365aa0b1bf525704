import { type Node, objectProperties } from './syntax.ts'

/** A state as the machine's source defines it, with its parent and children. */
export type State = {
  readonly node: Node
  readonly parent: State | undefined
  readonly children: ReadonlyMap<string, State>
}

export function readStates(node: Node, parent?: State): State {
  const children = new Map<string, State>()
  const state = { node, parent, children }
  const inner = objectProperties(node).get('states')
  if (inner) for (const [name, { value }] of objectProperties(inner.value)) children.set(name, readStates(value, state))
  return state
}

function findRoot(state: State): State {
  return state.parent ? findRoot(state.parent) : state
}

/** The targets that could replace one: its siblings, written in the same form. */
export function otherTargets(from: State, target: string): string[] {
  const words = target.split('.')
  const last = words.pop() ?? ''
  // `#id.a` is relative to the root, `.a` to the state itself, `a` to its parent.
  const isOutside = words[0] !== undefined && (words[0] === '' || words[0].startsWith('#'))
  const start = !isOutside ? (from.parent ?? from) : words[0] === '' ? from : findRoot(from)
  let around: State | undefined = start
  for (const word of isOutside ? words.slice(1) : words) around = around?.children.get(word)
  if (!around?.children.has(last)) throw new Error(`cannot find the target ${target}`)
  return [...around.children.keys()].filter((name) => name !== last).map((name) => [...words, name].join('.'))
}
