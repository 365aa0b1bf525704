import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Schema } from '#server/db/schema.ts'
import { type DatabaseOptions, openDatabase } from '#server/open-database.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { startPostgresServer } from '../support/server/postgres-server.ts'
import { startShop } from '../support/server/running-shop.ts'
import { saidLog } from '../support/server/said-log.ts'

/** Gives a database the history of one whose tables were made before the baseline. */
async function makeEarlier(db: Kysely<Schema>): Promise<void> {
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration values ('0001_stores', '2026-11-20'), ('0029_refunds_in_sight', '2026-11-27')`.execute(
    db,
  )
}

/** A data folder with such a database, and a file that belongs to one of its rows. */
async function createEarlierFolder(options: Partial<DatabaseOptions> = {}): Promise<string> {
  const dataDir = await emptyFolder()
  const database = await openDatabase({ dataDir, demo: true, log: saidLog(), ...options })
  await makeEarlier(database.kysely)
  await database.close()
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', 'a-file'), 'its bytes')
  return dataDir
}

const foldersIn = async (dataDir: string) =>
  (await readdir(dataDir)).map((name) => name.replace(/\.old-.*/, '.old')).toSorted()

describe.each(['embedded', 'pglite'] as const)('an earlier database of the kind %s', (kind) => {
  const programs = kind === 'pglite' ? { programs: undefined } : {}
  const folder = kind === 'pglite' ? 'pglite' : 'database'

  test('is moved aside by a demo, with its files, and the demo says so', async () => {
    const dataDir = await createEarlierFolder(programs)
    const log = saidLog()
    const options = { dataDir, demo: true, log, ...programs }
    const database = await openDatabase(options)
    const movedTo = /moved to (\S+),/.exec(database.notice ?? '')?.[1] ?? ''
    expect(log.said).toContain(database.notice)
    expect(await sql`select name from kysely_migration`.execute(database.kysely)).toMatchObject({
      rows: expect.arrayContaining([{ name: '0001_baseline' }]),
    })
    await database.close()
    expect(await foldersIn(dataDir)).toEqual(expect.arrayContaining([folder, `${folder}.old`, 'files.old']))
    expect(existsSync(join(dataDir, 'files'))).toBe(false)

    const again = await openDatabase(options)
    expect(again.notice).toBeUndefined()
    await again.close()

    // The moved folder is the whole database: where it is brought back, its history is read from it.
    const restored = await emptyFolder()
    await rename(movedTo, join(restored, folder))
    const production = openDatabase({ dataDir: restored, demo: false, log, ...programs })
    await expect(production).rejects.toMatchObject({ code: 'older_schema' })
  })

  test('is rejected in production, with the remedy, and stays where it is', async () => {
    const dataDir = await createEarlierFolder(programs)
    const before = await readdir(dataDir)
    await expect(openDatabase({ dataDir, demo: false, log: saidLog(), ...programs })).rejects.toMatchObject({
      code: 'older_schema',
      message: expect.stringContaining('start with another data folder: DATA_DIR=other-folder npm start'),
    })
    expect(await readdir(dataDir)).toEqual(before)
  })
})

test.each([true, false])('an earlier external database is rejected unchanged (demo: %s)', async (demo) => {
  const server = await startPostgresServer()
  onTestFinished(() => server.stop())
  const options = { dataDir: '', databaseUrl: await server.newDatabase(), log: saidLog() }
  const database = await openDatabase({ ...options, demo: false })
  await makeEarlier(database.kysely)
  await database.kysely
    .insertInto('rate_limits')
    .values({ name: 'row', count: 1, window_ends_at: new Date() })
    .execute()
  await database.kysely.deleteFrom('stores').execute()
  const rejected = {
    code: 'older_schema',
    message: expect.stringContaining('create an empty database and set DATABASE_URL to it'),
  }
  await expect(openDatabase({ ...options, demo })).rejects.toMatchObject(rejected)
  const rows = await database.kysely.selectFrom('rate_limits').select('name').execute()
  expect([rows, await database.kysely.selectFrom('stores').select('id').execute()]).toEqual([[{ name: 'row' }], []])
  await database.close()
})

test('a started demo says on the terminal where the database was moved', async () => {
  const dataDir = await createEarlierFolder()
  const shop = await startShop({ dataDir })
  onTestFinished(async () => void (await shop.stop()))
  const sentence =
    /^The database of an earlier version .+ was moved to (\S+), and the demo starts with an empty one\.$/m
  expect(existsSync(sentence.exec(shop.output())?.[1] ?? '')).toBe(true)
})
