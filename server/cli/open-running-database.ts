import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { connectionTo, shopDatabase } from '#server/db/embedded/connection.ts'
import { openPool } from '#server/db/pool.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Environment } from '#server/env/read-environment.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** The database of the running shop: by DATABASE_URL, otherwise by the socket of the embedded one. */
export async function openRunningDatabase({
  DATABASE_URL,
  DATA_DIR,
}: Environment): Promise<Kysely<Schema> | undefined> {
  if (DATABASE_URL) return answering(openPool({ connectionString: DATABASE_URL }, silent))
  const note = join(resolve(DATA_DIR), 'database', 'cluster', 'postmaster.pid')
  // PostgreSQL writes its socket's folder into the fifth line (src/include/utils/pidfile.h).
  const socketFolder = (await readFile(note, 'utf8').catch(() => '')).split('\n')[4]
  return socketFolder ? answering(openPool(connectionTo(socketFolder, shopDatabase), silent)) : undefined
}

/** Checks that the database answers: the pid file may be left over from a crash. */
async function answering(db: Kysely<Schema>): Promise<Kysely<Schema> | undefined> {
  try {
    await sql`select 1`.execute(db)
    return db
  } catch {
    await db.destroy()
    return undefined
  }
}
