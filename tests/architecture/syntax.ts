export type Node = { readonly type: string; readonly [part: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function literalText(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined
}

export function identifierName(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Identifier' ? String(value.name) : undefined
}
