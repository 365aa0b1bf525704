import { Hono } from 'hono'
import { ok } from '#domain/result.ts'
import { createCalls } from '#server/access/calls.ts'
import { createTokens } from '#server/access/tokens.ts'
import { connectionTo, shopDatabase } from '#server/db/embedded/connection.ts'
import { openPool } from '#server/db/pool.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { createUnderWay } from '#server/http/under-way.ts'
import { listen } from '#server/listen.ts'
import { createStreams } from '#server/streams/streams.ts'
import { followHouse, giveFile } from './house-calls.ts'

/*
 * The house with calls of our own, of kinds that no room makes yet: an upload and a stream.
 *   house-server.ts DATABASE SECRET FOLDER_FOR_FILES
 * The database is an address, or the folder of the socket of a running shop.
 */
const [, , place = '', secret = '', folder = ''] = process.argv
const log = {
  info: () => {},
  warn: () => {},
  error: ({ err }: { err?: unknown }) => void process.stderr.write(`${err}\n`),
}
const now = () => new Date()
const isAddress = place.startsWith('postgres:')
const kysely = openPool(isAddress ? { connectionString: place } : connectionTo(place, shopDatabase), log)
const database = { kind: 'external', kysely, isReady: async () => true, close: () => kysely.destroy() } as const
const app = new Hono<ApiEnv>().basePath('/api')
const streams = createStreams({ log, now })
const { uploadCall, streamCall } = createCalls({
  app,
  tokens: createTokens(secret),
  streams,
  uploads: { files: diskFiles(folder), underWay: createUnderWay(), now },
  database: () => database,
  now,
})
uploadCall(giveFile, async (_transaction, { file }) => ok({ file_id: file.id }))
streamCall(followHouse)
streams.watch(kysely)

const server = createShopServer({
  app,
  basePath: '/api',
  publicUrl: undefined,
  log,
  callerOf: () => '192.0.2.1',
  answerPage: ({ response }) => response.writeHead(404).end(),
})
const listening = await listen(server, 0, '127.0.0.1')
if (!listening.ok) throw new Error(listening.code)
process.stdout.write(`listens on ${listening.value}\n`)
