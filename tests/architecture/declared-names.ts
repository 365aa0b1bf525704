import { identifierName, isNode, type Node } from './syntax.ts'

/** A name that a source file gives: to a type, to a function, or to a value, a property or a parameter. */
export type Declared = { readonly name: string; readonly kind: 'type' | 'function' | 'name' }

/** The names that a pattern binds: `{ a, b: c, ...d }` binds a, c and d. */
function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  const name = identifierName(pattern)
  if (name !== undefined) return [name]
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern.left)
  if (pattern.type === 'RestElement') return boundNames(pattern.argument)
  if (pattern.type === 'TSParameterProperty') return boundNames(pattern.parameter)
  const elements = [pattern.properties, pattern.elements].filter(Array.isArray).flat()
  return elements.flatMap((one) => boundNames(isNode(one) && one.type === 'Property' ? one.value : one))
}

function declaredBy(node: Node): Declared[] {
  const params = Array.isArray(node.params) ? node.params.flatMap(boundNames) : []
  const own = identifierName(node.id)
  switch (node.type) {
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
      return own ? [{ name: own, kind: 'type' }] : []
    case 'FunctionDeclaration':
      return [...(own ? [{ name: own, kind: 'function' as const }] : []), ...params.map(asName)]
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return params.map(asName)
    case 'VariableDeclarator': {
      const isFunction = isNode(node.init) && /^(ArrowFunction|Function)Expression$/.test(node.init.type)
      return boundNames(node.id).map((name) => ({ name, kind: isFunction ? 'function' : 'name' }))
    }
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'TSPropertySignature':
    case 'TSMethodSignature': {
      const key = node.computed === true ? undefined : identifierName(node.key)
      return key ? [asName(key)] : []
    }
    default:
      return []
  }
}

const asName = (name: string): Declared => ({ name, kind: 'name' })

export function declaredIn(root: unknown): Declared[] {
  const found: Declared[] = []
  const visit = (node: Node): void => {
    found.push(...declaredBy(node))
    for (const value of Object.values(node))
      for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) visit(inner)
  }
  if (isNode(root)) visit(root)
  return found
}
