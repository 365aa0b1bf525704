import { spawn } from 'node:child_process'
import { startPostgresServer } from './postgres-server.ts'

/**
 * Runs a command with one PostgreSQL that all its tests share: `node tests/support/server/with-postgres.ts COMMAND …`.
 */
const [command = '', ...words] = process.argv.slice(2)
const server = await startPostgresServer()
const env = { ...process.env, TEST_DATABASE_URL: server.url }
const child = spawn(command, words, { env, stdio: 'inherit' })
process.exitCode = await new Promise<number>((resolve) => {
  child.on('error', () => resolve(1))
  child.on('close', (code) => resolve(code ?? 1))
})
await server.stop()
