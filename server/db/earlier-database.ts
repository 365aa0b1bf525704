import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { DatabaseStartError } from './database-start-error.ts'
import { isBeforeBaseline } from './migrate.ts'
import type { Schema } from './schema.ts'

/** Where the database comes from; the remedy differs. */
type DatabaseOrigin = 'dataFolder' | 'databaseUrl'

const remedies: Readonly<Record<DatabaseOrigin, string>> = {
  dataFolder: 'start with another data folder: DATA_DIR=other-folder npm start',
  databaseUrl: 'create an empty database and set DATABASE_URL to it',
}

/** Rejects a database from before the baseline, without changing it: no migration upgrades it. */
export async function rejectEarlierDatabase(db: Kysely<Schema>, origin: DatabaseOrigin): Promise<void> {
  if (!(await isBeforeBaseline(db))) return
  throw new DatabaseStartError(
    'older_schema',
    `The database was created by an earlier version of the shop and cannot be upgraded; open it with that version, or ${remedies[origin]}`,
  )
}

/**
 * Renames the folder of a demo's database to a sibling, and the files that belong to its rows, and returns the new path
 * of the database. Nothing is deleted. The files go first: next to an empty database, they would be cleaned up.
 */
export async function moveDatabaseAside(dataDir: string, folder: 'database' | 'pglite', now: Date): Promise<string> {
  const suffix = `old-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  const aside = (name: string) => join(dataDir, `${name}.${suffix}`)
  if (existsSync(join(dataDir, 'files'))) await rename(join(dataDir, 'files'), aside('files'))
  await rename(join(dataDir, folder), aside(folder))
  return aside(folder)
}
