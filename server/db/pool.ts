import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig } from 'pg'
import type { Log } from '#server/log.ts'
import type { Schema } from './schema.ts'

/** Ten connections keep two cores busy; more would only queue inside the database. */
const limits = { max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 }

export function openPool(config: PoolConfig, log: Log): Kysely<Schema> {
  const pool = new Pool({ ...config, ...limits, application_name: 'hadashi' })
  // Without a listener, the error of a broken connection would end the process, whether idle or in use. Its query fails
  // by itself.
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'A database connection broke')))
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
