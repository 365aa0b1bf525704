import { type Kysely, sql } from 'kysely'
import { DatabaseStartError } from './database-start-error.ts'
import type { Schema } from './schema.ts'

const oldestVersion = 150_000

/** Checks that the external database is reachable and its version supported. */
export async function checkExternal(db: Kysely<Schema>): Promise<void> {
  const versionQuery = sql<{ server_version_num: string }>`show server_version_num`.execute(db)
  const { rows } = await versionQuery.catch((error: Error) => {
    throw new DatabaseStartError(
      'not_reachable',
      `The database of DATABASE_URL cannot be reached (${error.message}). Check the address, the user and that it is running.`,
    )
  })
  assertServerVersion(Number(rows[0]?.server_version_num))
}

/** `version` is PostgreSQL's numeric version: 150004 is 15.4. */
export function assertServerVersion(version: number): void {
  if (version >= oldestVersion) return
  throw new DatabaseStartError(
    'too_old_server',
    `The database of DATABASE_URL is PostgreSQL ${Math.floor(version / 10_000)}; the shop needs 15 or newer.`,
  )
}
