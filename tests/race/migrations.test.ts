import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/pool.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { openDatabase } from '#server/open-database.ts'
import { type PostgresServer, startPostgresServer } from '../support/postgres-server.ts'
import { saidLog } from '../support/said-log.ts'

let server: PostgresServer

beforeAll(async () => {
  server = await startPostgresServer()
})

afterAll(() => server.stop())

/** The migrations in their order, as their files are named. */
async function everyMigration(): Promise<string[]> {
  const files = await readdir('server/db/migrations')
  return files.map((file) => file.replace('.sql', '')).toSorted()
}

test('five servers that start together on an empty database migrate it once', async () => {
  const connectionString = await server.newDatabase()
  const rivals = Array.from({ length: 5 }, () => openPool({ connectionString }, saidLog()))
  const applied = await Promise.all(rivals.map((rival) => migrate(rival)))
  expect(applied.flat()).toEqual(await everyMigration())
  await Promise.all(rivals.map((rival) => rival.destroy()))
})

test('a database that a newer version has changed is refused, not changed', async () => {
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

test('a database that is not there is a plain sentence', async () => {
  const options = { dataDir: '', databaseUrl: 'postgres://nobody@127.0.0.1:1/none', demo: false, log: saidLog() }
  await expect(openDatabase(options)).rejects.toMatchObject({ code: 'not_reachable' })
})

test('rivals that count up one row in serializable transactions all succeed, none is lost', async () => {
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

test('a fault that trying again cannot help is not tried again', async () => {
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
