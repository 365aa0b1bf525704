import type { MutantList } from './mutant-list.ts'
import { readElements, readProperties, resolved, returnedObject, type Sources } from './sources.ts'
import { calledName, childNodes, firstArgument, type Node, nodesIn, type Property, propertyName } from './syntax.ts'

/** Breaks the guards, actions and values of a machine, wherever they are written. */
export function breakRules(sources: Sources, mutants: MutantList) {
  /** Removes the whole property for a single value, or one element of a list. */
  function eachWithout(path: string, property: Property): void {
    for (const [at, element] of readElements(sources, path, property.value)) {
      mutants.remove(at, at === path ? property : element)
    }
  }

  function actions(path: string, property: Property): void {
    eachWithout(path, property)
    const list = readElements(sources, path, property.value)
    for (const [at, action] of list) assigned(at, action)
    list.slice(1).forEach(([, next], index) => {
      const [, action] = list[index] ?? []
      if (action) mutants.swap(`${path}/${index} and ${index + 1} swapped`, action, next)
    })
  }

  function assigned(path: string, node: Node): void {
    const action = resolved(sources, node)
    const values = calledName(action) === 'assign' ? returnedObject(sources, firstArgument(action)) : undefined
    const parts = childNodes(values?.properties)
    // The only property is the whole action, which is removed where it is used.
    if (parts.length < 2) return
    for (const part of parts) {
      mutants.remove(`${path}/${part.type === 'SpreadElement' ? mutants.plain(part) : propertyName(part)}`, part)
    }
  }

  function guard(path: string, property: Property): void {
    mutants.reverse(path, property.value)
    mutants.remove(path, property)
    operands(path, property.value)
  }

  function operands(path: string, node: Node): void {
    const test = resolved(sources, node)
    const list = ['and', 'or'].includes(calledName(test) ?? '') ? firstArgument(test) : undefined
    for (const [at, operand] of list ? readElements(sources, path, list) : []) {
      mutants.reverse(at, operand)
      mutants.remove(at, operand)
      operands(at, operand)
    }
    if (['ArrowFunctionExpression', 'FunctionExpression'].includes(test.type)) conditions(path, test)
  }

  /** Leaves out one side of `&&` or `||`, or the `!`, in a guard that is a function. */
  function conditions(path: string, test: Node): void {
    for (const part of childNodes(test.body).flatMap(nodesIn)) {
      const isPair = part.type === 'LogicalExpression' && part.operator !== '??'
      const isNot = part.type === 'UnaryExpression' && part.operator === '!'
      const rests = isPair ? [part.left, part.right] : isNot ? [part.argument] : []
      for (const rest of rests.flatMap(childNodes)) {
        const name = `${path}/${mutants.plain(part)} to ${mutants.plain(rest)}`
        mutants.replace(name, part, `(${mutants.text(rest)})`)
      }
    }
  }

  function tenfold(path: string, node: Node): void {
    const text = mutants.text(node)
    mutants.replace(`${path} times 10`, node, `${text} * 10`)
    mutants.replace(`${path} divided by 10`, node, `${text} / 10`)
  }

  function delays(property: Property): void {
    for (const [name, { value }] of readProperties(sources, property.value)) {
      if (isNumber(value) || value.type === 'MemberExpression') tenfold(`delays/${name}`, value)
    }
  }

  /** Changes the flags and numbers that a machine starts with. */
  function context(node: Node | undefined): void {
    for (const part of childNodes(returnedObject(sources, node)?.properties)) {
      if (part.type === 'SpreadElement') {
        context(childNodes(part.argument)[0])
        continue
      }
      const [literal] = childNodes(part.value)
      const now = literal?.type === 'Literal' ? literal.value : undefined
      const next = typeof now === 'boolean' ? !now : typeof now === 'number' ? now + 1 : undefined
      if (literal && next !== undefined) mutants.replace(`context/${propertyName(part)} to ${next}`, literal, `${next}`)
    }
  }

  return {
    actions,
    context,
    eachWithout,
    guard,

    setup(config: Node): void {
      const parts = readProperties(sources, config)
      const named = (part: string) => {
        const property = parts.get(part)
        return property ? [...readProperties(sources, property.value)] : []
      }
      for (const [name, { value }] of named('guards')) operands(`guards/${name}`, value)
      for (const [name, { value }] of named('actions')) assigned(`actions/${name}`, value)
      const timers = parts.get('delays')
      if (timers) delays(timers)
    },

    /** Delays and limits that are constants of a file. */
    constants(program: Node): void {
      const declarations = childNodes(program.body).flatMap((part) => childNodes(part.declaration ?? part))
      for (const part of declarations.flatMap(({ declarations }) => childNodes(declarations))) {
        const [name, value] = [childNodes(part.id)[0], childNodes(part.init)[0]]
        if (!name || !value) continue
        for (const [at, element] of readElements(sources, mutants.plain(name), value)) {
          const literal = resolved(sources, element)
          if (isNumber(literal)) tenfold(at, literal)
        }
      }
    },
  }
}

function isNumber(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number'
}
