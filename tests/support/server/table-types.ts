import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'

/** What the type of a column declares about it. */
export type DeclaredColumn = {
  readonly type: 'text' | 'bigint' | 'number' | 'boolean' | 'time' | 'json'
  readonly isNullable: boolean
  /** An insert may leave it out. */
  readonly isOptional: boolean
  /** The allowed values, where the type lists them. */
  readonly values: readonly string[] | undefined
}

type Columns = ReadonlyMap<string, DeclaredColumn>
/** The parts of the syntax tree that are read here. */
type Syntax = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly id?: { readonly name: string }
  readonly key?: { readonly name: string }
  readonly typeName?: { readonly name: string }
  readonly declaration?: Syntax | null
  readonly typeAnnotation?: Syntax
  readonly members?: readonly Syntax[]
  readonly types?: readonly Syntax[]
}

const folder = 'server/db'

function toColumnType(text: string): DeclaredColumn['type'] {
  if (text.startsWith('JSONColumnType<')) return 'json'
  if (text.startsWith('ColumnType<string, number')) return 'bigint'
  if (text === 'number' || text === 'boolean') return text
  return text === 'Date' ? 'time' : 'text'
}

/** Reads a column from its type as written, such as `Generated<Date | null>`. */
function toColumn(text: string): DeclaredColumn {
  const [, wrapper, inner = text] = /^(Generated|GeneratedAlways)<(.*)>$/s.exec(text) ?? []
  const [bare = ''] = inner.split(/ \| null$/)
  const values = /^'\w+'( \| '\w+')*$/.test(bare) ? bare.split(' | ').map((value) => value.slice(1, -1)) : undefined
  const isNullable = bare !== inner
  return { type: toColumnType(bare), isNullable, isOptional: wrapper !== undefined || isNullable, values }
}

/** The types of one file by their names, each with its file's text. */
function readTypes(file: string): [string, { readonly node: Syntax; readonly text: string }][] {
  const text = readFileSync(`${folder}/${file}`, 'utf8')
  const { body } = parseAst(text, { lang: 'ts' }) as unknown as { readonly body: readonly Syntax[] }
  return body.flatMap((statement) => {
    const { id, typeAnnotation: node } = statement.declaration ?? statement
    return id && node ? [[id.name, { node, text }]] : []
  })
}

/** The columns that the types of `server/db` declare, by table. */
export function readTableTypes(): ReadonlyMap<string, Columns> {
  const files = readdirSync(folder).filter((file) => /^(schema|.*-tables)\.ts$/.test(file))
  const types = new Map(files.flatMap(readTypes))

  function readMembers(node: Syntax, text: string): [string, string][] {
    if (node.members)
      return node.members.map(({ key, typeAnnotation }) => {
        const type = typeAnnotation?.typeAnnotation
        return [key?.name ?? '', text.slice(type?.start, type?.end).replaceAll(/\s+/g, ' ')]
      })
    const named = types.get(node.typeName?.name ?? '')
    if (named) return readMembers(named.node, named.text)
    return (node.types ?? []).flatMap((part) => readMembers(part, text))
  }

  const schema = types.get('Schema')
  return new Map(
    (schema?.node.members ?? []).map(({ key, typeAnnotation }) => {
      const type = typeAnnotation?.typeAnnotation
      const columns = type ? readMembers(type, schema?.text ?? '') : []
      return [key?.name ?? '', new Map(columns.map(([name, text]) => [name, toColumn(text)]))]
    }),
  )
}
