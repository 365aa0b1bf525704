import { randomUUID } from 'node:crypto'
import { createTokens } from '#server/access/tokens.ts'
import { type AppDeps, createApp } from '#server/app.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { clientAddressReader } from '#server/http/client-address.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { openDatabase } from '#server/open-database.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { createStreams } from '#server/streams/streams.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { appDeps } from './app-deps.ts'
import { createRequester } from './create-requester.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

export const testSecret = 'a secret of the test, long enough for it'

type OwnDeps = Pick<
  AppDeps,
  | 'texts'
  | 'postcodes'
  | 'mail'
  | 'provider'
  | 'uploads'
  | 'tokens'
  | 'secrets'
  | 'rateLimits'
  | 'security'
  | 'challenges'
  | 'isStuck'
  | 'warnings'
>
type Options = Partial<OwnDeps> & { readonly trustedProxies?: readonly string[] }

/**
 * The shop's API on a real PostgreSQL, with a clock that only the test moves, and with wide limits unless the test
 * passes its own.
 */
export async function openApi({ trustedProxies = [], ...more }: Options = {}) {
  const server: PostgresServer = await startPostgresServer()
  const log = saidLog()
  const database = await openDatabase({ dataDir: '', databaseUrl: await server.newDatabase(), demo: false, log })
  const { tokens = createTokens(testSecret), secrets = createSecrets(testSecret) } = more
  let time = Date.now()
  const now = () => new Date(time)

  async function openServer(own: Partial<OwnDeps>) {
    const app = createApp({
      ...appDeps,
      log,
      database: () => database,
      tokens,
      streams: createStreams({ log, now }),
      secrets,
      now,
      ...own,
    })
    const http = createShopServer({
      app,
      basePath: '/api',
      publicUrl: undefined,
      log,
      getClientAddress: clientAddressReader(trustedProxies),
      answerPage: ({ response }) => response.writeHead(404).end(),
    })
    const listening = await listen(http, 0, '127.0.0.1')
    if (!listening.ok) throw new Error(listening.code)
    const base = `http://127.0.0.1:${listening.value}/api`
    const closeServer = () => {
      http.closeAllConnections()
      http.close()
    }
    return { base, send: createRequester(() => base), closeServer }
  }
  const { base, send, closeServer } = await openServer(more)

  return {
    base,
    db: database.kysely,
    log,
    tokens,
    secrets,
    now,
    pass: (ms: number) => {
      time += ms
    },
    async newCustomer(): Promise<string> {
      const id = randomUUID()
      await database.kysely.insertInto('customers').values({ id, created_at: now() }).execute()
      return id
    },
    signIn: (customerId: string, more: { binding?: string; device?: string } = {}) =>
      inTransaction(database.kysely, (transaction) =>
        openSession(transaction, tokens, { customerId, device: 'a browser', now: now(), ...more }),
      ),
    send,
    /** Another server with the same database, clock and secrets, unless the test passes its own. */
    openBeside: (own: Partial<OwnDeps> = {}) => openServer({ ...more, ...own }),
    async close() {
      closeServer()
      await database.close()
      await server.stop()
    },
  }
}
