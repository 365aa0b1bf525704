import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Log } from '#server/log.ts'
import { DatabaseStartError } from './database-start-error.ts'
import type { Schema } from './schema.ts'

/** The last resort, for platforms without PostgreSQL binaries: one connection, and no durability after a power cut. */
export async function openPglite(dataDir: string, log: Log): Promise<Kysely<Schema>> {
  // Next to the data of a real database, an empty shop would open as if nothing had ever been sold.
  if (existsSync(join(dataDir, 'database')))
    throw new DatabaseStartError(
      'did_not_start',
      `The data in ${dataDir} belongs to PostgreSQL, whose programs are missing. Bring them back: npm ci --include=optional`,
    )
  const folder = join(dataDir, 'pglite')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  log.warn(
    { folder },
    'NO REAL DATABASE: there is no PostgreSQL for this platform, so the shop runs on PGlite. Orders can be lost in a power cut. Set DATABASE_URL for anything beyond a trial.',
  )
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: new PGlite(folder) }) })
}
