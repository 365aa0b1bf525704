import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/pool.ts'
import { sqlMigrations } from '#server/db/sql-migrations.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { openDatabase } from '#server/open-database.ts'
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

test('gives mails from before the job queue their jobs: due at their time, or ended', async () => {
  const db = openPool({ connectionString: await server.newDatabase() }, saidLog())
  onTestFinished(() => db.destroy())
  const all = await sqlMigrations('server/db/migrations').getMigrations()
  const before = Object.fromEntries(Object.entries(all).filter(([name]) => name < '0013'))
  await migrate(db, { getMigrations: async () => before })
  const at = (hour: number) => new Date(Date.UTC(2026, 4, 1, hour))
  const insert = (
    id: string,
    sentAt: Date | null,
    givenUpAt: Date | null,
    leaseUntil: Date | null,
    fault: string | null,
  ) =>
    sql`
    insert into mails (id, kind, to_address, language, subject, body_text, body_html, created_at, attempts, lease_until,
      sent_at, given_up_at, last_fault)
    values (${id}, 'welcome', 'mika@example.jp', 'en', 's', 't', 'h', ${at(1)}, 2, ${leaseUntil}, ${sentAt}, ${givenUpAt}, ${fault})
  `.execute(db)
  await insert('new', null, null, null, null)
  await insert('put off', null, null, at(9), 'ETIMEDOUT')
  await insert('sent', at(2), null, null, null)
  await insert('given up', null, at(3), null, 'EENVELOPE 550')
  await migrate(db)
  const rows = await db.selectFrom('jobs').selectAll().orderBy('subject').execute()
  const same = { kind: 'mail', payload: {}, queued_at: at(1), attempts: 2, claim: null, lease_until: null }
  const open = { ...same, ended_at: null, ended_why: null }
  expect(rows).toMatchObject([
    { ...same, subject: 'given up', ended_at: at(3), ended_why: 'given_up', last_fault: 'EENVELOPE 550' },
    { ...open, subject: 'new', due_at: at(1), last_fault: null },
    { ...open, subject: 'put off', due_at: at(9), last_fault: 'ETIMEDOUT' },
    { ...same, subject: 'sent', ended_at: at(2), ended_why: 'done', last_fault: null },
  ])
  expect(await db.selectFrom('mails').select('body_text').execute()).toHaveLength(4)
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
