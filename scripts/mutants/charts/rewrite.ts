import type { Node } from './syntax.ts'

/** One file of a machine with one rule broken; every other file stays as it is. */
export type Mutant = { readonly name: string; readonly file: string; readonly text: string }

export function replaced(text: string, { start, end }: Node, by: string): string {
  return text.slice(0, start) + by + text.slice(end)
}

/** Removes a node from a list or an object, with the comma behind it. */
export function removed(text: string, node: Node): string {
  const [comma = ''] = /^\s*,/.exec(text.slice(node.end)) ?? []
  return replaced(text, { ...node, end: node.end + comma.length }, '')
}

export function reversed(text: string, guard: Node): string {
  const turned = replaced(text, guard, `reversed(${readText(text, guard)})`)
  return `${turned}\nimport { not as reversed } from 'xstate'\n`
}

/** Swaps two nodes, the first of which stands before the second. */
export function swapped(text: string, first: Node, second: Node): string {
  return replaced(replaced(text, second, readText(text, first)), first, readText(text, second))
}

export function readText(text: string, { start, end }: Node): string {
  return text.slice(start, end)
}
