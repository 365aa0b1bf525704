import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Log } from '#server/log.ts'
import type { Schema } from './schema.ts'

/** The last resort, for platforms without PostgreSQL programs: one connection, and no promise after a power cut. */
export async function openPglite(dataDir: string, log: Log): Promise<Kysely<Schema>> {
  const folder = join(dataDir, 'pglite')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  log.warn(
    { folder },
    'NO REAL DATABASE: there is no PostgreSQL for this platform, so the shop runs on PGlite. Orders can be lost in a power cut. Set DATABASE_URL for anything but a look around.',
  )
  return new Kysely<Schema>({ dialect: new PGliteDialect({ pglite: new PGlite(folder) }) })
}
