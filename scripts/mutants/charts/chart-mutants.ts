import { type Mutant, removed, replaced, reversed } from './rewrite.ts'
import { otherTargets, readStates, type State } from './states.ts'
import {
  arrayElements,
  calledName,
  findCall,
  firstArgument,
  literalText,
  type Node,
  objectProperties,
  type Property,
  parse,
} from './syntax.ts'

/**
 * Every way to break one rule of a machine: a guard negated or removed; a transition that targets a sibling or does not
 * reenter; or a missing `onError`, delay, action, property of an `assign`, or tag.
 */
export function chartMutants(text: string): Mutant[] {
  const mutants: Mutant[] = []
  const add = (path: string, mutant: string) => void mutants.push({ name: path.replace(/^\//, ''), text: mutant })
  const without = (path: string, node: Node) => add(`${path} removed`, removed(text, node))

  /** Removes the whole property for a single value, or one element of a list. */
  function eachWithout(path: string, property: Property): void {
    const isList = property.value.type === 'ArrayExpression'
    arrayElements(property.value).forEach((element, index) => {
      without(isList ? `${path}/${index}` : path, isList ? element : property)
    })
  }

  function actions(path: string, property: Property): void {
    eachWithout(path, property)
    arrayElements(property.value).forEach((action, index) => {
      assigned(property.value.type === 'ArrayExpression' ? `${path}/${index}` : path, action)
    })
  }

  function assigned(path: string, action: Node): void {
    const values = calledName(action) === 'assign' ? firstArgument(action) : undefined
    if (values?.type !== 'ObjectExpression') return
    const properties = [...objectProperties(values)]
    // The only property is the whole action, which is removed where it is used.
    if (properties.length > 1) for (const [name, property] of properties) without(`${path}/${name}`, property)
  }

  function guard(path: string, property: Property): void {
    add(`${path} reversed`, reversed(text, property.value))
    without(path, property)
    operands(path, property.value)
  }

  function operands(path: string, node: Node): void {
    const list = ['and', 'or'].includes(calledName(node) ?? '') ? firstArgument(node) : undefined
    if (!list) return
    arrayElements(list).forEach((operand, index) => {
      add(`${path}/${index} reversed`, reversed(text, operand))
      without(`${path}/${index}`, operand)
    })
  }

  function target(path: string, node: Node, from: State): void {
    const now = literalText(node)
    if (now === undefined) throw new Error(`cannot read the target of ${path}`)
    for (const other of otherTargets(from, now)) add(`${path} to ${other}`, replaced(text, node, `'${other}'`))
  }

  function transition(path: string, node: Node, from: State): void {
    const isTargetAlone = literalText(node) !== undefined
    if (isTargetAlone) target(path, node, from)
    for (const [name, part] of isTargetAlone ? [] : objectProperties(node)) {
      if (name === 'guard') guard(`${path}/guard`, part)
      else if (name === 'target') target(path, part.value, from)
      else if (name === 'actions') actions(`${path}/actions`, part)
      else if (name === 'reenter') without(`${path}/reenter`, part)
      else throw new Error(`cannot read ${name} of ${path}`)
    }
  }

  function transitions(path: string, { value }: Property, from: State): void {
    const isList = value.type === 'ArrayExpression'
    arrayElements(value).forEach((node, index) => {
      transition(isList ? `${path}/${index}` : path, node, from)
    })
  }

  function invoked(path: string, node: Node, from: State): void {
    for (const [name, part] of objectProperties(node)) {
      if (name === 'onError') without(`${path}/onError`, part)
      if (['onDone', 'onError', 'onSnapshot'].includes(name)) transitions(`${path}/${name}`, part, from)
    }
  }

  function state(path: string, from: State): void {
    for (const [name, part] of objectProperties(from.node)) {
      if (name === 'tags') eachWithout(`${path}/tags`, part)
      if (name === 'entry' || name === 'exit') actions(`${path}/${name}`, part)
      if (name === 'always' || name === 'onDone') transitions(`${path}/${name}`, part, from)
      if (name === 'invoke') for (const one of arrayElements(part.value)) invoked(`${path}/invoke`, one, from)
      if (name === 'on' || name === 'after') {
        for (const [event, moves] of objectProperties(part.value)) {
          if (name === 'after') without(`${path}/after ${event}`, moves)
          transitions(`${path}/${name} ${event}`, moves, from)
        }
      }
    }
    for (const [name, child] of from.children) state(path === '' ? name : `${path}/${name}`, child)
  }

  function named(setup: Map<string, Property>): void {
    const { guards, actions: all } = Object.fromEntries(setup)
    if (guards) for (const [name, { value }] of objectProperties(guards.value)) operands(`guards/${name}`, value)
    if (all) for (const [name, { value }] of objectProperties(all.value)) assigned(`actions/${name}`, value)
  }

  const program = parse(text)
  const [setup, chart] = ['setup', 'createMachine'].map((name) => {
    const call = findCall(program, name)
    return call && firstArgument(call)
  })
  if (!setup || !chart) throw new Error('no setup({…}).createMachine({…}) here')
  named(objectProperties(setup))
  state('', readStates(chart))
  return mutants
}
