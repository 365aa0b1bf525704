import {
  calledName,
  childNodes,
  firstArgument,
  identifierName,
  literalText,
  type Node,
  nodesIn,
  type Property,
  parse,
  propertyName,
} from './syntax.ts'

/** A source file of a machine, with what its names stand for. */
type Source = {
  readonly text: string
  readonly program: Node
  readonly constants: ReadonlyMap<string, Node>
  /** The file and the name there of what is imported from beside it. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}
export type Sources = ReadonlyMap<string, Source>

export function parseSources(texts: ReadonlyMap<string, string>): Sources {
  return new Map([...texts].map(([file, text]) => [file, parseSource(file, text)]))
}

function parseSource(file: string, text: string): Source {
  const program = parse(text, file)
  const constants = new Map<string, Node>()
  for (const part of nodesIn(program)) {
    const name = part.type === 'VariableDeclarator' ? identifierName(part.id) : undefined
    const [value] = childNodes(part.init)
    if (name !== undefined && value && !constants.has(name)) constants.set(name, value)
  }
  const imports = childNodes(program.body).flatMap((statement) => {
    const from = literalText(childNodes(statement.source)[0])?.replace(/^\.\//, '') ?? ''
    return childNodes(statement.specifiers).flatMap(({ local, imported }) => {
      const [name, there] = [identifierName(local), identifierName(imported)]
      return name === undefined || there === undefined ? [] : [[name, { file: from, name: there }] as const]
    })
  })
  return { text, program, constants, imports: new Map(imports) }
}

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression']

/** Follows a name to its constant, in the same file or another one, and a state config to its object. */
export function resolved(sources: Sources, node: Node): Node {
  const [inner] = wrappers.includes(node.type) ? childNodes(node.expression) : []
  const name = identifierName(node)
  const next =
    name !== undefined
      ? findConstant(sources, node.file, name)
      : calledName(node) === 'createStateConfig'
        ? firstArgument(node)
        : inner
  return next ? resolved(sources, next) : node
}

function findConstant(sources: Sources, file: string, name: string): Node | undefined {
  const source = sources.get(file)
  const imported = source?.imports.get(name)
  return imported ? findConstant(sources, imported.file, imported.name) : source?.constants.get(name)
}

/** The properties of an object by name, those that are spread into it included. */
export function readProperties(sources: Sources, node: Node): Map<string, Property> {
  const object = resolved(sources, node)
  if (object.type !== 'ObjectExpression') throw new Error(`cannot read ${object.type} where an object is expected`)
  return new Map(
    childNodes(object.properties).flatMap((part) => {
      const [spread] = part.type === 'SpreadElement' ? childNodes(part.argument) : []
      if (spread) return [...readProperties(sources, spread)]
      return [[propertyName(part), part as Property] as const]
    }),
  )
}

/** The elements of a list with their places, or a single value with none. */
export function readElements(sources: Sources, path: string, node: Node): [path: string, element: Node][] {
  const list = resolved(sources, node)
  if (list.type !== 'ArrayExpression') return [[path, node]]
  return childNodes(list.elements).map((element, index) => [`${path}/${index}`, element])
}

/** The object that an expression is, or that its function returns. */
export function returnedObject(sources: Sources, node: Node | undefined): Node | undefined {
  const value = node && resolved(sources, node)
  if (value?.type === 'ArrowFunctionExpression') return returnedObject(sources, childNodes(value.body)[0])
  return value?.type === 'ObjectExpression' ? value : undefined
}
