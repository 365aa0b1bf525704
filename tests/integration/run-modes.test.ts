import { chmod, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseRunAs, type RunMode } from '#server/db/embedded/run-as.ts'
import { makeSocketFolder } from '#server/db/embedded/socket-folder.ts'
import { openDatabase } from '#server/open-database.ts'
import { emptyFolder } from '../support/server/data-folder.ts'
import { saidLog } from '../support/server/said-log.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each<[RunMode, RunMode, string]>([
  ['plain', 'unshare', 'other_user'],
  ['unshare', 'plain', 'other_user'],
  ['nobody', 'plain', 'other_user'],
  ['unshare', 'nobody', 'mode_gone'],
])('rejects data of the mode "%s" where only "%s" works, without touching it', async (recorded, possible, code) => {
  const folder = await emptyFolder()
  await writeFile(join(folder, 'run-as'), `${recorded}\n`)
  await expect(chooseRunAs(folder, possible)).rejects.toMatchObject({ code })
})

test('runs the database without the unshare command and keeps its mode when the command is back', async () => {
  const folder = await emptyFolder()
  await chmod(folder, 0o711)
  const commands = join(folder, 'commands')
  await mkdir(commands)
  await symlink('/bin/sleep', join(commands, 'sleep'))
  const options = { dataDir: join(folder, 'data'), demo: false, log: saidLog() }
  vi.stubEnv('PATH', commands)
  await (await openDatabase(options)).close()
  const mode = await readFile(join(options.dataDir, 'database', 'run-as'), 'utf8')
  expect(['plain\n', 'nobody\n']).toContain(mode)
  vi.unstubAllEnvs()
  await (await openDatabase(options)).close()
  expect(await readFile(join(options.dataDir, 'database', 'run-as'), 'utf8')).toBe(mode)
})

test('creates a short private socket folder and rejects one that others may enter', async () => {
  const dataDir = await emptyFolder()
  const as = await chooseRunAs(join(dataDir, 'database'))
  vi.stubEnv('TMPDIR', dataDir)
  const folder = await makeSocketFolder(dataDir, as)
  expect(folder.startsWith(tmpdir())).toBe(true)
  expect(await makeSocketFolder(dataDir, as)).toBe(folder)
  await chmod(folder, 0o711)
  await expect(makeSocketFolder(dataDir, as)).rejects.toMatchObject({
    code: 'folder_not_usable',
    message: expect.stringContaining(folder),
  })
})

test('ignores shell settings for another PostgreSQL', async () => {
  vi.stubEnv('PGPORT', '6543')
  vi.stubEnv('PGHOST', 'elsewhere')
  vi.stubEnv('PGSSLMODE', 'require')
  vi.stubEnv('PGDATA', '/nowhere')
  const database = await openDatabase({ dataDir: await emptyFolder(), demo: false, log: saidLog() })
  expect(await database.isReady()).toBe(true)
  await database.close()
})
