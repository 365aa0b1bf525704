import type { ClientConfig } from 'pg'

export const superuser = 'hadashi'
export const shopDatabase = 'hadashi'

/** Port and SSL are set explicitly because pg would otherwise read PGPORT and PGSSLMODE from the environment. */
export function connectionTo(socketFolder: string, database: string): ClientConfig {
  return { host: socketFolder, port: 5432, ssl: false, user: superuser, database }
}
