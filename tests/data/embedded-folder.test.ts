import { cpSync, existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { emptyFolder } from '../support/data-folder.ts'
import { saidLog } from '../support/said-log.ts'

const open = (dataDir: string, more: { programs?: string } = {}) =>
  openDatabase({ dataDir, demo: true, log: saidLog(), ...more })

test.each([
  ['of 120 characters', 'x'.repeat(120)],
  ['with spaces, quotes and Japanese', `my data's 裸足 "folder"`],
])('the database opens in a path %s, and again', async (_name, part) => {
  const dataDir = join(await emptyFolder(), part)
  const first = await open(dataDir)
  await sql`create table kept (note text)`.execute(first.kysely)
  await first.close()
  const again = await open(dataDir)
  expect(await sql`select * from kept`.execute(again.kysely)).toMatchObject({ rows: [] })
  await again.close()
})

test('the database opens under a folder that only its owner may enter', async () => {
  const closed = join(await emptyFolder(), 'closed')
  await mkdir(closed, { mode: 0o700 })
  const database = await open(join(closed, 'data'))
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('a second start on the same data folder is refused and says what to do', async () => {
  const dataDir = await emptyFolder()
  const database = await open(dataDir)
  await expect(open(dataDir)).rejects.toMatchObject({
    code: 'folder_in_use',
    message: expect.stringMatching(new RegExp(`process ${process.pid}.*DATA_DIR=other-folder npm start`)),
  })
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('of ten starts at once on one folder exactly one wins', async () => {
  const folder = await emptyFolder()
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)))
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
})

test('a lock left by a process that is gone, or whose number another process has now, is taken over', async () => {
  const folder = await emptyFolder()
  const left = [
    { pid: 2 ** 22 + 1, startedAt: '1' },
    { pid: process.pid, startedAt: 'at another time' },
  ]
  for (const holder of left) {
    await writeFile(join(folder, 'lock'), JSON.stringify(holder))
    const lock = await lockFolder(folder)
    await lock.release()
  }
  await writeFile(join(folder, 'lock'), 'half a lo')
  await (await lockFolder(folder)).release()
  expect(await readdir(folder)).toEqual([])
})

test('data of another PostgreSQL version is refused, not touched', async () => {
  const dataDir = await emptyFolder()
  const cluster = join(dataDir, 'database', 'cluster')
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'PG_VERSION'), '14\n')
  await expect(open(dataDir)).rejects.toMatchObject({
    code: 'older_cluster',
    message: expect.stringContaining('PostgreSQL 14'),
  })
  expect(await readdir(cluster)).toEqual(['PG_VERSION'])
})

test('a first start that was stopped in the middle is begun anew', async () => {
  const dataDir = await emptyFolder()
  const making = join(dataDir, 'database', 'cluster.making')
  await mkdir(join(making, 'base'), { recursive: true })
  await writeFile(join(making, 'PG_VERSION'), '18\n')
  const database = await open(dataDir)
  expect(await database.isReady()).toBe(true)
  expect(existsSync(making)).toBe(false)
  await database.close()
})

test('programs that were installed without scripts get their links at the first start', async () => {
  const folder = await emptyFolder()
  const native = findBinaries()
  if (!native) throw new Error('no programs for this platform')
  const copy = join(folder, 'package', 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  const links: { target: string }[] = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(copy, '..', target), { force: true })
  const database = await open(join(folder, 'data'), { programs: copy })
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('a data folder that cannot be made is a plain sentence', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'file'), '')
  await chmod(join(folder, 'file'), 0o400)
  await expect(open(join(folder, 'file', 'data'))).rejects.toMatchObject({ code: 'folder_not_usable' })
})
