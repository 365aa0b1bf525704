import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { findLanguage } from '#domain/language/find-language.ts'
import type { Schema } from '#server/db/schema.ts'
import { dataPolicy } from '#server/http/page-policy.ts'
import { answerProblem, type RequestContext, setHeaders } from '#server/http/request-context.ts'
import { securityHeaders } from '#server/http/security-headers.ts'
import type { Log } from '#server/log.ts'
import { mailStyle } from '#server/mail/mail-style.ts'
import { mailboxPath } from '#server/mail/mailbox.ts'
import { readLanguageRequest } from '#server/static/read-language-request.ts'
import { listPage, lostPage, mailPage } from './mail-pages.ts'
import { mailboxPolicy } from './mailbox-frame.ts'
import { findInMailbox, listMailbox } from './read-mailbox.ts'

const mailStyleHash = createHash('sha256').update(mailStyle).digest('base64')

/** A mail is sandboxed like a third-party page: it runs and loads nothing and has no origin. Its links may navigate. */
const mailPolicy = `default-src 'none'; style-src 'sha256-${mailStyleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation`

type MailboxResponse = {
  readonly status?: 200 | 404
  readonly type: 'text/html' | 'application/json'
  readonly body: string
}

type MailboxDeps = {
  readonly publicUrl: string | undefined
  readonly log: Log
  database(): Kysely<Schema> | undefined
  /** Answers every other request. */
  fallback(context: RequestContext): void
}

/** A client that accepts JSON but no page is a program. */
function wantsJson(accept: string | undefined): boolean {
  return accept?.includes('application/json') === true && !accept.includes('text/html')
}

function asJson(mails: readonly object[], status: 200 | 404 = 200): MailboxResponse {
  return { status, type: 'application/json', body: JSON.stringify({ mails }) }
}

async function answerList(db: Kysely<Schema>, { request, path, query }: RequestContext): Promise<MailboxResponse> {
  const to = new URLSearchParams(query).get('to')?.normalize('NFKC').trim().toLowerCase() ?? ''
  // PostgreSQL stores no NUL, so no mail was ever sent to an address with one.
  const mails = to.includes('\0') ? [] : await listMailbox(db, to === '' ? undefined : to)
  if (wantsJson(request.headers.accept)) return asJson(mails)
  const { language } = findLanguage(readLanguageRequest(path, query, request.headers))
  return { type: 'text/html', body: await listPage(mails, language, to) }
}

async function answerMail(
  db: Kysely<Schema>,
  context: RequestContext,
  id: string,
  part: string,
): Promise<MailboxResponse> {
  const { request, path, query } = context
  const mail = await findInMailbox(db, id)
  if (wantsJson(request.headers.accept)) return asJson(mail ? [mail] : [], mail ? 200 : 404)
  const { language } = findLanguage(readLanguageRequest(path, query, request.headers))
  if (!mail) return { status: 404, type: 'text/html', body: await lostPage(language) }
  if (part === '') return { type: 'text/html', body: await mailPage(mail, language) }
  // A link in the mail must open the shop in the whole window, not inside the frame.
  return { type: 'text/html', body: mail.html.replace('<head>', '<head>\n<base target="_top">') }
}

/** Answers the requests for the demo's mailbox, in front of the pages of the shop. */
export function mailboxAnswerer({ publicUrl, log, database, fallback }: MailboxDeps) {
  const places = new RegExp(`^${mailboxPath}(?:/([0-9a-f-]{36})(/html)?)?$`)

  function write(context: RequestContext, policy: string, { status = 200, type, body }: MailboxResponse): void {
    const { request, response } = context
    const headers = securityHeaders(policy, publicUrl, request.headers.host)
    // Browsers refuse to display a sandboxed document with a cross-origin opener policy.
    if (policy === mailPolicy) delete headers['cross-origin-opener-policy']
    setHeaders(response, headers)
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  async function answer(context: RequestContext, id: string | undefined, part: string): Promise<void> {
    const db = database()
    if (!db) return answerProblem(context, { code: 'UNAVAILABLE' }, publicUrl)
    const answered = id === undefined ? await answerList(db, context) : await answerMail(db, context, id, part)
    const isMail = part !== '' && answered.status !== 404
    write(context, answered.type === 'application/json' ? dataPolicy : isMail ? mailPolicy : mailboxPolicy, answered)
  }

  return (context: RequestContext): void => {
    const pagePath = places.exec(context.path)
    const { method } = context.request
    if (!pagePath) fallback(context)
    else if (method !== 'GET' && method !== 'HEAD')
      answerProblem(context, { code: 'WRONG_METHOD' }, publicUrl, { allow: 'GET, HEAD' })
    else
      answer(context, pagePath[1], pagePath[2] ?? '').catch((error) => {
        log.error({ err: error, requestId: context.id }, 'The mailbox page could not be rendered')
        answerProblem(context, { code: 'SERVER_ERROR' }, publicUrl)
      })
  }
}
