import { readProperties, resolved, type Sources } from './sources.ts'
import { literalText, type Node } from './syntax.ts'

/** A state as the machine's source defines it, with its parent and children. */
export type State = {
  readonly node: Node
  readonly id: string | undefined
  readonly parent: State | undefined
  readonly children: ReadonlyMap<string, State>
}

export function readStates(sources: Sources, node: Node, parent?: State): State {
  const children = new Map<string, State>()
  const properties = readProperties(sources, node)
  const id = literalText(properties.get('id')?.value)
  const state = { node: resolved(sources, node), id, parent, children }
  const inner = properties.get('states')
  for (const [name, { value }] of inner ? readProperties(sources, inner.value) : []) {
    children.set(name, readStates(sources, value, state))
  }
  return state
}

function findRoot(state: State): State {
  return state.parent ? findRoot(state.parent) : state
}

function findById(state: State, id: string): State | undefined {
  return state.id === id ? state : [...state.children.values()].map((child) => findById(child, id)).find(Boolean)
}

/** The targets that could replace one: its siblings, written in the same form. */
export function otherTargets(from: State, target: string): string[] {
  const [first = '', ...rest] = target.split('.')
  const named = first.startsWith('#') ? findById(findRoot(from), first.slice(1)) : undefined
  if (named && rest.length === 0) return otherIds(named)
  // `#id.a` is relative to the state of that id, `.a` to the state itself, `a` to its parent.
  const isInside = first === '' || first.startsWith('#')
  const words = isInside ? rest : [first, ...rest]
  let around = first.startsWith('#') ? named : isInside ? from : (from.parent ?? from)
  for (const word of words.slice(0, -1)) around = around?.children.get(word)
  const last = words.at(-1) ?? ''
  if (!around?.children.has(last)) throw new Error(`cannot find the target ${target}`)
  const before = target.slice(0, target.length - last.length)
  return [...around.children.keys()].filter((name) => name !== last).map((name) => `${before}${name}`)
}

function otherIds(state: State): string[] {
  const siblings = [...(state.parent?.children.values() ?? [])]
  return siblings.flatMap(({ id }) => (id === undefined || id === state.id ? [] : [`#${id}`]))
}
