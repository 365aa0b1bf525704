import { existsSync, globSync, readFileSync } from 'node:fs'

export type Row = { readonly id: string; readonly proof: string }

/** The rows of a page's table: the first cell, and the last one, which names the proof. */
export function tableRows(text: string, id: RegExp): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim())
    const [first = ''] = cells
    return id.test(first) ? [{ id: first, proof: cells.at(-1) ?? '' }] : []
  })
}

type ReadDocument = (file: string) => string | undefined

function readOwn(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/**
 * The error in the proof of a row. A proof is `not yet`, or `path/of.test.ts: title`, and the file must contain the
 * title as its source writes it: with `%s` for a table of cases, with `${…}` for a loop.
 */
export function findProofError({ id, proof }: Row, read: ReadDocument = readOwn): string | undefined {
  if (proof === 'not yet') return undefined
  const [file = '', title = ''] = proof.split(/: (.*)/s, 2)
  const text = read(file)
  if (text === undefined) return `${id}: there is no ${file || 'proof'}`
  const written = [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => text.includes(quoted))
  return title !== '' && written ? undefined : `${id}: ${file} holds no test "${title}"`
}

function numbered(char: string, count: number, digits: number): string[] {
  return Array.from({ length: count }, (_, index) => char + String(index + 1).padStart(digits, '0'))
}

/** Every item of the specification, as `docs/spec-coverage.md` numbers them. */
export const specificationItems = [
  numbered('P', 5, 1),
  numbered('R', 39, 2),
  numbered('H', 23, 2),
  numbered('E', 9, 1),
  numbered('T', 25, 2),
  numbered('V', 7, 1),
  numbered('Q', 5, 1),
  numbered('C', 11, 2),
  numbered('X', 13, 1),
  numbered('B', 9, 1),
].flat()

const beginsInRepository = /^(content|docs|domain|machines|public|scripts|server|src|tests)\/[^\s:]*/

/** The placeholders in a path: `<name>`, `{room}`, NAME, the number and name of a migration. */
const anyName = /<\w+>|\{\w+\}|\bNAME\b|\bNNNN_name\b/g

/** The repository paths that a page names between backticks, outside code blocks. */
export function namedPaths(text: string): string[] {
  const lines = text.replace(/^```[\s\S]*?^```/gm, '')
  return Array.from(
    lines.matchAll(/`([^`\n]+)`/g),
    ([, named = '']) => beginsInRepository.exec(named)?.[0] ?? [],
  ).flat()
}

/** Whether the path exists in the repository; one with a placeholder or a glob needs at least one match. */
export function isThere(path: string): boolean {
  const pattern = path.replace(anyName, '*')
  return /[*{]/.test(pattern) ? globSync(pattern).length > 0 : existsSync(pattern)
}
