import { breakRules } from './break-rules.ts'
import { listMutants } from './mutant-list.ts'
import type { Mutant } from './rewrite.ts'
import { parseSources, readElements, readProperties, resolved } from './sources.ts'
import { otherTargets, readStates, type State } from './states.ts'
import { findCall, firstArgument, literalText, type Node, type Property } from './syntax.ts'

/**
 * Every way to break one rule of a machine. A guard is negated or removed, or loses an operand; a transition targets a
 * sibling or does not reenter; an `onError`, delay, action, property of an `assign`, or tag is missing; neighbouring
 * actions, or guarded transitions of one event, change places; a literal of the initial context, a delay or a numeric
 * constant has another value.
 */
export function chartMutants(machine: string, texts: ReadonlyMap<string, string>): Mutant[] {
  const sources = parseSources(texts)
  const mutants = listMutants(machine, sources)
  const rules = breakRules(sources, mutants)

  function target(path: string, node: Node, from: State): void {
    const now = literalText(node)
    if (now === undefined) throw new Error(`cannot read the target of ${path}`)
    for (const other of otherTargets(from, now)) mutants.replace(`${path} to ${other}`, node, `'${other}'`)
  }

  function transition(path: string, node: Node, from: State): void {
    const isTargetAlone = literalText(node) !== undefined
    if (isTargetAlone) target(path, node, from)
    for (const [name, part] of isTargetAlone ? [] : readProperties(sources, node)) {
      if (name === 'guard') rules.guard(`${path}/guard`, part)
      else if (name === 'target') target(path, part.value, from)
      else if (name === 'actions') rules.actions(`${path}/actions`, part)
      else if (name === 'reenter') mutants.remove(`${path}/reenter`, part)
      else if (name !== 'description') throw new Error(`cannot read ${name} of ${path}`)
    }
  }

  function isGuarded(node: Node): boolean {
    return literalText(node) === undefined && readProperties(sources, node).has('guard')
  }

  function transitions(path: string, { value }: Property, from: State): void {
    const list = readElements(sources, path, value)
    for (const [at, node] of list) transition(at, node, from)
    list.slice(1).forEach(([, next], index) => {
      const [, node] = list[index] ?? []
      if (node && isGuarded(node) && isGuarded(next)) {
        mutants.swap(`${path}/${index} and ${index + 1} swapped`, node, next)
      }
    })
  }

  function invoked(path: string, node: Node, from: State): void {
    for (const [name, part] of readProperties(sources, node)) {
      if (name === 'onError') mutants.remove(`${path}/onError`, part)
      if (['onDone', 'onError', 'onSnapshot'].includes(name)) transitions(`${path}/${name}`, part, from)
    }
  }

  function state(path: string, from: State): void {
    for (const [name, part] of readProperties(sources, from.node)) {
      if (name === 'tags') rules.eachWithout(`${path}/tags`, part)
      if (name === 'entry' || name === 'exit') rules.actions(`${path}/${name}`, part)
      if (name === 'always' || name === 'onDone') transitions(`${path}/${name}`, part, from)
      if (name === 'invoke') {
        for (const [at, one] of readElements(sources, `${path}/invoke`, part.value)) invoked(at, one, from)
      }
      if (name === 'on' || name === 'after') {
        for (const [event, moves] of readProperties(sources, part.value)) {
          if (name === 'after') mutants.remove(`${path}/after ${event}`, moves)
          transitions(`${path}/${name} ${event}`, moves, from)
        }
      }
    }
    for (const [name, child] of from.children) state(path === '' ? name : `${path}/${name}`, child)
  }

  const call = (name: string) => [...sources.values()].flatMap(({ program }) => findCall(program, name) ?? [])
  const [setup, chart] = [call('setup'), call('createMachine')].map(([first]) => first && firstArgument(first))
  if (!setup || !chart) throw new Error(`no setup({…}) or no createMachine({…}) for ${machine}`)
  rules.setup(setup)
  for (const { program } of sources.values()) rules.constants(program)
  const root = readStates(sources, resolved(sources, chart))
  rules.context(readProperties(sources, root.node).get('context')?.value)
  state('', root)
  return mutants.all()
}
