import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { minuteMs } from '#domain/time.ts'
import type { Log } from '#server/log.ts'
import { logAccess } from './access-log.ts'
import type { ApiEnv } from './api-env.ts'
import { limitBody } from './body-limit.ts'
import { answerClientError } from './client-error.ts'
import { dataPolicy } from './page-policy.ts'
import { readAddress } from './read-address.ts'
import { answerProblem, openRequestContext, type RequestContext, setHeaders } from './request-context.ts'
import { securityHeaders } from './security-headers.ts'

/** More header lines than any browser sends. */
const maxHeaderLines = 100

export type ServerLimits = {
  readonly headersMs: number
  readonly requestMs: number
  readonly keepAliveMs: number
  /** How long a connection may be idle during a request: nothing is received and nothing of the response is read. */
  readonly stillMs: number
}

const defaultLimits: ServerLimits = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 5_000, stillMs: minuteMs }

export type ServerDeps = {
  readonly app: Hono<ApiEnv>
  readonly basePath: string
  readonly publicUrl: string | undefined
  readonly log: Log
  /** Overrides the default limits; for tests. */
  readonly limits?: Partial<ServerLimits>
  getClientAddress(peer: string | undefined, forwardedFor: string | undefined): string
  answerPage(context: RequestContext): void
  /** The Date header while the shop's clock differs from the machine's. */
  shiftedDate?(): string | undefined
}

function hasNameBetween(path: string, start: string, end: string): boolean {
  const length = path.length - start.length - end.length
  return (
    length >= 0 &&
    path.startsWith(start) &&
    path.endsWith(end) &&
    !path.slice(start.length, start.length + length).includes('/')
  )
}

/** Without a base path, only the API's registered paths belong to the API; everything else is a page. */
function apiPathTest({ app, basePath }: Pick<ServerDeps, 'app' | 'basePath'>): (path: string) => boolean {
  if (basePath) return (path) => path === basePath || path.startsWith(`${basePath}/`)
  // Routes for all methods are the middleware and the 405 answers next to each endpoint.
  const paths = new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path))
  const named = [...paths].map((path) => path.split('/:id')).filter((parts) => parts.length > 1)
  return (path) => paths.has(path) || named.some(([start = '', end = '']) => hasNameBetween(path, `${start}/`, end))
}

/**
 * The HTTP server in front of everything: malformed requests are rejected here, pages are served from memory, the rest
 * goes to the API.
 */
export function createShopServer(parts: ServerDeps): Server {
  const { app, publicUrl, log } = parts
  const limits = { ...defaultLimits, ...parts.limits }
  const isApiPath = apiPathTest(parts)
  const contexts = new WeakMap<object, RequestContext>()
  const listener = getRequestListener((incomingRequest, { incoming }) =>
    app.fetch(incomingRequest, { requestContext: contexts.get(incoming) }),
  )

  const server = createServer({
    headersTimeout: limits.headersMs,
    // The body has its own limit (body-limit.ts), which uploads can lift.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: Math.min(1_000, limits.headersMs),
    maxHeaderSize: 16_384,
  })
  // Node would silently drop the lines beyond its limit, so they are counted and rejected here.
  server.maxHeadersCount = 0
  server.timeout = limits.stillMs
  server.on('clientError', answerClientError)
  server.on('request', (request, response) => answer(request, response, false))
  // A caller that waits for `100 Continue` can be rejected before it sends the body.
  server.on('checkContinue', (request, response) => answer(request, response, true))
  // Node would answer any other expectation by itself and keep reading what is sent after it.
  server.on('checkExpectation', (request, response) => answer(request, response, false))
  return server

  function callApi(context: RequestContext): void {
    contexts.set(context.request, context)
    // Set before the endpoint runs, so that its own headers override these.
    setHeaders(context.response, securityHeaders(dataPolicy, publicUrl, context.request.headers.host))
    void listener(context.request, context.response)
  }

  function answer(request: IncomingMessage, response: ServerResponse, isContinuePending: boolean): void {
    const body = limitBody(request, response, { limitMs: limits.requestMs, isContinuePending })
    const context = openRequestContext(request, response, parts.getClientAddress, body)
    logAccess(context, log)
    response.setHeader('x-request-id', context.id)
    const date = parts.shiftedDate?.()
    if (date !== undefined) response.setHeader('date', date)
    const isApi = isApiPath(context.path)
    if (request.rawHeaders.length / 2 > maxHeaderLines)
      answerProblem(context, { code: 'TOO_MANY_HEADERS' }, publicUrl, { connection: 'close' })
    else if (isApi && !readAddress(context.path).ok) answerProblem(context, { code: 'BAD_URL' }, publicUrl)
    else if (isApi) callApi(context)
    else parts.answerPage(context)
  }
}
