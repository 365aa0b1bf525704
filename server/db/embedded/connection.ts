import type { ClientConfig } from 'pg'

export const superuser = 'hadashi'
export const shopDatabase = 'hadashi'

/** Port and encryption are given because pg would else take them from the shell's PGPORT and PGSSLMODE. */
export function connectionTo(socketFolder: string, database: string): ClientConfig {
  return { host: socketFolder, port: 5432, ssl: false, user: superuser, database }
}
