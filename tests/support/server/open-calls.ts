import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settings } from '#domain/settings.ts'
import { type CallDeps, type Calls, createCalls } from '#server/access/calls.ts'
import { createTokens } from '#server/access/tokens.ts'
import { createApp } from '#server/app.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { diskFiles } from '#server/files/disk-files.ts'
import { createInProgressRegistry } from '#server/http/in-progress.ts'
import { createShopServer, type ServerLimits } from '#server/http/shop-server.ts'
import type { UploadDeps } from '#server/http/upload.ts'
import { listen } from '#server/listen.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { createStreams } from '#server/streams/streams.ts'
import { appDeps } from './app-deps.ts'
import { testSecret } from './open-api.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

/** The limits of a server that differ from the defaults. */
export type OwnLimits = Pick<CallDeps, 'limits'> &
  Pick<UploadDeps, 'pace' | 'answerMs'> & {
    readonly streams?: Parameters<typeof createStreams>[0]['limits']
    readonly http?: Partial<ServerLimits>
  }

type Options = {
  /** Defines the endpoints that the test is about. */
  readonly routes: (calls: Calls) => void
  /** The servers that share the database, each with its own limits. */
  readonly servers?: readonly OwnLimits[]
  /** Opens a database other than a new one on PostgreSQL. */
  readonly database?: () => Promise<OpenDatabase>
}

/**
 * Endpoints of the test on one or several real servers that share a database, with a clock that only the test moves.
 */
export async function openCalls({ routes, servers = [{}], database: open }: Options) {
  const log = saidLog()
  const postgres: PostgresServer | undefined = open ? undefined : await startPostgresServer()
  const databaseUrl = await postgres?.newDatabase()
  const openOne = open ?? (() => openDatabase({ dataDir: '', databaseUrl, demo: false, log }))
  const tokens = createTokens(testSecret)
  const filesFolder = join(tmpdir(), `hadashi-files-${randomUUID()}`)
  const files = diskFiles(filesFolder)
  const inProgress = createInProgressRegistry()
  let time = Date.now()
  const now = () => new Date(time)

  async function openServer({ limits, streams: streamLimits = {}, http: httpLimits = {}, pace, answerMs }: OwnLimits) {
    const opened = await openOne()
    const database = () => opened
    const streams = createStreams({ log, now, limits: streamLimits })
    const uploads = { files, inProgress, now, pace, answerMs }
    const deps = { ...appDeps, log, tokens, streams, uploads, database, now }
    const app = createApp(deps)
    routes(createCalls({ ...deps, app, ...(limits ? { limits } : {}) }))
    const stopStreams = streams.watch(opened.kysely)
    const http = createShopServer({
      ...deps,
      app,
      limits: httpLimits,
      getClientAddress: () => '192.0.2.1',
      answerPage: ({ response }) => response.writeHead(404).end(),
    })
    const listening = await listen(http, 0, '127.0.0.1')
    if (!listening.ok) throw new Error(listening.code)
    return {
      http,
      database: opened,
      streams,
      stopStreams,
      base: `http://127.0.0.1:${listening.value}${deps.basePath}`,
    }
  }
  const opened: Awaited<ReturnType<typeof openServer>>[] = []
  for (const server of servers) opened.push(await openServer(server))
  const db = opened[0]?.database.kysely
  if (!db) throw new Error('No server was asked for')

  return {
    db,
    log,
    now,
    files,
    filesFolder,
    inProgress,
    bases: opened.map(({ base }) => base),
    streams: opened.map(({ streams }) => streams),
    http: opened.map(({ http }) => http),
    stopStreams: (server: number) => opened[server]?.stopStreams(),
    pass: (ms: number) => {
      time += ms
    },
    async newCustomer() {
      const id = randomUUID()
      await db.insertInto('customers').values({ id, created_at: now() }).execute()
      const { token, sessionId } = await inTransaction(db, (transaction) =>
        openSession(transaction, tokens, { customerId: id, device: 'a browser', now: now() }),
      )
      return { id, sessionId, headers: { authorization: `Bearer ${token}` } }
    },
    async newGuest() {
      const id = randomUUID()
      return { id, headers: { [settings.guest.header]: await tokens.signGuest(id) } }
    },
    async close() {
      for (const { http, database, stopStreams } of opened) {
        await stopStreams()
        http.closeAllConnections()
        http.close()
        await inProgress.ended()
        await database.close()
      }
      await postgres?.stop()
      await rm(filesFolder, { recursive: true, force: true })
    },
  }
}
