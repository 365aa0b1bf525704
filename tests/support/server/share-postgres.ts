import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

let server: PostgresServer | undefined

/** One PostgreSQL serves every file of a suite, each with a database of its own: a cluster of its own takes seconds. */
export async function setup(): Promise<void> {
  server = await startPostgresServer()
  process.env.TEST_DATABASE_URL = server.url
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
