import { splitStatements } from '#server/db/sql-migrations.ts'

/** Words that start a line of `create table` which is not a column. */
const noColumns = new Set(['constraint', 'primary', 'unique', 'foreign', 'check'])

const namePatterns = [
  /\bcreate table (?:if not exists )?(\w+)/g,
  /\bconstraint (\w+)/g,
  /\bcreate (?:unique )?index (\w+)/g,
  /\badd (?:column )?(\w+)/g,
  /\brename (?:\w+ )*to (\w+)/g,
  /'([a-z]+(?:_[a-z]+)*)'/g,
]

/** The tables, columns, constraints, indexes and stored values that the migrations name. */
export function findTableNames(sql: string): string[] {
  const statements = splitStatements(sql).map((statement) => statement.replaceAll(/--.*$/gm, '').trim())
  const text = statements.filter((statement) => !statement.startsWith('comment on')).join(';\n')
  const columns = [...text.matchAll(/^ {2}(\w+) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => !noColumns.has(name))
  const others = namePatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
  return [...new Set([...columns, ...others])]
}

/** The tables without a comment that says what their rows are. */
export function findUndescribedTables(sql: string): string[] {
  const tables = [...sql.matchAll(/^create table (\w+)/gm)].map(([, table = '']) => table)
  return tables.filter((table) => !sql.includes(`comment on table ${table} is '`))
}
