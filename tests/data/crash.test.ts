import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { listStores } from '#server/stores/list-stores.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { postmasterOf, processesOf } from '../support/postmaster.ts'
import { saidLog } from '../support/said-log.ts'

const open = (dataDir: string, log = saidLog()) => openDatabase({ dataDir, demo: true, log })

async function holdDatabase(dataDir: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['tests/support/hold-database.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('kill -9 of the server leaves no database behind, and the next start finds every row', async () => {
  const dataDir = await emptyFolder()
  const holder = await holdDatabase(dataDir)
  expect(processesOf(dataDir).length).toBeGreaterThan(1)
  holder.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOf(dataDir)).toEqual([]), { timeout: 5_000, interval: 20 })
  const database = await open(dataDir)
  expect(await listStores(database.kysely)).toHaveLength(4)
  await database.close()
})

test('a start right after kill -9, while the old database is still leaving, waits for it', async () => {
  const dataDir = await emptyFolder()
  const holder = await holdDatabase(dataDir)
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const database = await open(dataDir)
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('kill -9 of the database while the shop is open: it comes back by itself with what was committed', async () => {
  const dataDir = await emptyFolder()
  const log = saidLog()
  const database = await open(dataDir, log)
  await sql`create table paid (pair integer)`.execute(database.kysely)
  await sql`insert into paid values (1)`.execute(database.kysely)
  const postmaster = postmasterOf(dataDir)
  if (!postmaster) throw new Error('no database runs')
  process.kill(postmaster, 'SIGKILL')
  await vi.waitFor(() => expect(log.said).toContain('The database ended by itself and is started again'), {
    timeout: 5_000,
  })
  await vi.waitFor(async () => expect(await database.isReady()).toBe(true), { timeout: 10_000, interval: 20 })
  expect((await sql`select pair from paid`.execute(database.kysely)).rows).toEqual([{ pair: 1 }])
  await database.close()
  expect(processesOf(dataDir)).toEqual([])
})

test('a database that dies again and again is given up, and says so', async () => {
  const dataDir = await emptyFolder()
  const log = saidLog()
  const database = await open(dataDir, log)
  const givenUp = 'The database keeps ending and is given up. Look at its log, then start the shop again.'
  await vi.waitFor(
    () => {
      const postmaster = postmasterOf(dataDir)
      if (postmaster && processesOf(dataDir).includes(postmaster)) process.kill(postmaster, 'SIGKILL')
      expect(log.said).toContain(givenUp)
    },
    { timeout: 30_000, interval: 20 },
  )
  expect(await database.isReady()).toBe(false)
  await database.close()
})

test('closing stops every process of the database', async () => {
  const dataDir = await emptyFolder()
  const database = await open(dataDir)
  await database.close()
  expect(processesOf(dataDir)).toEqual([])
})
