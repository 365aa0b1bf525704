import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Log } from '#server/log.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster, superuser } from './cluster.ts'
import { chooseRunAs } from './run-as.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { supervise } from './supervisor.ts'

export const shopDatabase = 'hadashi'

export type Embedded = {
  readonly host: string
  isUp(): boolean
  stop(): Promise<void>
}

async function ensureShopDatabase(host: string): Promise<void> {
  const client = new Client({ host, user: superuser, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [shopDatabase])
    if (found.rowCount === 0) await client.query(`create database ${shopDatabase}`)
  } finally {
    await client.end()
  }
}

/** The real PostgreSQL that comes with the shop, in the data folder, reachable by this user alone. */
export async function openEmbedded(native: string, dataDir: string, log: Log): Promise<Embedded> {
  const folder = join(dataDir, 'database')
  const logs = join(dataDir, 'logs')
  await mkdir(logs, { recursive: true, mode: 0o700 })
  const as = await chooseRunAs(folder)
  const binaries = await prepareBinaries(native, folder, as)
  const cluster = await ensureCluster(folder, binaries, as)
  const socketFolder = await makeSocketFolder(dataDir, as)
  const place = { cluster, socketFolder, logFile: join(logs, 'postgres.log'), binaries, as }
  const supervisor = await supervise(place, log)
  await ensureShopDatabase(socketFolder)
  return {
    host: socketFolder,
    isUp: () => supervisor.isUp(),
    async stop() {
      await supervisor.stop()
      await rmdir(socketFolder).catch(() => {})
    },
  }
}
