import type { Node } from './syntax.ts'

export type Mutant = { readonly name: string; readonly text: string }

export function replaced(text: string, { start, end }: Node, by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}

/** Removes a node from a list or an object, with the comma behind it. */
export function removed(text: string, node: Node): string {
  const [comma = ''] = /^\s*,/.exec(text.slice(node.end)) ?? []
  return replaced(text, { ...node, end: node.end + comma.length }, '')
}

export function reversed(text: string, guard: Node): string {
  const turned = replaced(text, guard, `reversed(${text.slice(guard.start, guard.end)})`)
  return `${turned}\nimport { not as reversed } from 'xstate'\n`
}
