import { Hono } from 'hono'
import { ok } from '#domain/result.ts'
import { createCalls } from '#server/access/calls.ts'
import { createTokens } from '#server/access/tokens.ts'
import { connectionTo, shopDatabase } from '#server/db/embedded/connection.ts'
import { openPool } from '#server/db/pool.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { createInProgressRegistry } from '#server/http/in-progress.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { createStreams } from '#server/streams/streams.ts'
import { followTestEvents, giveFile } from './upload-server-calls.ts'

/*
 * The server with endpoints of the tests, of kinds that the shop does not use yet: an upload and a stream.
 *   upload-server.ts DATABASE SECRET FOLDER_FOR_FILES
 * The database is an address, or the folder of the socket of a running shop.
 */
const [, , index = '', secret = '', folder = ''] = process.argv
const log = {
  info: () => {},
  warn: () => {},
  error: ({ err }: { err?: unknown }) => void process.stderr.write(`${err}\n`),
}
const now = () => new Date()
const isAddress = index.startsWith('postgres:')
const kysely = openPool(isAddress ? { connectionString: index } : connectionTo(index, shopDatabase), log)
const database = { kind: 'external', kysely, isReady: async () => true, close: () => kysely.destroy() } as const
const app = new Hono<ApiEnv>().basePath('/api')
const streams = createStreams({ log, now })
const { uploadCall, streamCall } = createCalls({
  app,
  tokens: createTokens(secret),
  streams,
  uploads: { files: diskFiles(folder), inProgress: createInProgressRegistry(), now },
  database: () => database,
  now,
})
uploadCall(giveFile, async (_transaction, { file }) => ok({ file_id: file.id }))
streamCall(followTestEvents)
streams.watch(kysely)

const server = createShopServer({
  app,
  basePath: '/api',
  publicUrl: undefined,
  log,
  getClientAddress: () => '192.0.2.1',
  answerPage: ({ response }) => response.writeHead(404).end(),
})
const listening = await listen(server, 0, '127.0.0.1')
if (!listening.ok) throw new Error(listening.code)
process.stdout.write(`listens on ${listening.value}\n`)
