import { Hono } from 'hono'
import { endpoints } from '#domain/contract/endpoints.ts'
import { ok } from '#domain/result.ts'
import type { OpenDatabase } from './db/open-database.ts'
import { docsPage, docsPolicy } from './docs-page/docs-page.ts'
import { openApiDocument } from './docs-page/openapi.ts'
import { tellAlive, tellReady } from './health/readiness.ts'
import { type ApiEnv, endpoint, problemResponse } from './http/endpoint.ts'
import { dataPolicy } from './http/page-policy.ts'
import { securityHeaders } from './http/security-headers.ts'
import type { Log } from './log.ts'
import { reportProblem } from './report/report-problem.ts'
import { listStores } from './stores/list-stores.ts'

export type AppParts = {
  readonly basePath: string
  readonly publicUrl: string | undefined
  readonly isProduction: boolean
  readonly buildId: string | null
  readonly log: Log
  /** The database once it is open; a call that needs it before then hears that the shop is starting. */
  database(): OpenDatabase | undefined
  isStopping(): boolean
}

/** The API: the contract's calls, each with the use case that answers it. */
export function createApp(parts: AppParts): Hono<ApiEnv> {
  const { basePath, publicUrl, log } = parts
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
    ok({ mode: parts.isProduction ? 'production' : 'demo', build_id: parts.buildId }),
  )
  endpoint(app, endpoints.reportProblem, reportProblem(log))
  endpoint(app, endpoints.reserveStores, async () => {
    const database = parts.database()
    return database
      ? ok({ stores: await listStores(database.kysely) })
      : { ok: false, code: 'UNAVAILABLE', facts: undefined }
  })

  app.get('/openapi.json', (context) => context.json(openApiDocument(basePath)))
  app.get('/docs', async (context) => {
    context.header('content-security-policy', docsPolicy)
    return context.html(await docsPage(basePath))
  })
  return app
}
