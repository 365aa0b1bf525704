import { type PostgresServer, startPostgresServer } from './postgres-server.ts'

let server: PostgresServer | undefined

/** Starts one PostgreSQL for all files of a suite, each with its own database: a cluster for each takes seconds. */
export async function setup(): Promise<void> {
  server = await startPostgresServer()
  process.env.TEST_DATABASE_URL = server.url
}

export async function teardown(): Promise<void> {
  await server?.stop()
}
