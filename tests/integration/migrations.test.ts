import { cp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/pool.ts'
import { sqlMigrations } from '#server/db/sql-migrations.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { openDatabase } from '#server/open-database.ts'
import { sampleOrder } from '../support/builders/sample-order.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
})

afterAll(() => server.stop())

/** The migrations in the order of their file names. */
async function everyMigration(): Promise<string[]> {
  const files = await readdir('server/db/migrations')
  return files.map((file) => file.replace('.sql', '')).toSorted()
}

test('migrates an empty database once when five servers start together', async () => {
  const connectionString = await server.newDatabase()
  const rivals = Array.from({ length: 5 }, () => openPool({ connectionString }, saidLog()))
  const applied = await Promise.all(rivals.map((rival) => migrate(rival)))
  expect(applied.flat()).toEqual(await everyMigration())
  await Promise.all(rivals.map((rival) => rival.destroy()))
})

/** The shop's migrations with later ones after them, in a folder of their own. */
async function createLaterMigrations(later: Readonly<Record<string, string>>) {
  const folder = await emptyFolder()
  await cp('server/db/migrations', folder, { recursive: true })
  for (const [name, text] of Object.entries(later)) await writeFile(join(folder, `${name}.sql`), text)
  return sqlMigrations(folder)
}

/** A database with the tables of the shop and many orders. */
async function openFilledDatabase() {
  const db = openPool({ connectionString: await server.newDatabase() }, saidLog())
  onTestFinished(() => db.destroy())
  await migrate(db)
  const placed_at = new Date('2026-05-01T09:00:00Z')
  await db.insertInto('customers').values({ id: 'iris', created_at: placed_at }).execute()
  const orders = Array.from({ length: 300 }, () => sampleOrder({ customer_id: 'iris', stage: 'paid', placed_at }))
  await db.insertInto('orders').values(orders).execute()
  return { db, orders }
}

test('applies a later migration to a filled database, where the version before can go on writing', async () => {
  const { db, orders } = await openFilledDatabase()
  const before = await db.selectFrom('orders').selectAll().orderBy('id').execute()
  const provider = await createLaterMigrations({
    '9001_gift_notes': `-- What a giver writes; nothing for other orders.
alter table orders
  add column gift_note text,
  add column is_gift boolean not null default false;
comment on column orders.gift_note is 'Printed; not stored with the invoice.';
create index orders_is_gift_idx on orders (placed_at) where is_gift;
update orders set gift_note = 'For you' where stage = 'paid';
`,
  })
  expect(await migrate(db, provider)).toEqual(['9001_gift_notes'])
  expect(await migrate(db, provider)).toEqual([])
  const after = await db.selectFrom('orders').selectAll().orderBy('id').execute()
  expect(after).toHaveLength(orders.length)
  expect(after).toEqual(before.map((order) => ({ ...order, gift_note: 'For you', is_gift: false })))
  const [known] = orders
  const fresh = sampleOrder({ customer_id: 'iris', stage: 'placed', placed_at: known?.placed_at ?? new Date() })
  await db.insertInto('orders').values(fresh).execute()
  const written = await db.selectFrom('orders').selectAll().where('id', '=', fresh.id).executeTakeFirst()
  expect(written).toMatchObject({ gift_note: null, is_gift: false })
})

test('applies later migrations all or none', async () => {
  const { db } = await openFilledDatabase()
  const provider = await createLaterMigrations({
    '9001_gift_notes': 'alter table orders add column gift_note text;\n',
    '9002_unique_stages': 'create unique index one_order_per_stage on orders (stage);\n',
  })
  await expect(migrate(db, provider)).rejects.toThrow(/one_order_per_stage/)
  expect(Object.keys((await db.selectFrom('orders').selectAll().executeTakeFirst()) ?? {})).not.toContain('gift_note')
  expect(await migrate(db)).toEqual([])
})

test('rejects a database that a newer version has migrated, without changing it', async () => {
  const databaseUrl = await server.newDatabase()
  const options = { dataDir: '', databaseUrl, demo: false, log: saidLog() }
  const database = await openDatabase(options)
  await sql`insert into kysely_migration values ('9999_from_the_future', '2030-01-01')`.execute(database.kysely)
  await database.close()
  await expect(openDatabase(options)).rejects.toMatchObject({
    code: 'newer_schema',
    message: expect.stringContaining('9999_from_the_future'),
  })
})

test('reports an unreachable database in plain words', async () => {
  const options = { dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none', demo: false, log: saidLog() }
  await expect(openDatabase(options)).rejects.toMatchObject({ code: 'not_reachable' })
})

test('completes all rival serializable transactions on one row without losing an update', async () => {
  const db = openPool({ connectionString: await server.newDatabase() }, saidLog())
  await sql`create table counter (n integer)`.execute(db)
  await sql`insert into counter values (0)`.execute(db)
  let tries = 0
  const allHaveRead = Promise.withResolvers<void>()
  const countUp = () =>
    inTransaction(db, async (transaction) => {
      await sql`set transaction isolation level serializable`.execute(transaction)
      const { rows } = await sql<{ n: number }>`select n from counter`.execute(transaction)
      tries++
      if (tries === 3) allHaveRead.resolve()
      await allHaveRead.promise
      await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(transaction)
    })
  await Promise.all([countUp(), countUp(), countUp()])
  expect((await sql<{ n: number }>`select n from counter`.execute(db)).rows).toEqual([{ n: 3 }])
  expect(tries).toBeGreaterThan(3)
  await db.destroy()
})

test('does not retry an error that a retry cannot fix', async () => {
  const db = openPool({ connectionString: await server.newDatabase() }, saidLog())
  let tries = 0
  const failing = inTransaction(db, async (transaction) => {
    tries++
    await sql`select 1/0`.execute(transaction)
  })
  await expect(failing).rejects.toThrow(/zero/)
  expect(tries).toBe(1)
  await db.destroy()
})
