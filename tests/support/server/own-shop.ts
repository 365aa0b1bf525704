import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { openRunningDatabase } from '#server/cli/open-running-database.ts'
import type { Schema } from '#server/db/schema.ts'
import { readEnvironment } from '#server/env/read-environment.ts'
import { startShop } from './running-shop.ts'

export type OwnShop = {
  readonly url: string
  readonly dataDir: string
  /** Restarts the shop, with other settings from then on if some are given. */
  restart(more?: Record<string, string>): Promise<void>
  close(): Promise<void>
}

/** A shop that can be stopped and restarted at its address, with all its data. */
export async function openOwnShop(): Promise<OwnShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'hadashi-shop-'))
  const env = { TRUSTED_PROXIES: '127.0.0.1' }
  let shop = await startShop({ dataDir, env })
  const { url } = shop
  return {
    url,
    dataDir,
    async restart(more = {}) {
      await shop.stop()
      shop = await startShop({ dataDir, env: { ...env, ...more, PORT: new URL(url).port } })
    },
    async close() {
      await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Connects to the database of a running shop. */
export async function openShopDatabase(dataDir: string | undefined): Promise<Kysely<Schema>> {
  const environment = readEnvironment({ DATA_DIR: dataDir })
  const db = environment.ok && (await openRunningDatabase(environment.value))
  if (!db) throw new Error('The shop of the tests does not run')
  return db
}

/** The shop's address by its own host name: payers return there. */
export function onThisMachine(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}
