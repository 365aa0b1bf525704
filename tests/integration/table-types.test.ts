import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/pool.ts'
import type { Schema } from '#server/db/schema.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { type DeclaredColumn, readTableTypes } from '../support/server/table-types.ts'

let server: PostgresServer
let db: Kysely<Schema>

beforeAll(async () => {
  server = await startPostgresServer()
  db = openPool({ connectionString: await server.newDatabase() }, saidLog())
  await migrate(db)
})

afterAll(async () => {
  await db.destroy()
  await server.stop()
})

const declared = readTableTypes()
const columnTypes: Readonly<Record<string, DeclaredColumn['type']>> = {
  text: 'text',
  bigint: 'bigint',
  integer: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'time',
  jsonb: 'json',
}

type Row = {
  table: string
  column: string
  type: string
  is_nullable: boolean
  is_generated: boolean
}

/** The columns of the migrated database, in the form of the declared ones. */
async function loadColumns(): Promise<(Omit<Row, 'type'> & { type: DeclaredColumn['type'] | undefined })[]> {
  const { rows } = await sql<Row>`
    select table_name as "table", column_name as "column", data_type as type, is_nullable = 'YES' as is_nullable,
      column_default is not null or is_identity = 'YES' as is_generated
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely_%'
    order by table_name, ordinal_position
  `.execute(db)
  return rows.map((row) => ({ ...row, type: columnTypes[row.type] }))
}

test('the types name every table and column of the migrated database, and no others', async () => {
  const named = [...declared].flatMap(([table, columns]) => [...columns.keys()].map((column) => `${table}.${column}`))
  const there = (await loadColumns()).map(({ table, column }) => `${table}.${column}`)
  expect(there.length).toBeGreaterThan(300)
  expect(named.toSorted()).toEqual(there.toSorted())
})

test('a column has the type in TypeScript that it has in the database, null and defaults included', async () => {
  const errors = (await loadColumns()).flatMap(({ table, column, type, is_nullable, is_generated }) => {
    const found = declared.get(table)?.get(column)
    // Identity columns of the type bigint are read as texts.
    const isSame = found?.type === type || (type === 'bigint' && found?.type === 'text')
    const isRight = isSame && found?.isNullable === is_nullable && (!found.isOptional || is_nullable || is_generated)
    return isRight ? [] : [`${table}.${column}: ${JSON.stringify(found)}`]
  })
  expect(errors).toEqual([])
})

test('a column whose type lists its values allows exactly these', async () => {
  const { rows } = await sql<{ table: string; definition: string }>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and array_length(conkey, 1) = 1
  `.execute(db)
  const compared = [...declared].flatMap(([table, columns]) =>
    [...columns].flatMap(([column, { values }]) => {
      const check = rows.find((row) => row.table === table && row.definition.includes(`(${column} = ANY`))
      const allowed = [...(check?.definition ?? '').matchAll(/'(\w+)'::text/g)].map(([, value]) => value)
      return values && check
        ? [{ column: `${table}.${column}`, values: values.toSorted(), allowed: allowed.toSorted() }]
        : []
    }),
  )
  expect(compared.length).toBeGreaterThan(10)
  for (const { column, values, allowed } of compared) expect([column, values]).toEqual([column, allowed])
})
