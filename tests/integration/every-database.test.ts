import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoStores } from '#server/db/seed/demo-stores.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { type DatabaseKind, type DatabaseOptions, type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { runAction } from '#server/operators/run-action.ts'
import { listStores } from '#server/stores/list-stores.ts'
import type { ChangedText } from '#server/translations/shop-texts.ts'
import { loadRevision, readChanges, saveTextChange } from '#server/translations/stored-changes.ts'
import { createTestOrderMailDeps } from '../support/fakes/order-mail-deps.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'

/** The same assertions hold on each database that the shop supports. */
describe.each<DatabaseKind>(['embedded', 'external', 'pglite'])('on the %s database', (kind) => {
  const log = saidLog()
  let folder: string
  let server: PostgresServer | undefined
  let options: DatabaseOptions
  let database: OpenDatabase

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hadashi-data-'))
    if (kind === 'external') server = await startPostgresServer()
    options = {
      dataDir: folder,
      databaseUrl: await server?.newDatabase(),
      demo: true,
      log,
      ...(kind === 'pglite' ? { programs: undefined } : {}),
    }
    database = await openDatabase(options)
  })

  afterAll(async () => {
    await database.close()
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('reports its kind and that it is ready', async () => {
    expect(database.kind).toBe(kind)
    expect(await database.isReady()).toBe(true)
  })

  test('opens a demo with its stores in both languages', async () => {
    const stores = await listStores(database.kysely)
    expect(stores).toHaveLength(demoStores.length)
    expect(stores.map((store) => store.country)).toEqual(['GB', 'GB', 'JP', 'JP'])
    expect(stores.find((store) => store.id === 'sto_tokyo')?.address.ja).toBe(
      '〒111-0051 東京都台東区蔵前3-12-7（架空）',
    )
  })

  test('restores a changed demo store when seeding again and changes nothing else', async () => {
    const before = await listStores(database.kysely)
    await database.kysely.updateTable('stores').set({ name_ja: '別の名前' }).where('id', '=', 'sto_kyoto').execute()
    await seedDemo(database.kysely)
    await seedDemo(database.kysely)
    expect(await listStores(database.kysely)).toEqual(before)
  })

  test('returns text as it was stored: Japanese, emoji, quotes and SQL', async () => {
    const name = `裸足 "𠮷野家" 🦶 '; drop table stores; --`
    await database.kysely.updateTable('stores').set({ name_ja: name }).where('id', '=', 'sto_london').execute()
    const stores = await listStores(database.kysely)
    expect(stores.find((store) => store.id === 'sto_london')?.name.ja).toBe(name)
    await seedDemo(database.kysely)
  })

  test('rejects a store with invalid coordinates or in another country by table constraints', async () => {
    const [store] = demoStores
    if (!store) throw new Error('the demo has no store')
    const insert = (change: object) =>
      database.kysely
        .insertInto('stores')
        .values({ ...store, id: 'sto_new', ...change })
        .execute()
    await expect(insert({ latitude: 91 })).rejects.toThrow()
    await expect(insert({ country: 'FR' })).rejects.toThrow()
  })

  test('stores a changed text with its categories, counts its revisions and reverts it', async () => {
    const { kysely } = database
    const change = { key: 'k', texts: { en: null, ja: '裸足 🦶' }, categories: ['spring', '春'] }
    const by = { by: 'Aya', now: new Date() }
    const saveText = (wanted: ChangedText) =>
      inTransaction(kysely, (transaction) => saveTextChange(transaction, wanted, by))
    await saveText(change)
    await saveText(change)
    expect([await readChanges(kysely), await loadRevision(kysely)]).toEqual([[change], 2])
    await saveText({ ...change, texts: { en: null, ja: null } })
    expect([await readChanges(kysely), await loadRevision(kysely)]).toEqual([[], 3])
  })

  test('accepts an operator’s token until it is revoked and records each action', async () => {
    const { kysely } = database
    const deps = { ...createTestOrderMailDeps(), isDemo: true, builtIns: async () => [], now: () => new Date() }
    const work = (token: string | undefined, name: string, input: object) =>
      runAction(kysely, deps, { via: 'cli', token, isFreeToAll: true }, { name, input })
    await work(undefined, 'operators.add', { name: 'Aya', role: 'owner' })
    const added = await work(undefined, 'operators.add', { name: 'Ken', role: 'support' })
    const token = added.ok && 'token' in added.value ? String(added.value.token) : ''
    expect(await work(token, 'customers.find', { search: 'mika' })).toMatchObject({ ok: true })
    await work(undefined, 'operators.revoke', { name: 'Ken' })
    expect(await work(token, 'customers.find', { search: 'mika' })).toMatchObject({ code: 'revoked_token' })
    const rows = await kysely.selectFrom('audit_log').select('outcome').where('operator_name', '=', 'Ken').execute()
    expect(rows.map(({ outcome }) => outcome).toSorted()).toEqual(['denied', 'done'])
  })

  test('rolls a failed transaction back completely', async () => {
    const before = await listStores(database.kysely)
    const failing = database.kysely.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('stores').execute()
      await sql`select 1/0`.execute(transaction)
    })
    await expect(failing).rejects.toThrow(/zero/)
    expect(await listStores(database.kysely)).toEqual(before)
  })

  test('rejects a second start on the same data folder with advice, and shares an external server', async () => {
    const second = openDatabase(options)
    if (kind === 'external') await (await second).close()
    else
      await expect(second).rejects.toMatchObject({
        code: 'folder_in_use',
        message: expect.stringMatching(new RegExp(`process ${process.pid}.*DATA_DIR=other-folder npm start`)),
      })
    expect(await database.isReady()).toBe(true)
  })

  test('warns only when no real database is used', () => {
    expect(log.said.some((line) => line.includes('NO REAL DATABASE'))).toBe(kind === 'pglite')
  })
})
