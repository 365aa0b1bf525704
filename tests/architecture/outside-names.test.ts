import { describe, expect, test } from 'vitest'
import { storedValues } from '#domain/content/stored-values.ts'
import { remakeErrors } from '#domain/order/remake.ts'
import { customerCommands } from '#server/cli/commands/customers.ts'
import { jobCommands } from '#server/cli/commands/jobs.ts'
import { mailCommands } from '#server/cli/commands/mail.ts'
import { operatorCommands } from '#server/cli/commands/operators.ts'
import { orderCommands } from '#server/cli/commands/orders.ts'
import { translationCommands } from '#server/cli/commands/translations.ts'
import { openApiDocument } from '#server/docs-page/openapi.ts'
import { environment } from '#server/env/settings.ts'
import { jobKinds } from '#server/job-kinds.ts'
import { operatorErrors } from '#server/operators/actions/operator-errors.ts'
import { openSandbox } from '#server/payments/sandbox/open-sandbox.ts'
import { findOutsideNamingErrors } from './naming.ts'
import { sourceTree } from './source-tree.ts'
import { findTableNames, findUndescribedTables } from './table-names.ts'

type Json = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const toTexts = (value: unknown) => [value].flat().filter((one) => typeof one === 'string')

/** The names in a part of the document: operations, parameters, headers, fields, stream events, codes and other values. */
function findApiNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findApiNames)
  if (!isRecord(value)) return []
  const { name, title, operationId, properties, enum: values, const: only } = value
  return [
    ...[name, title, operationId, values, only].flatMap(toTexts),
    ...(isRecord(properties) ? Object.keys(properties) : []),
    ...Object.values(value).flatMap(findApiNames),
  ]
}

const document = openApiDocument('/api') as { readonly paths: Json }

/** No dependency is used before the first job. */
const unused = {} as never
const sandbox = openSandbox({
  secret: 's',
  database: unused,
  linkTo: (path) => path,
  webhookUrl: () => '',
  now: () => new Date(),
})
const deps = { transport: unused, files: unused, pay: () => unused, hasWorkshop: true, now: () => new Date() }

const commands = Object.entries({
  ...customerCommands,
  ...jobCommands,
  ...mailCommands,
  ...operatorCommands,
  ...orderCommands,
  ...translationCommands,
})

const migrations = [...sourceTree(/^server\/db\/migrations\/.*\.sql$/).values()]

describe('a name that leaves the process is of the field:', () => {
  test.each([
    ['path', Object.keys(document.paths), 90],
    ['API name', findApiNames(document), 300],
    ['operator error', [...Object.keys(operatorErrors), ...remakeErrors], 30],
    ['job kind', Object.keys(jobKinds({ ...deps, sandbox: sandbox.kinds })), 15],
    ['command', commands.flatMap(([name, { options }]) => [name, ...Object.keys(options)]), 30],
    ['setting', Object.keys(environment), 30],
    ['stored value', storedValues.map(({ name }) => name), 15],
    ['name in the database', migrations.flatMap(findTableNames), 400],
  ])('%s', (where, names, min) => {
    expect(new Set(names).size).toBeGreaterThan(min)
    expect(findOutsideNamingErrors(where, names)).toEqual([])
  })
})

test.each([
  '/payment/news/{id}',
  'house_silent',
  'hadashi-deeds',
  'scan.kept',
  'x-keeper',
  'SLIP_DAYS',
  '/order/leave',
  'of_order',
])('finds %s', (name) => {
  expect(findOutsideNamingErrors('name', [name])).toHaveLength(1)
})

test('every table has a comment', () => {
  expect(migrations.flatMap(findUndescribedTables)).toEqual([])
})

test.each([
  ['a table', 'create table payment_news (\n  id text primary key\n);', 'payment_news'],
  ['a column', 'create table orders (\n  id text primary key,\n  of_order text\n);', 'of_order'],
  ['an added column', 'alter table orders add column kept_until timestamptz;', 'kept_until'],
  ['a constraint', 'alter table orders add constraint orders_house check (true);', 'orders_house'],
  ['an index', 'create unique index one_leave on orders (id);', 'one_leave'],
  ['a stored value', "create table files (\n  state text check (state in ('pending', 'kept'))\n);", 'kept'],
])('reads the name of %s from a migration', (_, sql, name) => {
  expect(findTableNames(sql)).toContain(name)
})

test('reads no names from the comments of a migration', () => {
  const sql =
    "create table orders (\n  -- The news of a house.\n  id text\n);\ncomment on table orders is 'What a house has told.';"
  expect(findTableNames(sql)).toEqual(['id', 'orders'])
})
