import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, type ClientConfig } from 'pg'
import type { Log } from '#server/log.ts'
import { prepareBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { connectionTo, shopDatabase } from './connection.ts'
import { chooseRunAs, makeDatabaseFolder } from './run-as.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { supervise } from './supervisor.ts'

export type EmbeddedDatabase = {
  readonly connection: ClientConfig
  isUp(): boolean
  stop(): Promise<void>
}

async function ensureShopDatabase(socketFolder: string): Promise<void> {
  const client = new Client(connectionTo(socketFolder, 'postgres'))
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [shopDatabase])
    if (found.rowCount === 0) await client.query(`create database ${shopDatabase}`)
  } finally {
    await client.end()
  }
}

/** Starts the bundled PostgreSQL in the data folder, reachable only by this user. */
export async function openEmbedded(native: string, dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database')
  const logs = join(dataDir, 'logs')
  await mkdir(logs, { recursive: true, mode: 0o700 })
  const logFile = join(logs, 'postgres.log')
  const as = await chooseRunAs(folder)
  await makeDatabaseFolder(dataDir, folder, as)
  const binaries = await prepareBinaries(native, folder, as)
  const cluster = await ensureCluster(folder, binaries, as, logFile)
  const socketFolder = await makeSocketFolder(dataDir, as)
  const supervisor = await supervise({ cluster, socketFolder, logFile, binaries, as }, log)
  const stop = async () => {
    await supervisor.stop()
    await rm(socketFolder, { recursive: true, force: true })
  }
  try {
    await ensureShopDatabase(socketFolder)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection: connectionTo(socketFolder, shopDatabase), isUp: () => supervisor.isUp(), stop }
}
