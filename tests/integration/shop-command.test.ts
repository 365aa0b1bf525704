import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTokens } from '#server/access/tokens.ts'
import { openDatabase } from '#server/open-database.ts'
import { type PostgresServer, startPostgresServer } from '../support/server/postgres-server.ts'
import { saidLog } from '../support/server/said-log.ts'
import { shopCommand } from '../support/server/shop-command.ts'

let server: PostgresServer
let env: Record<string, string>
const JWT_SECRET = 'a secret of the test, long enough for it'

beforeAll(async () => {
  server = await startPostgresServer()
  const DATABASE_URL = await server.newDatabase()
  const database = await openDatabase({ dataDir: '', databaseUrl: DATABASE_URL, demo: false, log: saidLog() })
  await database.close()
  env = { DATABASE_URL, JWT_SECRET }
})
afterAll(() => server.stop())

const shop = (words: readonly string[], more: Record<string, string> = {}) => shopCommand(words, { ...env, ...more })

const secondsLeft = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp - Date.now() / 1_000

test.each([
  [['token'], 3_600],
  [['token', '--ends', '60'], 60],
  [['token', '--ends', '-100'], -100],
])('prints tokens of a new customer for shop %j', async (words, seconds) => {
  const { code, out } = await shop(words)
  expect(code).toBe(0)
  const said = JSON.parse(out)
  expect(Math.abs(secondsLeft(said.token) - seconds)).toBeLessThan(30)
  expect(Object.keys(said)).toEqual(['customerId', 'token', 'refreshToken'])
})

test.each([
  [[], 'npm run shop -- COMMAND'],
  [['tokens'], 'npm run shop -- COMMAND'],
  [['token', '--ends'], "Option '--ends <value>' argument missing.\n\n"],
  [['token', '--ends', 'abc'], '--ends must be a number of seconds, at most 3600.\n\n'],
  [['token', '--ends', '7200'], '--ends must be a number of seconds, at most 3600.\n\n'],
  [['token', '--foo'], "Unknown option '--foo'.\n\n"],
  [['token', 'more'], "Unexpected argument 'more'.\n\n"],
  [['scenario', 'list', '--jsn'], "Unknown option '--jsn'.\n\n"],
])('answers shop %j with the reason and its usage as an error', async (words, reason) => {
  const { code, out, err } = await shop(words)
  expect([code, out, err.startsWith(reason)]).toEqual([1, '', true])
  expect(err).toContain('token [--ends SECONDS] [--guest TOKEN]')
})

test('merges a guest’s data by the token command and rejects an invalid guest token', async () => {
  const guest = await createTokens(JWT_SECRET).signGuest('g1')
  expect((await shop(['token', '--guest', guest])).code).toBe(0)
  const { code, err } = await shop(['token', '--guest', 'junk'])
  expect([code, err]).toEqual([1, 'This is not a guest token of this shop.\n'])
})

test('reports a shop that is not running in one sentence, also after a crash', async () => {
  const away = { DATABASE_URL: 'postgres://localhost:1/nothing' }
  expect(await shop(['token'], away)).toMatchObject({
    code: 1,
    err: 'The shop is not running. Start it first: npm start\n',
  })
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-note-'))
  await mkdir(join(folder, 'database', 'cluster'), { recursive: true })
  await writeFile(join(folder, 'database', 'cluster', 'postmaster.pid'), `1\n\n\n\n${folder}\n`)
  const crashed = await shop(['token'], { DATABASE_URL: '', DATA_DIR: folder })
  expect(crashed).toMatchObject({ code: 1, err: 'The shop is not running. Start it first: npm start\n' })
  await rm(folder, { recursive: true })
})

test('prints output or error and exits with the matching code', async () => {
  const run = (...words: string[]) => {
    const variables = { PATH: String(process.env.PATH), ...env }
    return promisify(execFile)(process.execPath, ['server/cli/shop.ts', ...words], { env: variables })
  }
  const { stdout, stderr } = await run('token')
  expect([Object.keys(JSON.parse(stdout)), stderr]).toEqual([['customerId', 'token', 'refreshToken'], ''])
  await expect(run('tokens')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('token [--'),
  })
})
