import { parseAst } from 'rolldown/parseAst'

/** A syntax node with its position in the source. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}
export type Property = Node & { readonly value: Node }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function childNodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
}

export function parse(text: string): Node {
  const program: unknown = parseAst(text, { lang: 'ts' })
  if (!isNode(program)) throw new Error('not a program')
  return program
}

export function literalText(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

/**
 * The properties of an object by name. Throws for a computed name, which could not be reported and must not be skipped.
 */
export function objectProperties(node: Node): Map<string, Property> {
  if (node.type !== 'ObjectExpression') throw new Error(`cannot read ${node.type} where an object is expected`)
  return new Map(
    childNodes(node.properties).map((property) => {
      const [key] = childNodes(property.key)
      const name = key?.type === 'Identifier' ? String(key.name) : literalText(key)
      if (name === undefined || !isNode(property.value)) throw new Error(`cannot read a property at ${property.start}`)
      return [name, property as Property]
    }),
  )
}

/** The elements of an array, or a single value as a list. */
export function arrayElements(node: Node): Node[] {
  return node.type === 'ArrayExpression' ? childNodes(node.elements) : [node]
}

export function calledName(node: Node): string | undefined {
  const [callee] = node.type === 'CallExpression' ? childNodes(node.callee) : []
  if (callee?.type === 'MemberExpression') return String(childNodes(callee.property)[0]?.name)
  return callee?.type === 'Identifier' ? String(callee.name) : undefined
}

export function firstArgument(call: Node): Node | undefined {
  return childNodes(call.arguments)[0]
}

/** The first call of that name, at any depth. */
export function findCall(node: Node, name: string): Node | undefined {
  if (calledName(node) === name) return node
  for (const part of Object.values(node).flatMap(childNodes)) {
    const found = findCall(part, name)
    if (found) return found
  }
  return undefined
}
