import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { japaneseSigns, type ShopText, textLocations } from './shop-text.ts'

type Node = { readonly type: string; readonly [part: string]: unknown }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/**
 * More than one word, a word that starts like a sentence, or Japanese: anything shorter may be a name that only the
 * code reads.
 */
function isProse(text: string): boolean {
  return (
    japaneseSigns.test(text) ||
    /^\p{Lu}\p{Ll}+[.:?]?$/u.test(text) ||
    /\p{Letter}[\p{Letter}’']*[,;:.]? [\p{Letter}{(]/u.test(text)
  )
}

/** The names of `parts.log.warn`, in order. */
function collectNames(value: unknown): string[] {
  if (!isNode(value)) return []
  if (value.type === 'Identifier') return [String(value.name)]
  return value.type === 'MemberExpression' ? [...collectNames(value.object), ...collectNames(value.property)] : []
}

/** Texts for the log, for programmers or for the database are not read by customers or operators. */
function isUnread(node: Node): boolean {
  if (node.type === 'NewExpression') return /Error$/.test(collectNames(node.callee).join('.'))
  if (node.type === 'TaggedTemplateExpression') return collectNames(node.tag)[0] === 'sql'
  if (node.type === 'CallExpression') return collectNames(node.callee).includes('log')
  return /^(Import|ExportAll|TS(Literal|Import))/.test(node.type)
}

function readText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('{}')
}

/** Properties of mails and commands whose texts are shown, even if they are a single word. */
const textProperty = /^(usage|button|title|label|heading|subject|say|note|text)$/

function quotedTextIn(node: Node): string | undefined {
  return node.type === 'Property' &&
    collectNames(node.key).some((name) => textProperty.test(name)) &&
    isNode(node.value)
    ? readText(node.value)
    : undefined
}

function collect(node: Node, found: string[]): void {
  if (isUnread(node)) return
  const shown = quotedTextIn(node)
  if (shown !== undefined && !isProse(shown)) found.push(shown)
  const text = readText(node)
  if (text !== undefined && isProse(text)) found.push(text)
  for (const value of Object.values(node))
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) collect(inner, found)
}

/** The texts in a source file, with `{}` for each value. */
export function quotedIn(source: string): string[] {
  const found: string[] = []
  const program: unknown = parseAst(source, { lang: 'ts' })
  if (isNode(program)) collect(program, found)
  return found
}

/** The texts in the code below a folder. */
export function quotedTexts(folder: string): ShopText[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  return files.flatMap((file) =>
    quotedIn(readFileSync(file, 'utf8')).map((text) => ({
      language: japaneseSigns.test(text) ? 'ja' : 'en',
      file,
      key: '',
      places: textLocations(file),
      text,
    })),
  )
}
