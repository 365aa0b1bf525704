import { randomUUID } from 'node:crypto'
import { createTokens } from '#server/access/tokens.ts'
import { noPostcodes } from '#server/address/postcode-port.ts'
import { type AppDeps, createApp } from '#server/app.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { clientAddressReader } from '#server/http/client-address.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { openDatabase } from '#server/open-database.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { createStreams } from '#server/streams/streams.ts'
import { createSecrets } from '#server/verifications/secrets.ts'
import { noProvider } from '../fakes/no-provider.ts'
import { testMailer } from '../fakes/test-mailer.ts'
import { appDeps } from './app-deps.ts'
import { createRequester } from './create-requester.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

export const testSecret = 'a secret of the test, long enough for it'

type Options = Partial<Pick<AppDeps, 'texts' | 'postcodes' | 'mail' | 'provider' | 'uploads'>> & {
  readonly trustedProxies?: readonly string[]
}

/** The shop's API on a real PostgreSQL, with a clock that only the test moves. */
export async function openApi({ trustedProxies = [], ...more }: Options = {}) {
  const server: PostgresServer = await startPostgresServer()
  const log = saidLog()
  const database = await openDatabase({ dataDir: '', databaseUrl: await server.newDatabase(), demo: false, log })
  const tokens = createTokens(testSecret)
  let time = Date.now()
  const now = () => new Date(time)
  const streams = createStreams({ log, now })
  const app = createApp({
    basePath: '/api',
    isProduction: false,
    buildId: null,
    log,
    database: () => database,
    isStopping: () => false,
    paymentHosts: () => [],
    tokens,
    streams,
    secrets: createSecrets(testSecret),
    mail: testMailer,
    provider: noProvider,
    texts: () => new Map(),
    postcodes: noPostcodes,
    uploads: appDeps.uploads,
    now,
    ...more,
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

  return {
    base,
    db: database.kysely,
    log,
    tokens,
    secrets: createSecrets(testSecret),
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
    send: createRequester(() => base),
    async close() {
      http.closeAllConnections()
      http.close()
      await database.close()
      await server.stop()
    },
  }
}
