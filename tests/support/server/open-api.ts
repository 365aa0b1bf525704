import { randomUUID } from 'node:crypto'
import { createTokens } from '#server/access/tokens.ts'
import { noPostcodes } from '#server/address/postcode-port.ts'
import { type AppParts, createApp } from '#server/app.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { clientAddressReader } from '#server/http/client-address.ts'
import { createShopServer } from '#server/http/shop-server.ts'
import { listen } from '#server/listen.ts'
import { openDatabase } from '#server/open-database.ts'
import { createSecrets } from '#server/proofs/secrets.ts'
import { openSession } from '#server/sessions/open-session.ts'
import { createStreams } from '#server/streams/streams.ts'
import { noHouse } from '../fakes/no-house.ts'
import { testMailroom } from '../fakes/test-mailroom.ts'
import { appParts } from './app-parts.ts'
import { askerOf } from './asker-of.ts'
import { type PostgresServer, startPostgresServer } from './postgres-server.ts'
import { saidLog } from './said-log.ts'

export const testSecret = 'a secret of the test, long enough for it'

type Options = Partial<Pick<AppParts, 'texts' | 'postcodes' | 'mail' | 'house' | 'uploads'>> & {
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
    mail: testMailroom,
    house: noHouse,
    texts: () => new Map(),
    postcodes: noPostcodes,
    uploads: appParts.uploads,
    now,
    ...more,
  })
  const http = createShopServer({
    app,
    basePath: '/api',
    publicUrl: undefined,
    log,
    callerOf: clientAddressReader(trustedProxies),
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
    ask: askerOf(() => base),
    async close() {
      http.closeAllConnections()
      http.close()
      await database.close()
      await server.stop()
    },
  }
}
