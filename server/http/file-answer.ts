import type { Context, Hono } from 'hono'
import { type FileCall, type LinkFileCall, linkHeader } from '#domain/contract/call-kinds.ts'
import type { RequestQuery } from '#domain/contract/endpoint.ts'
import { attachment } from '#domain/file/file-name.ts'
import { settings } from '#domain/settings.ts'
import type { NewFile } from '#server/files/file-rows.ts'
import type { Files } from '#server/files/port.ts'
import type { ApiEnv } from './api-env.ts'
import { readRange } from './byte-range.ts'
import { checked } from './endpoint.ts'
import { isKnownTag, wantedRange } from './known-tag.ts'
import { type ProblemResult, toProblem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type FileRequest<F extends FileCall | LinkFileCall> = Requester & {
  readonly query: RequestQuery<F>
  /** The decoded path parameter; empty if the path has none. */
  readonly id: string
}

export type FileWork<F extends FileCall | LinkFileCall> = (
  fileRequest: FileRequest<F>,
) => Promise<ProblemResult<NewFile>>

/**
 * The headers of a stored file. Browsers save it instead of displaying it (`attachment`), with the media type that the
 * server detected; if it were opened as a page anyway, its policy would allow nothing.
 */
function fileHeaders({ name, mediaType, digest }: NewFile): Record<string, string> {
  return {
    'content-type': mediaType,
    'content-disposition': attachment(name),
    'content-security-policy': "sandbox; default-src 'none'",
    etag: `"${digest}"`,
    'accept-ranges': 'bytes',
    // The browser may cache the file but must revalidate it each time, since access may have been revoked.
    'cache-control': 'private, no-cache',
    vary: `authorization, ${settings.guest.header}, ${linkHeader}`,
  }
}

/** Registers an endpoint that returns a file: all of it, a range of it, or 304 when the caller's copy is current. */
export function fileAnswer<F extends FileCall | LinkFileCall>(
  app: Hono<ApiEnv>,
  contract: F,
  deps: { readonly files: Files },
  work: FileWork<F>,
): void {
  route(app, contract, async (context, id) => {
    const query = checked(contract.query, context.req.query())
    if (!query.ok) return problemResponse(context, toProblem(query))
    const found = await withinLimit(
      work({ ...readRequester(context), id, query: query.value } as FileRequest<F>),
      defaultLimitMs,
    )
    if (found === 'late') return problemResponse(context, { code: 'UNAVAILABLE' })
    if (!found.ok) return problemResponse(context, toProblem(found))
    return answerWith(context, deps.files, found.value)
  })
}

async function answerWith(context: Context<ApiEnv>, files: Files, file: NewFile): Promise<Response> {
  const { req } = context
  const { id, size } = file
  const headers = fileHeaders(file)
  const { etag = '' } = headers
  if (isKnownTag(req.header('if-none-match'), etag))
    return new Response(null, { status: 304, headers: cacheHeaders(headers) })
  // A HEAD response has the headers of the whole file (RFC 9110, 14.2).
  const isWhole = req.method === 'HEAD'
  const wanted = { range: isWhole ? undefined : req.header('range'), condition: req.header('if-range') }
  const request = wantedRange(wanted, etag)
  const range = request === undefined ? 'whole' : readRange(request, size)
  if (range === 'none')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}`, 'content-length': '0' } })
  const length = range === 'whole' ? size : range.end - range.start + 1
  const status = range === 'whole' ? 200 : 206
  headers['content-length'] = String(length)
  if (range !== 'whole') headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`
  // A HEAD response has no body: opening the file would leak its handle.
  if (req.method === 'HEAD') return new Response(null, { status, headers })
  const bytes = await (range === 'whole' ? files.read(id) : files.read(id, range))
  if (!bytes) throw new Error('A stored file is missing in the file store')
  return new Response(bytes, { status, headers })
}

/** The headers that a 304 response repeats. */
function cacheHeaders({ etag = '', vary = '', 'cache-control': caching = '' }: Record<string, string>) {
  return { etag, vary, 'cache-control': caching }
}
