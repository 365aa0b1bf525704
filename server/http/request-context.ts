import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BodyControl } from './body-limit.ts'
import { dataPolicy } from './page-policy.ts'
import { type Problem, problemBody, problemHeaders, problemStatus } from './problem.ts'
import { securityHeaders } from './security-headers.ts'

/** One request and its response, with what every part of the server needs to know about it. */
export type RequestContext = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly id: string
  /** The path as received, without the query; never decoded. */
  readonly path: string
  /** The query with its question mark, or an empty string. */
  readonly query: string
  readonly caller: string
  readonly body: BodyControl
}

export function openRequestContext(
  request: IncomingMessage,
  response: ServerResponse,
  caller: (peer: string | undefined, forwardedFor: string | undefined) => string,
  body: BodyControl,
): RequestContext {
  const address = request.url ?? '/'
  const end = address.indexOf('?')
  const forwardedFor = request.headers['x-forwarded-for']
  return {
    request,
    response,
    id: randomUUID(),
    path: end < 0 ? address : address.slice(0, end),
    query: end < 0 ? '' : address.slice(end),
    caller: caller(request.socket.remoteAddress, Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor),
    body,
  }
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
}

/** Answers with a problem in the API's error envelope from the layers in front of the API. */
export function answerProblem(
  { request, response, id }: RequestContext,
  problem: Problem,
  publicUrl: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = problemBody(problem, id)
  setHeaders(response, {
    ...securityHeaders(dataPolicy, publicUrl, request.headers.host),
    ...problemHeaders(problem),
    ...headers,
  })
  response.writeHead(problemStatus(problem), { 'content-length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}
