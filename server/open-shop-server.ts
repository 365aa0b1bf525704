import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fail, ok, type Result } from '#domain/result.ts'
import { jwtSecret } from './access/jwt-secret.ts'
import { createTokens } from './access/tokens.ts'
import { openPostcodes } from './address/open-postcodes.ts'
import { createApp } from './app.ts'
import { createShopClock } from './clock/shop-clock.ts'
import type { Environment } from './env/read-environment.ts'
import { defaultSender } from './env/sender.ts'
import { openFiles } from './files/open-files.ts'
import { clientAddressReader } from './http/client-address.ts'
import { createInProgressRegistry } from './http/in-progress.ts'
import { createShopServer } from './http/shop-server.ts'
import { jobKinds } from './job-kinds.ts'
import { createJobs } from './jobs/jobs.ts'
import { noChallenges } from './limits/challenge-mode.ts'
import { defaultRateLimits, type RateLimits } from './limits/rate-limits.ts'
import { describeListenError, listen, ownOrigin } from './listen.ts'
import { findLiveModel } from './live-model/find-live-model.ts'
import { mailbox } from './mail/mailbox.ts'
import { createMailer } from './mail/mailer.ts'
import { createSmtpTransport } from './mail/smtp.ts'
import type { MailTransport } from './mail/transport.ts'
import { mailboxAnswerer } from './mailbox-page/answer-mailbox.ts'
import { type DatabaseKind, type OpenDatabase, openDatabase } from './open-database.ts'
import { storeFirstToken } from './operators/first-token.ts'
import { createPageRewriter } from './pages/page-rewriter.ts'
import { createPaymentProvider } from './payments/create-payment-provider.ts'
import { paymentHosts } from './payments/payment-hosts.ts'
import { sandboxAnswerer } from './sandbox-page/answer-sandbox.ts'
import { createSecurityLog } from './security-log.ts'
import { openShopLog, type ShopLog } from './shop-log.ts'
import { pageAnswerer } from './static/answer-page.ts'
import { distFolder, loadBuild } from './static/load-build.ts'
import { createStreams } from './streams/streams.ts'
import { createTextsInUse, readBuiltInTexts } from './translations/texts-in-use.ts'
import { createSecrets } from './verifications/secrets.ts'

/** How long requests in progress may take after a stop was requested. */
const drainMs = 10_000

/** How long background work that no caller waits for may take to finish. */
const shutdownMs = 5_000

export type ShopServer = {
  /** The URL on this machine. */
  readonly url: string
  readonly log: ShopLog
  readonly databaseKind: DatabaseKind
  /** What the operator of the shop should know about its data, in one sentence. */
  readonly databaseNotice: string | undefined
  /** The path of the demo's mailbox; null where mails are sent. */
  readonly mailbox: string | null
  close(): Promise<void>
}

/** What a program that embeds the server may choose besides its settings. */
export type ShopServerOptions = { readonly rateLimits?: RateLimits }

/** Accepts no new connections, closes the idle ones, and waits a limited time for responses in progress. */
function drain(server: Server): Promise<void> {
  return new Promise((resolveDrained) => {
    const hurry = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(hurry)
      resolveDrained()
    })
    server.closeIdleConnections()
  })
}

/** Without a mail server, which production requires, mails stay in the demo's mailbox. */
function createMailTransport({ SMTP_URL: url, MAIL_FROM, PUBLIC_URL }: Environment): MailTransport {
  return url === undefined ? mailbox : createSmtpTransport({ url, sender: MAIL_FROM ?? defaultSender(PUBLIC_URL) })
}

/**
 * Opens the shop: the port first, since it fails most often and fastest, then the database. Pages are served from the
 * first moment; endpoints that need the database answer `UNAVAILABLE` until it is open.
 */
export async function openShopServer(
  environment: Environment,
  { rateLimits = defaultRateLimits }: ShopServerOptions = {},
): Promise<Result<ShopServer, 'not_opened', string>> {
  const { PORT, HOST, PUBLIC_URL: publicUrl, API_BASE: basePath, isProduction } = environment
  const dataDir = resolve(environment.DATA_DIR)
  const log = openShopLog(dataDir, environment.LOG_LEVEL)
  const { now, shiftedDate, watch: watchClock } = createShopClock(log)
  const build = await loadBuild(distFolder)
  let database: OpenDatabase | undefined
  let isStopping = false

  const texts = createTextsInUse({
    builtIn: await readBuiltInTexts(build.folder),
    rewrite: createPageRewriter(build),
    log,
  })
  const files = openFiles(environment, dataDir)
  const secret = await jwtSecret(environment.JWT_SECRET, dataDir)
  let port = PORT
  const { provider, sandbox } = createPaymentProvider({
    environment,
    secret,
    database: () => database?.kysely,
    linkTo: (path) => mail.linkTo(path),
    apiUrl: () => `${ownOrigin(HOST, port)}${basePath}`,
    now,
  })
  const kinds = jobKinds({
    transport: createMailTransport(environment),
    files,
    pay: () => ({ mail, secrets, provider, now }),
    hasWorkshop: environment.WORKSHOP === 'here',
    ...(sandbox && { sandbox: sandbox.kinds }),
    now,
  })
  const jobs = createJobs({ kinds, log, now })
  const mail = createMailer({
    environment,
    ownUrl: () => `http://localhost:${port}`,
    wake: jobs.wake,
  })
  const streams = createStreams({ log, now })
  const secrets = createSecrets(secret)
  const postcodes = openPostcodes(environment, log)
  const inProgress = createInProgressRegistry()
  const liveModel = findLiveModel(environment)
  const app = createApp({
    basePath,
    isProduction,
    buildId: build.buildId,
    log,
    security: createSecurityLog(log),
    rateLimits,
    challenges: noChallenges,
    database: () => database,
    isStopping: () => isStopping,
    isStuck: () => false,
    warnings: () => [],
    paymentHosts: () => {
      const own = new URL(mail.linkTo('/')).host
      return paymentHosts(own, { named: environment.PAYMENT_HOSTS, isRehearsal: sandbox !== undefined })
    },
    tokens: createTokens(secret),
    streams,
    secrets,
    mail,
    provider,
    postcodes,
    texts: texts.current,
    liveModel,
    uploads: { files, inProgress, now },
    now,
  })
  const answerPage = pageAnswerer(build, {
    publicUrl,
    schedulingUrl: environment.CALENDLY_URL,
    viewer: environment.VIEWER,
    modelViewUrl: liveModel?.modelViewUrl,
    isDemo: !isProduction,
  })
  const inFront = { publicUrl, log, database: () => database?.kysely }
  const answerShop = mail.mailbox === null ? answerPage : mailboxAnswerer({ ...inFront, fallback: answerPage })
  const answerSandbox = sandboxAnswerer({ ...inFront, wake: jobs.wake, now, fallback: answerShop })
  const server = createShopServer({
    app,
    basePath,
    publicUrl,
    log,
    getClientAddress: clientAddressReader(environment.TRUSTED_PROXIES),
    shiftedDate,
    answerPage: sandbox ? answerSandbox : answerShop,
  })
  const listening = await listen(server, PORT, HOST)
  if (!listening.ok) return fail('not_opened', describeListenError(listening.code, PORT, HOST))
  port = listening.value

  database = await openDatabase({ dataDir, databaseUrl: environment.DATABASE_URL, demo: !isProduction, log })
  await storeFirstToken(database.kysely, environment.OPERATOR_TOKEN, now())
  const stopClock = isProduction ? async () => {} : watchClock(database.kysely)
  const stopTexts = texts.watch(database.kysely)
  const stopStreams = streams.watch(database.kysely)
  const stopJobs = jobs.watch(database.kysely)
  // Loads Japan's postcodes now, so that the first lookup need not wait.
  setImmediate(() => void postcodes.lookUp('JP', '100-0001'))
  return ok({
    url: `http://localhost:${listening.value}/`,
    log,
    databaseKind: database.kind,
    databaseNotice: database.notice,
    mailbox: mail.mailbox,
    async close() {
      isStopping = true
      // Streams would never end by themselves.
      const streamsStopped = stopStreams()
      await drain(server)
      await Promise.race([inProgress.ended(), pause(shutdownMs, undefined, { ref: false })])
      await Promise.all([streamsStopped, stopClock(), stopTexts(), stopJobs()])
      await database?.close()
    },
  })
}
