import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Log } from '#server/log.ts'
import { moveDatabaseAside, rejectEarlierDatabase } from './db/earlier-database.ts'
import { findBinaries } from './db/embedded/binaries.ts'
import { openEmbedded } from './db/embedded/open-embedded.ts'
import { checkExternal } from './db/external.ts'
import { toFolderError } from './db/folder-error.ts'
import { lockFolder } from './db/folder-lock.ts'
import { isBeforeBaseline, migrate } from './db/migrate.ts'
import { openPglite } from './db/open-pglite.ts'
import { openPool } from './db/pool.ts'
import type { Schema } from './db/schema.ts'
import { fillEdition } from './db/seed/fill-edition.ts'
import { seedDemo } from './db/seed/seed-demo.ts'

export type DatabaseKind = 'embedded' | 'external' | 'pglite'

export type OpenDatabase = {
  readonly kind: DatabaseKind
  readonly kysely: Kysely<Schema>
  /** What the operator of the shop should know about its data, in one sentence. */
  readonly notice?: string | undefined
  /** Whether a query succeeds. The tables are current from the moment the database is open. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export type DatabaseOptions = {
  dataDir: string
  databaseUrl?: string | undefined
  demo: boolean
  log: Log
  /** The folder of the PostgreSQL binaries; `undefined` means that this platform has none. */
  programs?: string | undefined
}

type OwnDatabaseOptions = { dataDir: string; programs: string | undefined; demo: boolean; log: Log }

const readyLimitMs = 2_000

type Source = {
  kind: DatabaseKind
  kysely: Kysely<Schema>
  notice?: string
  isUp(): boolean
  stop(): Promise<void>
}

async function closeSource({ kysely, stop }: Source): Promise<void> {
  await kysely.destroy()
  await stop()
}

async function openExternal(databaseUrl: string, log: Log): Promise<Source> {
  const kysely = openPool({ connectionString: databaseUrl }, log)
  await checkExternal(kysely).catch(async (error) => {
    await kysely.destroy()
    throw error
  })
  return { kind: 'external', kysely, isUp: () => true, stop: async () => {} }
}

async function openOwnSource(dataDir: string, programs: string | undefined, log: Log): Promise<Source> {
  if (programs === undefined) {
    const kysely = await openPglite(dataDir, log)
    return { kind: 'pglite', kysely, isUp: () => true, stop: async () => {} }
  }
  const embedded = await openEmbedded(programs, dataDir, log)
  const kysely = openPool(embedded.connection, log)
  return { kind: 'embedded', kysely, isUp: () => embedded.isUp(), stop: () => embedded.stop() }
}

/** Opens the database of a demo. One that cannot be upgraded is moved aside first: a demo has no data of customers. */
async function openDemoSource(dataDir: string, programs: string | undefined, log: Log): Promise<Source> {
  const found = await openOwnSource(dataDir, programs, log)
  const isEarlier = await isBeforeBaseline(found.kysely).catch(async (error) => {
    await closeSource(found)
    throw error
  })
  if (!isEarlier) return found
  await closeSource(found)
  const movedTo = await moveDatabaseAside(dataDir, programs === undefined ? 'pglite' : 'database', new Date())
  const notice = `The database of an earlier version of the shop cannot be upgraded; it was moved to ${movedTo}, and the demo starts with an empty one.`
  log.warn({ movedTo }, notice)
  return { ...(await openOwnSource(dataDir, programs, log)), notice }
}

async function openOwn({ dataDir, programs, demo, log }: OwnDatabaseOptions): Promise<Source> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  try {
    const source = await (demo ? openDemoSource : openOwnSource)(dataDir, programs, log)
    const stop = async () => {
      await source.stop()
      await lock.release()
    }
    return { ...source, stop }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function openSource({ databaseUrl, demo, log, ...rest }: DatabaseOptions): Promise<Source> {
  if (databaseUrl) return openExternal(databaseUrl, log)
  const dataDir = resolve(rest.dataDir)
  const programs = 'programs' in rest ? rest.programs : findBinaries()
  return openOwn({ dataDir, programs, demo, log }).catch((error) => {
    throw toFolderError(dataDir, error)
  })
}

/** Readiness must be answered even when the database does not respond. */
async function passesInTime(kysely: Kysely<Schema>): Promise<boolean> {
  const timeout = new AbortController()
  const ping = sql`select 1`.execute(kysely).then(
    () => true,
    () => false,
  )
  const timeoutResult = pause(readyLimitMs, false, { signal: timeout.signal }).catch(() => false)
  return Promise.race([ping, timeoutResult]).finally(() => timeout.abort())
}

/** Opens the database of this shop, migrates it, fills in the edition's numbers and, in the demo, the stores. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { demo, log } = options
  const source = await openSource(options)
  try {
    await rejectEarlierDatabase(source.kysely, source.kind === 'external' ? 'databaseUrl' : 'dataFolder')
    const applied = await migrate(source.kysely)
    if (applied.length > 0) log.info({ applied }, 'Database migrations were applied')
    await fillEdition(source.kysely)
    if (demo) await seedDemo(source.kysely)
  } catch (error) {
    await closeSource(source)
    throw error
  }
  return {
    kind: source.kind,
    kysely: source.kysely,
    notice: source.notice,
    isReady: async () => source.isUp() && (await passesInTime(source.kysely)),
    close: () => closeSource(source),
  }
}
