import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as endpoints from '#domain/contract/every-call.ts'
import { fail, ok } from '#domain/result.ts'
import { agreementsOf } from './account/agreements-of.ts'
import { askForNewEmail } from './account/ask-for-new-email.ts'
import { confirmNewEmail } from './account/confirm-new-email.ts'
import { deleteAccount } from './account/delete-account.ts'
import { exportCustomer } from './account/export-customer.ts'
import { leaveWaitingList } from './account/leave-waiting-list.ts'
import { profileOf } from './account/profile-of.ts'
import { saveNewsletter } from './account/save-newsletter.ts'
import { saveProfile } from './account/save-profile.ts'
import { listAddresses } from './address/list-addresses.ts'
import { lookUpAddress } from './address/look-up-address.ts'
import type { PostcodePort } from './address/postcode-port.ts'
import { removeAddress } from './address/remove-address.ts'
import { saveAddress } from './address/save-address.ts'
import { recordConsent } from './consent/record-consent.ts'
import { openCountryBook } from './country/country-book.ts'
import { joinWaitingList } from './country/join-waiting-list.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { docsPage, docsPolicy } from './docs-page/docs-page.ts'
import { openApiDocument } from './docs-page/openapi.ts'
import { tellAlive, tellReady } from './health/readiness.ts'
import { databaseCalls } from './http/calls.ts'
import { type ApiEnv, endpoint, problemResponse } from './http/endpoint.ts'
import { dataPolicy } from './http/page-policy.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import type { Mailroom } from './mail/mailroom.ts'
import { answerOperator } from './operators/answer-operator.ts'
import { hasPairOnItsWay } from './orders/has-pair-on-its-way.ts'
import { paymentLinkOf } from './orders/payment-link-of.ts'
import { reportProblem } from './report/report-problem.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import type { Tokens } from './sessions/tokens.ts'
import { askForCode } from './sign-in/ask-for-code.ts'
import { lookAtLink } from './sign-in/look-at-link.ts'
import { openAccount } from './sign-in/open-account.ts'
import { proveCode } from './sign-in/prove-code.ts'
import type { Secrets } from './sign-in/secrets.ts'
import { signInByLink } from './sign-in/sign-in-by-link.ts'
import { listStores } from './stores/list-stores.ts'
import { listCategories, listTranslations, showTranslation } from './translations/answer-translations.ts'
import type { ShopTexts } from './translations/shop-texts.ts'

export type AppParts = {
  readonly basePath: string
  readonly publicUrl: string | undefined
  readonly isProduction: boolean
  readonly buildId: string | null
  readonly log: Log
  /** The database once it is open; a call that needs it before then hears that the shop is starting. */
  database(): OpenDatabase | undefined
  isStopping(): boolean
  readonly paymentHosts: readonly string[]
  readonly tokens: Tokens
  readonly mail: Mailroom
  readonly secrets: Secrets
  /** The texts as customers read them now. */
  texts(): ShopTexts
  /** What is known of postcodes. */
  readonly postcodes: PostcodePort
  now(): Date
}

/** The API: the contract's calls, each with the use case that answers it. */
export function createApp(parts: AppParts): Hono<ApiEnv> {
  const { basePath, publicUrl, log, tokens, now } = parts
  const app = new Hono<ApiEnv>().basePath(basePath || '/')

  app.use(async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(dataPolicy, publicUrl, context.req.header('host'))))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  app.onError((error, context) => {
    log.error({ err: error, requestId: context.env.exchange.id }, 'A call failed')
    return problemResponse(context, { code: 'SERVER_ERROR' })
  })
  app.notFound((context) => problemResponse(context, { code: 'NOT_FOUND' }))

  endpoint(app, endpoints.livez, tellAlive)
  endpoint(
    app,
    endpoints.readyz,
    tellReady(async () => !parts.isStopping() && ((await parts.database()?.isReady()) ?? false)),
  )
  endpoint(app, endpoints.shopState, async () =>
    ok({
      mode: parts.isProduction ? 'production' : 'demo',
      build_id: parts.buildId,
      payment_hosts: [...parts.paymentHosts],
      mailbox: parts.mail.mailbox,
    }),
  )
  endpoint(app, endpoints.issueGuest, async () => ok({ guest_token: await tokens.signGuest(randomUUID()) }))
  endpoint(app, endpoints.reportProblem, reportProblem(log))
  const countryOf = openCountryBook(log)
  endpoint(app, endpoints.getCountryByIp, async ({ caller }) => ok({ country_code: await countryOf(caller) }))
  endpoint(app, endpoints.translations, listTranslations(parts.texts))
  endpoint(app, endpoints.translation, showTranslation(parts.texts))
  endpoint(app, endpoints.translationCategories, listCategories(parts.texts))
  endpoint(app, endpoints.lookUpAddress, lookUpAddress(parts.postcodes))
  endpoint(app, endpoints.lookUpCountries, async () => ok({ countries: Object.keys(parts.postcodes.knows) }))
  const { openCall, customerCall, visitorCall } = databaseCalls({ app, tokens, database: parts.database, now })
  openCall(endpoints.recordConsent, recordConsent(now))
  openCall(endpoints.reserveStores, async (db) => ok({ stores: await listStores(db) }))
  openCall(endpoints.refreshJwt, (db, { token, binding }) =>
    refreshSession(db, tokens, log, { refreshToken: token, binding, now: now() }),
  )
  openCall(endpoints.joinWaitingList, joinWaitingList(now))
  openCall(endpoints.askForCode, askForCode(parts))
  openCall(endpoints.proveCode, proveCode(parts))
  openCall(endpoints.lookAtLink, lookAtLink(parts))
  openCall(endpoints.signInByLink, signInByLink(parts))
  openCall(endpoints.openAccount, openAccount(parts))
  const builtIns = async () => [...parts.texts().values()].map(({ builtIn }) => builtIn)
  openCall(endpoints.operate, answerOperator({ ...parts, isDemo: !parts.isProduction, builtIns }))
  customerCall(endpoints.signOut, async (db, { customerId, sessionId }) => {
    await endSessions(db, customerId, sessionId, now())
    return ok({})
  })
  customerCall(endpoints.listSessions, async (db, customer) => ok(await listSessions(db, customer, now())))
  customerCall(endpoints.endSessions, async (db, { customerId }, { body }) => {
    await endSessions(db, customerId, body.id, now())
    return ok({})
  })
  customerCall(endpoints.listAddresses, async (db, { customerId }) => ok(await listAddresses(db, customerId)))
  customerCall(endpoints.saveAddress, saveAddress(now))
  customerCall(endpoints.removeAddress, removeAddress)
  customerCall(endpoints.isOrderReadyToPay, async (db, { customerId }) =>
    ok({ payment_link: await paymentLinkOf(db, customerId) }),
  )

  customerCall(endpoints.userProfile, async (db, { customerId }) => {
    const profile = await profileOf(db, customerId)
    return profile ? ok(profile) : fail('AUTH_REQUIRED')
  })
  customerCall(endpoints.saveProfile, saveProfile)
  customerCall(endpoints.askForNewEmail, askForNewEmail(parts))
  customerCall(endpoints.confirmNewEmail, confirmNewEmail(parts))
  customerCall(endpoints.listAgreements, async (db, { customerId }) => ok(await agreementsOf(db, customerId)))
  customerCall(endpoints.saveNewsletter, saveNewsletter(now))
  customerCall(endpoints.leaveWaitingList, leaveWaitingList)
  customerCall(endpoints.exportAccount, async (db, { customerId }) => ok(await exportCustomer(db, customerId, now())))
  customerCall(endpoints.deleteAccount, deleteAccount(parts))

  visitorCall(endpoints.hasPairOnItsWay, async (db, visitor) =>
    ok({ is_on_its_way: await hasPairOnItsWay(db, visitor) }),
  )

  app.get('/openapi.json', (context) => context.json(openApiDocument(basePath)))
  app.get('/docs', async (context) => {
    context.header('content-security-policy', docsPolicy)
    return context.html(await docsPage(basePath))
  })
  return app
}
