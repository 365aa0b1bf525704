import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { settings } from '#domain/settings.ts'
import { type CallParts, type Calls, createCalls } from '#server/access/calls.ts'
import { createTokens } from '#server/access/tokens.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { problemResponse } from '#server/http/problem-response.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { type OpenDatabase, openDatabase } from '#server/open-database.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { appParts } from './app-parts.ts'
import { testSecret } from './open-api.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

type Options = {
  /** The calls that the test is about. */
  readonly routes: (calls: Calls) => void
  /** The servers that share the database, each with limits of its own. */
  readonly servers?: readonly Pick<CallParts, 'limits'>[]
  /** Another database than a new one on PostgreSQL. */
  readonly database?: () => Promise<OpenDatabase>
}

/** Calls of the test's own, put on one or several real servers that share a database, with a clock that only the test moves. */
export async function openCalls({ routes, servers = [{}], database: open }: Options) {
  const log = saidLog()
  const postgres: PostgresServer | undefined = open ? undefined : await startPostgresServer()
  const databaseUrl = await postgres?.newDatabase()
  const openOne = open ?? (() => openDatabase({ dataDir: '', databaseUrl, demo: false, log }))
  const tokens = createTokens(testSecret)
  let time = Date.now()
  const now = () => new Date(time)

  async function openServer(own: Pick<CallParts, 'limits'>) {
    const database = await openOne()
    const app = new Hono<ApiEnv>()
    app.onError((_error, context) => problemResponse(context, { code: 'SERVER_ERROR' }))
    routes(createCalls({ app, tokens, uploads: appParts.uploads, database: () => database, now, ...own }))
    const http = createShopServer({
      app,
      basePath: '',
      publicUrl: undefined,
      log,
      callerOf: () => '192.0.2.1',
      answerPage: ({ response }) => response.writeHead(404).end(),
    })
    const listening = await listen(http, 0, '127.0.0.1')
    if (!listening.ok) throw new Error(listening.code)
    return { http, database, base: `http://127.0.0.1:${listening.value}` }
  }
  const opened: Awaited<ReturnType<typeof openServer>>[] = []
  for (const server of servers) opened.push(await openServer(server))
  const db = opened[0]?.database.kysely
  if (!db) throw new Error('No server was asked for')

  return {
    db,
    log,
    now,
    bases: opened.map(({ base }) => base),
    pass: (ms: number) => {
      time += ms
    },
    async newCustomer() {
      const id = randomUUID()
      await db.insertInto('customers').values({ id, created_at: now() }).execute()
      const { token } = await inTransaction(db, (transaction) =>
        openSession(transaction, tokens, { customerId: id, device: 'a browser', now: now() }),
      )
      return { id, headers: { authorization: `Bearer ${token}` } }
    },
    async newGuest() {
      const id = randomUUID()
      return { id, headers: { [settings.guest.header]: await tokens.signGuest(id) } }
    },
    async close() {
      for (const { http, database } of opened) {
        http.closeAllConnections()
        http.close()
        await database.close()
      }
      await postgres?.stop()
    },
  }
}
