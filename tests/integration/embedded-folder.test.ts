import { cpSync, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findBinaries } from '#server/db/embedded/binaries.ts'
import { openDatabase } from '#server/open-database.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { saidLog } from '../support/server/said-log.ts'

const open = (dataDir: string, more: { programs?: string } = {}) =>
  openDatabase({ dataDir, demo: true, log: saidLog(), ...more })

test('opens the database in any path, in folders only their owner may enter, and opens it again', async () => {
  const outer = await emptyFolder()
  expect((await stat(outer)).mode & 0o777).toBe(0o700)
  const dataDir = join(outer, 'x'.repeat(120), `my data's 裸足 "folder"`)
  const first = await open(dataDir)
  await sql`create table kept (note text)`.execute(first.kysely)
  await first.close()
  const again = await open(dataDir)
  expect(await sql`select * from kept`.execute(again.kysely)).toMatchObject({ rows: [] })
  await again.close()
})

test('rejects data of another PostgreSQL version without touching it', async () => {
  const dataDir = await emptyFolder()
  const cluster = join(dataDir, 'database', 'cluster')
  await mkdir(cluster, { recursive: true })
  await writeFile(join(cluster, 'PG_VERSION'), '14\n')
  await expect(open(dataDir)).rejects.toMatchObject({
    code: 'other_version',
    message: expect.stringContaining('PostgreSQL 14'),
  })
  expect(await readdir(cluster)).toEqual(['PG_VERSION'])
})

test('repeats a first start that was interrupted', async () => {
  const dataDir = await emptyFolder()
  const making = join(dataDir, 'database', 'cluster.making-of-before')
  await mkdir(join(making, 'base'), { recursive: true })
  await writeFile(join(making, 'PG_VERSION'), '18\n')
  const database = await open(dataDir)
  expect(await database.isReady()).toBe(true)
  expect(existsSync(making)).toBe(false)
  await database.close()
})

test('creates the links of programs that were installed without scripts at the first start', async () => {
  const folder = await emptyFolder()
  const native = findBinaries()
  if (!native) throw new Error('no programs for this platform')
  const copy = join(folder, 'package', 'native')
  cpSync(join(native, '..'), join(folder, 'package'), { recursive: true, verbatimSymlinks: true })
  const links: { target: string }[] = JSON.parse(await readFile(join(copy, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(copy, '..', target), { force: true })
  const database = await open(join(folder, 'data'), { programs: copy })
  expect(await database.isReady()).toBe(true)
  await database.close()
})

test('reports a data folder that cannot be created in plain words', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'file'), '')
  await expect(open(join(folder, 'file', 'data'))).rejects.toMatchObject({
    code: 'folder_not_usable',
    message: expect.stringContaining('a part of its path is a file'),
  })
})

test('reports programs that do not run on this machine in plain words', async () => {
  const folder = await emptyFolder()
  const programs = join(folder, 'package', 'native')
  await mkdir(join(programs, 'bin'), { recursive: true })
  await writeFile(join(folder, 'package', 'package.json'), '{ "version": "18.4.0" }')
  await writeFile(join(programs, 'pg-symlinks.json'), '[]')
  await writeFile(join(programs, 'bin', 'postgres'), '#!/no/such/loader', { mode: 0o755 })
  await expect(open(join(folder, 'data'), { programs })).rejects.toMatchObject({
    code: 'did_not_start',
    message: expect.stringMatching(/do not run on this machine.*Set DATABASE_URL/),
  })
})

test('does not ignore the data of a real database when its programs are missing', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'database', 'cluster'), { recursive: true })
  await expect(openDatabase({ dataDir, demo: true, log: saidLog(), programs: undefined })).rejects.toMatchObject({
    message: expect.stringContaining('npm ci --include=optional'),
  })
})

test('writes no customer data to the database log when a query fails', async () => {
  const dataDir = await emptyFolder()
  const database = await open(dataDir)
  const insert = () => sql`insert into kept values (${'yamada@example.jp'})`.execute(database.kysely)
  await sql`create table kept (mail text unique)`.execute(database.kysely)
  await insert()
  await expect(insert()).rejects.toThrow(/unique/)
  await database.close()
  const said = await readFile(join(dataDir, 'logs', 'postgres.log'), 'utf8')
  expect(said).toContain('violates unique constraint')
  expect(said).not.toMatch(/yamada|insert into/)
})
