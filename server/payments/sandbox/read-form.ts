export type Form = string | Form[] | { readonly [name: string]: Form }

type Tree = { [name: string]: string | Tree }

/** Deeper than any accepted request. */
const max = 10

/**
 * Parses a form whose names contain the path of their value: `line_items[0][quantity]=1`. Returns undefined if that is
 * not possible.
 */
export function readForm(text: string): Form | undefined {
  const root: Tree = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const [first, ...within] = name.split('[')
    const path = [first ?? '', ...within.map((part) => part.replace(/\]$/, ''))]
    if (path.length > max || !setAtPath(root, path, value)) return undefined
  }
  return listed(root)
}

function setAtPath(root: Tree, path: readonly string[], value: string): boolean {
  let at = root
  for (const part of path.slice(0, -1)) {
    const next = at[part] ?? Object.create(null)
    if (typeof next === 'string') return false
    at[part] = next
    at = next
  }
  const last = path.at(-1) ?? ''
  if (at[last] !== undefined) return false
  at[last] = value
  return true
}

/** Converts objects whose keys count from 0 to arrays. */
function listed(at: string | Tree): Form {
  if (typeof at === 'string') return at
  const entries = Object.entries(at)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList
    ? entries.map(([, value]) => listed(value))
    : Object.fromEntries(entries.map(([name, value]) => [name, listed(value)]))
}
