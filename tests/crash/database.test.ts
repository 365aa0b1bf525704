import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#server/open-database.ts'
import { listStores } from '#server/stores/list-stores.ts'
import { crashProcess } from '../support/server/crash-process.ts'
import { listProcesses, readCommandLine, readPostmasterPid } from '../support/server/postmaster.ts'
import { saidLog } from '../support/server/said-log.ts'

const restartedMessage = 'The database exited unexpectedly and is restarted'

/** One data folder for all tests here: each test starts with it intact and leaves no process behind. */
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'hadashi-crash-'))
  await (await open()).close()
})

afterAll(() => rm(dataDir, { recursive: true, force: true }))

const open = (log = saidLog()) => openDatabase({ dataDir, demo: true, log })

async function lockDatabase(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/support/server/lock-database.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

function killPostmaster(): void {
  const postmaster = readPostmasterPid(dataDir)
  if (!postmaster) throw new Error('no database runs')
  crashProcess(postmaster)
}

function isWatcher(pid: number): boolean {
  return readCommandLine(pid).startsWith('/bin/sh')
}

test('after kill -9 of the server no database process is left, and the next start finds every row', async () => {
  const holder = await lockDatabase()
  expect(listProcesses(dataDir).length).toBeGreaterThan(1)
  crashProcess(holder.pid)
  await vi.waitFor(() => expect(listProcesses(dataDir)).toEqual([]), { timeout: 60_000, interval: 20 })
  const database = await open()
  expect(await listStores(database.kysely)).toHaveLength(4)
  await database.close()
})

test('a start right after kill -9 waits for the old database to stop', async () => {
  const holder = await lockDatabase()
  crashProcess(holder.pid)
  await once(holder, 'exit')
  const database = await open()
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('after kill -9 of the database the shop restarts it with all committed data', async () => {
  const log = saidLog()
  const database = await open(log)
  await sql`create table if not exists paid (pair integer)`.execute(database.kysely)
  await sql`delete from paid`.execute(database.kysely)
  await sql`insert into paid values (1)`.execute(database.kysely)
  killPostmaster()
  await vi.waitFor(() => expect(log.said).toContain(restartedMessage), { timeout: 60_000 })
  await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 60_000, interval: 20 })
  expect((await sql`select pair from paid`.execute(database.kysely)).rows).toEqual([{ pair: 1 }])
  await database.close()
  expect(listProcesses(dataDir)).toEqual([])
})

test('a transaction fails when the database dies during it, and the shop continues', async () => {
  const log = saidLog()
  const database = await open(log)
  const request = database.kysely.transaction().execute(async (transaction) => {
    await sql`delete from stores`.execute(transaction)
    killPostmaster()
    await vi.waitFor(() => expect(log.said).toContain(restartedMessage), { timeout: 60_000, interval: 5 })
    await sql`select 1`.execute(transaction)
  })
  await expect(request).rejects.toThrow(/connection|ECONNRESET/i)
  await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 60_000, interval: 20 })
  expect(await listStores(database.kysely)).toHaveLength(4)
  await database.close()
})

test('a start stops a database that outlived its shop and its watcher', async () => {
  const holder = await lockDatabase()
  const postmaster = readPostmasterPid(dataDir)
  for (const pid of listProcesses(dataDir)) if (isWatcher(pid)) crashProcess(pid)
  crashProcess(holder.pid)
  await once(holder, 'exit')
  const database = await open()
  expect(await database.isReady()).toBe(true)
  expect(readPostmasterPid(dataDir)).not.toBe(postmaster)
  await database.close()
  expect(listProcesses(dataDir)).toEqual([])
})

test('the shop gives up a database that keeps dying, and logs it', async () => {
  const log = saidLog()
  const database = await open(log)
  const givenUp = 'The database keeps exiting and is no longer restarted. Check its log, then start the shop again.'
  await vi.waitFor(
    () => {
      const postmaster = readPostmasterPid(dataDir)
      if (postmaster && listProcesses(dataDir).includes(postmaster)) crashProcess(postmaster)
      expect(log.said).toContain(givenUp)
    },
    { timeout: 30_000, interval: 20 },
  )
  expect(await database.isReady()).toBe(false)
  await database.close()
})

test('closing stops every process of the database', async () => {
  const database = await open()
  await database.close()
  expect(listProcesses(dataDir)).toEqual([])
})
