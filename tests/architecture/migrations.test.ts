import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestMigration, findDestructiveStatements, migrationDigests } from './migrations.ts'

const folder = 'server/db/migrations'
const files = readdirSync(folder).toSorted()
const readMigration = (file: string) => readFileSync(join(folder, file), 'utf8')

test('migrations are numbered without gaps and named by what they change', () => {
  for (const [index, file] of files.entries())
    expect(file).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}(_[a-z0-9]+)+\\.sql$`))
})

test('no migration changes after it was added', () => {
  const digests = Object.fromEntries(files.map((file) => [file, digestMigration(readMigration(file))]))
  expect(digests).toEqual(migrationDigests)
})

test('no migration breaks the version before or loses data, unless it is marked with the reason', () => {
  const [, ...later] = files
  expect(later.flatMap((file) => findDestructiveStatements(file, readMigration(file)))).toEqual([])
})

test.each([
  ['drops a table', 'drop table orders'],
  ['drops a type', 'drop type stage'],
  ['deletes rows', 'truncate orders'],
  ['deletes rows', "delete from orders where stage = 'cancelled'"],
  ['deletes rows', 'with old as (select id from jobs)\ndelete from jobs using old'],
  ['drops a column', 'alter table orders drop column carrier'],
  ['drops a column', 'alter table orders\n  add column note text,\n  drop if exists carrier'],
  ['renames', 'alter table orders rename to sales'],
  ['renames', 'alter table orders rename column carrier to courier'],
  ['renames', "alter type stage rename value 'paid' to 'settled'"],
  ['changes the type of a column', 'alter table orders alter column total_minor type bigint'],
  ['changes the type of a column', 'alter table orders alter total_minor set data type bigint'],
  ['drops a default', 'alter table orders alter column is_companion drop default'],
  ['sets not null without a default', 'alter table orders alter column guest_id set not null'],
  ['adds a column that is not null without a default', 'alter table orders add column note text not null'],
  ['adds a column that is not null without a default', "alter table orders add note text not null check (note <> '')"],
])('a migration that %s is rejected: %s', (error, statement) => {
  expect(findDestructiveStatements('0002_example.sql', `-- Why.\n${statement};\n`)).toEqual([
    `0002_example.sql: ${error}; add it in two releases, or mark it: -- contract: REASON`,
  ])
  expect(findDestructiveStatements('0002_example.sql', `-- contract: yes\n${statement};\n`)).toEqual([
    `0002_example.sql: ${error}; its mark states no reason`,
  ])
  const marked = `-- contract: no server reads it since version 14\n${statement};\n`
  expect(findDestructiveStatements('0002_example.sql', marked)).toEqual([])
})

test.each([
  'create table gifts (id text primary key, note text not null)',
  "alter table orders add column note text, add column gift text not null default ''",
  'alter table orders add column day integer generated always as (1) stored not null',
  "comment on table orders is 'Nobody may drop table orders; or rename it.'",
  'alter table orders add constraint orders_note_check check (note is not null) not valid',
  'alter table orders drop constraint orders_note_check',
  "alter table orders alter column note set default '', alter column note set not null",
  'alter table orders alter column note drop not null',
  'alter index orders_stage_idx rename to orders_stages_idx',
  'drop index orders_stage_idx',
  "update orders set note = '' where note is null",
])('a migration that only expands is accepted: %s', (statement) => {
  expect(findDestructiveStatements('0002_example.sql', `${statement};\n`)).toEqual([])
})
