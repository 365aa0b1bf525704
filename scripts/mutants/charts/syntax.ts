import { parseAst } from 'rolldown/parseAst'

/** A syntax node with its file and its position there. */
export type Node = {
  readonly type: string
  readonly file: string
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

/** A node and everything in it. */
export function nodesIn(node: Node): Node[] {
  return [node, ...Object.values(node).flatMap(childNodes).flatMap(nodesIn)]
}

export function parse(text: string, file: string): Node {
  const program: unknown = parseAst(text, { lang: 'ts' })
  if (!isNode(program)) throw new Error(`${file} is not a program`)
  for (const node of nodesIn(program)) Object.assign(node, { file })
  return program
}

export function literalText(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined
}

export function identifierName(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined
}

/** The name of a property. Throws for a computed name, which could not be reported and must not be skipped. */
export function propertyName(property: Node): string {
  const [key] = childNodes(property.key)
  const name = identifierName(key) ?? literalText(key)
  if (name === undefined || property.computed === true) throw new Error(`cannot read a property at ${property.start}`)
  return name
}

export function calledName(node: Node): string | undefined {
  const [callee] = node.type === 'CallExpression' ? childNodes(node.callee) : []
  return callee?.type === 'MemberExpression' ? identifierName(callee.property) : identifierName(callee)
}

export function firstArgument(call: Node): Node | undefined {
  return childNodes(call.arguments)[0]
}

/** The first call of that name, at any depth. */
export function findCall(node: Node, name: string): Node | undefined {
  return nodesIn(node).find((part) => calledName(part) === name)
}
