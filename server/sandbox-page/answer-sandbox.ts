import type { Kysely } from 'kysely'
import { findLanguage, knownLanguage } from '#domain/language/find-language.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readBytes } from '#server/http/read-bytes.ts'
import { answerProblem, type RequestContext, setHeaders } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Log } from '#server/log.ts'
import { sandboxPath } from '#server/payments/sandbox/open-sandbox.ts'
import { listRefunds } from '#server/payments/sandbox/refund-actions.ts'
import { lockSession } from '#server/payments/sandbox/session-actions.ts'
import { readLanguageRequest } from '#server/static/read-language-request.ts'
import { doAtPage } from './do-at-page.ts'
import { payPage, unknownPage } from './pay-page.ts'
import { sandboxPolicy } from './sandbox-frame.ts'

/** More than any form of the pages sends. */
const maxBytes = 2_000

type SandboxPageDeps = {
  readonly publicUrl: string | undefined
  readonly log: Log
  database(): Kysely<Schema> | undefined
  /** Notifies the sandbox that a webhook event is ready to be sent. */
  wake(): void
  now(): Date
  /** Answers every other request. */
  fallback(context: RequestContext): void
}

/**
 * Whether a form was submitted from a page of this shop, under the host that its visitor uses. Browsers state the
 * origin of every form.
 */
function isOwnForm({ headers }: RequestContext['request'], publicUrl: string | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined || (site !== undefined && site !== 'same-origin')) return false
  return origin === (publicUrl === undefined ? `http://${host}` : new URL(publicUrl).origin)
}

/** Answers the requests for the demo's payment provider, in front of the pages of the shop. */
export function sandboxAnswerer({ publicUrl, log, database, wake, now, fallback }: SandboxPageDeps) {
  const pagePath = new RegExp(`^${sandboxPath}/(cs_[0-9a-f]{32})$`)

  function head({ request, response }: RequestContext, headers: Record<string, string>, status: number): void {
    setHeaders(response, securityHeaders(sandboxPolicy, publicUrl, request.headers.host))
    response.writeHead(status, { 'cache-control': 'no-store', ...headers })
  }

  async function show(db: Kysely<Schema>, context: RequestContext, id: string): Promise<void> {
    const { request, path, query } = context
    const searchParams = new URLSearchParams(query)
    const found = await inTransaction(db, async (transaction) => {
      const session = await lockSession(transaction, id)
      return session && { session, refunds: await listRefunds(transaction, session) }
    })
    const language = knownLanguage(searchParams.get('lang') ?? '') ?? found?.session.language
    const page = found
      ? await payPage(
          { ...found, language: language ?? found.session.language, said: searchParams.get('said') },
          found.refunds,
        )
      : await unknownPage({ id }, findLanguage(readLanguageRequest(path, query, request.headers)).language)
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(Buffer.byteLength(page)) }
    head(context, headers, found ? 200 : 404)
    context.response.end(request.method === 'HEAD' ? undefined : page)
  }

  async function press(db: Kysely<Schema>, context: RequestContext, id: string): Promise<void> {
    const { request, path, query, body } = context
    if (!isOwnForm(request, publicUrl)) return answerProblem(context, { code: 'ACCESS_DENIED' }, publicUrl)
    const headers = new Headers({ 'content-length': request.headers['content-length'] ?? '0' })
    const read = await readBytes({ headers, body: request }, maxBytes, body.requestBody)
    if (!read.ok) return answerProblem(context, { code: read.code }, publicUrl)
    const outcome = await doAtPage(db, { id, form: new URLSearchParams(read.value.toString()) }, now())
    if (outcome === 'unknown') return answerProblem(context, { code: 'NOT_FOUND' }, publicUrl)
    if (outcome === 'unreadable') return answerProblem(context, { code: 'BAD_REQUEST' }, publicUrl)
    wake()
    const back = new URLSearchParams()
    const lang = new URLSearchParams(query).get('lang')
    if (lang !== null) back.set('lang', lang)
    if ('said' in outcome && outcome.said) back.set('said', outcome.said)
    head(context, { location: 'to' in outcome ? outcome.to : `${path}?${back}` }, 303)
    context.response.end()
  }

  function answer(context: RequestContext, id: string): void {
    const db = database()
    const { method } = context.request
    if (!db) answerProblem(context, { code: 'UNAVAILABLE' }, publicUrl)
    else if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
      answerProblem(context, { code: 'WRONG_METHOD' }, publicUrl, { allow: 'GET, HEAD, POST' })
    else
      (method === 'POST' ? press : show)(db, context, id).catch((error: unknown) => {
        log.error({ err: error, requestId: context.id }, 'The sandbox could not answer')
        answerProblem(context, { code: 'SERVER_ERROR' }, publicUrl)
      })
  }

  return (context: RequestContext): void => {
    const id = pagePath.exec(context.path)?.[1]
    if (id === undefined) fallback(context)
    else answer(context, id)
  }
}
