import { parseAst } from 'rolldown/parseAst'
import { type Declared, declaredIn } from './declared-names.ts'
import { identifierName, isNode, literalText, type Node } from './syntax.ts'

/** What the architecture tests need of one source file. */
export type Source = {
  readonly file: string
  /** Everything that it references by name: imports of every kind, types included, and addresses of other files. */
  readonly wants: readonly string[]
  /** The globals that it uses, as written: `Date.now`, `new Date()`, `fetch`. */
  readonly uses: readonly string[]
  /** The names that it gives. */
  readonly declares: readonly Declared[]
}

/** The first argument of `require('x')` and `new URL('x', import.meta.url)`. */
function calledFor(node: Node): string | undefined {
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : []
  if (node.type === 'CallExpression' && identifierName(node.callee) === 'require') return literalText(first)
  if (node.type === 'NewExpression' && identifierName(node.callee) === 'URL' && isNode(second))
    return literalText(first)
  return undefined
}

function wantedBy(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
    case 'ImportExpression':
      return literalText(node.source)
    case 'TSImportType':
      return literalText(node.source) ?? literalText(node.argument)
    default:
      return calledFor(node)
  }
}

/** The children of a node that hold a name but do not use it: the key of a property, the member of an object. */
function namesOnly(node: Node): readonly string[] {
  if (node.computed === true) return []
  if (node.type === 'MemberExpression') return ['property']
  if (node.type === 'Property' && node.shorthand === true) return []
  if (['Property', 'PropertyDefinition', 'MethodDefinition', 'TSPropertySignature'].includes(node.type)) return ['key']
  if (node.type === 'ImportSpecifier') return ['imported']
  return []
}

/** `const { now } = Date` counts as a use of `Date.now`. */
function takenFrom({ id, init }: Node): string[] {
  const object = identifierName(init)
  if (!object || !isNode(id) || id.type !== 'ObjectPattern' || !Array.isArray(id.properties)) return []
  return id.properties
    .flatMap((one) => (isNode(one) ? (identifierName(one.key) ?? []) : []))
    .map((name) => `${object}.${name}`)
}

function usedBy(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && node.computed !== true) {
    const [object, property] = [identifierName(node.object), identifierName(node.property)]
    return object && property ? `${object}.${property}` : undefined
  }
  if (node.type === 'NewExpression' && Array.isArray(node.arguments) && node.arguments.length === 0) {
    const called = identifierName(node.callee)
    return called ? `new ${called}()` : undefined
  }
  return identifierName(node)
}

export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  const skipped = namesOnly(node)
  for (const [part, value] of Object.entries(node)) {
    if (skipped.includes(part)) continue
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) walk(inner, visit)
  }
}

/** Parses a file, so that words in comments and strings are not taken for code. */
export function parseSource(file: string, text: string): unknown {
  return parseAst(text, { lang: file.endsWith('x') ? 'tsx' : file.endsWith('.mjs') ? 'js' : 'ts' })
}

export function readSource(file: string, text: string): Source {
  const program = parseSource(file, text)
  const wants = new Set<string>()
  const uses = new Set<string>()
  if (isNode(program))
    walk(program, (node) => {
      const wanted = wantedBy(node)
      if (wanted !== undefined) wants.add(wanted)
      const used = usedBy(node)
      if (used !== undefined) uses.add(used)
      if (node.type === 'VariableDeclarator') for (const taken of takenFrom(node)) uses.add(taken)
    })
  return { file, wants: [...wants], uses: [...uses], declares: declaredIn(program) }
}
