import { networkInterfaces } from 'node:os'
import { DatabaseStartError } from './db/database-start-error.ts'
import { describeLan } from './env/describe-lan.ts'
import { withLan } from './env/lan.ts'
import { describeEnvironmentErrors, type Environment, readEnvironment } from './env/read-environment.ts'
import { withinLimit } from './http/within-limit.ts'
import { openShopServer, type ShopServer, type ShopServerOptions } from './open-shop-server.ts'
import { watchParent } from './watch-parent.ts'

function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Ends a failed start with one plain message; the details for developers are in the log. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function environmentOrEnd(): Environment {
  const read = readEnvironment(withLan(process.env, networkInterfaces()))
  return read.ok ? read.value : giveUp(describeEnvironmentErrors(read.facts))
}

/** Longer than a regular stop may take: a database that no longer answers must not block it for ever. */
const stopLimitMs = 25_000

/** Opens the shop with the settings of the environment, and runs it until a signal or an unexpected error. */
export async function runServer(options?: ShopServerOptions): Promise<void> {
  const environment = environmentOrEnd()
  let shop: ShopServer | undefined
  let isStopping = false

  async function stop(code: number): Promise<void> {
    // A second signal stops immediately; before the shop is open there is nothing to close.
    if (isStopping || !shop) process.exit(isStopping ? 1 : code)
    isStopping = true
    const closed = await withinLimit(shop.close(), stopLimitMs)
    process.exit(closed === 'late' ? 1 : code)
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  watchParent(process.env.npm_lifecycle_event !== undefined, () => void stop(0))

  const opened = await openShopServer(environment, options).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) giveUp(error.message)
    throw error
  })
  if (!opened.ok) giveUp(opened.facts)
  shop = opened.value
  const { log } = shop
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'An unexpected error stops the shop')
    void stop(1)
  })

  say(
    ...(shop.databaseNotice === undefined ? [] : [shop.databaseNotice]),
    `Hadashi is open at ${shop.url}`,
    ...(environment.PUBLIC_URL ? [`  customers  ${environment.PUBLIC_URL}`] : []),
    ...(environment.LAN ? describeLan(environment.PUBLIC_URL) : []),
    environment.isProduction ? '  mode       production' : '  mode       demo: invented stores, nothing is for sale',
    `  database   ${shop.databaseKind}${environment.DATABASE_URL ? ' (DATABASE_URL)' : `, in ${environment.DATA_DIR}`}`,
    ...(shop.mailbox === null ? [] : [`  mails      ${new URL(shop.mailbox, shop.url)}`]),
    `  log        ${log.file}`,
    '  stop       Ctrl-C',
  )
}
