import { Hono } from 'hono'
import { type CallDeps, type Calls, createCalls } from './access/calls.ts'
import { accountRoutes } from './account/account.routes.ts'
import { addressRoutes } from './address/address.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { consentRoutes } from './consent/consent.routes.ts'
import { countryRoutes } from './country/country.routes.ts'
import { isTransientError } from './db/transient-error.ts'
import { designRoutes } from './designs/designs.routes.ts'
import { handoffRoutes } from './device-handoff/device-handoff.routes.ts'
import { docsRoutes } from './docs-page/docs.routes.ts'
import { guestRoutes } from './guests/guests.routes.ts'
import { healthRoutes } from './health/health.routes.ts'
import type { ApiEnv } from './http/api-env.ts'
import { problemResponse } from './http/problem-response.ts'
import type { Challenges } from './limits/challenge-mode.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import { liveModelRoutes } from './live-model/live-model.routes.ts'
import type { Log } from './log.ts'
import { operatorRoutes } from './operators/operators.routes.ts'
import { editionRoutes } from './orders/edition.routes.ts'
import { orderRoutes } from './orders/orders.routes.ts'
import { paymentRoutes } from './payments/payments.routes.ts'
import { reportRoutes } from './report/report.routes.ts'
import { scanRoutes } from './scans/scans.routes.ts'
import type { SecurityLog } from './security-log.ts'
import { sessionRoutes } from './sessions/sessions.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { storeRoutes } from './stores/stores.routes.ts'
import { translationRoutes } from './translations/translations.routes.ts'

/** The API's resources. Each registers its own endpoints with their use cases. */
const resources = [
  healthRoutes,
  reportRoutes,
  guestRoutes,
  countryRoutes,
  translationRoutes,
  addressRoutes,
  consentRoutes,
  storeRoutes,
  liveModelRoutes,
  sessionRoutes,
  signInRoutes,
  operatorRoutes,
  orderRoutes,
  paymentRoutes,
  editionRoutes,
  scanRoutes,
  handoffRoutes,
  designRoutes,
  cartRoutes,
  accountRoutes,
] as const

/** The dependencies of all resources together. */
type ResourceDeps = (typeof resources)[number] extends (calls: Calls, deps: infer Parts) => void ? Parts : never

export type AppDeps = ResourceDeps &
  Omit<CallDeps, 'app'> & {
    readonly basePath: string
    readonly log: Log
    readonly security: SecurityLog
    readonly rateLimits: RateLimits
    readonly challenges: Challenges
  }

/** The API: error handling for every response, then the resources, then the documentation. */
export function createApp(deps: AppDeps): Hono<ApiEnv> {
  const { basePath, log } = deps
  const app = new Hono<ApiEnv>().basePath(basePath || '/')

  app.onError((error, context) => {
    const { id: requestId } = context.env.requestContext
    if (isTransientError(error)) {
      log.warn({ err: error, requestId }, 'A request could not reach the database')
      return problemResponse(context, { code: 'UNAVAILABLE' })
    }
    log.error({ err: error, requestId }, 'A request failed')
    return problemResponse(context, { code: 'SERVER_ERROR' })
  })
  app.notFound((context) => problemResponse(context, { code: 'NOT_FOUND' }))

  const calls = createCalls({ ...deps, app })
  for (const routes of resources) routes(calls, deps)
  docsRoutes(app, basePath)
  return app
}
