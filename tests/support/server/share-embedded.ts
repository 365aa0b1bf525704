import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

let server: PostgresServer | undefined

/** Starts the PostgreSQL that the shop ships, instead of the oldest that it supports. */
export async function setup(): Promise<void> {
  server = await startPostgresServer('embedded')
  process.env.TEST_DATABASE_URL = server.url
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
