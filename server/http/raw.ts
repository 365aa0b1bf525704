import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { RawCall } from '#domain/contract/call-kinds.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { writeOutcome } from './endpoint.ts'
import { type ProblemResult, toProblem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { readBytes } from './read-bytes.ts'
import type { Requester } from './requester.ts'
import { route } from './route.ts'
import { sendAnswer } from './send-answer.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

/** A signed webhook request; nothing in it identifies a visitor. */
export type SignedCall<R extends RawCall> = Pick<Requester, 'caller' | 'requestId'> & {
  /** The bytes exactly as sent: not decoded, not decompressed, whatever the Content-Type. */
  readonly bytes: Buffer
  readonly headers: Readonly<Record<R['headers'][number], string | undefined>>
  /** The decoded path parameter; empty if the path has none. */
  readonly id: string
}

export type RawUseCase<R extends RawCall> = (call: SignedCall<R>) => Promise<ProblemResult<z.output<R['response']>>>

/**
 * Reads the headers that the contract names. A repeated header is rejected: two programs could read different values of
 * it.
 */
function onlyHeaders<R extends RawCall>(
  { headersDistinct }: IncomingMessage,
  { headers: names }: R,
): Result<SignedCall<R>['headers'], 'BAD_REQUEST'> {
  const lines = names.map((name) => [name, headersDistinct[name] ?? []] as const)
  if (lines.some(([, values]) => values.length > 1)) return fail('BAD_REQUEST')
  return ok(Object.fromEntries(lines.map(([name, [value]]) => [name, value])) as SignedCall<R>['headers'])
}

/** Registers an endpoint that takes raw bytes. It identifies nobody by a token, and no other site may read it. */
export function raw<R extends RawCall>(app: Hono<ApiEnv>, contract: R, work: RawUseCase<R>): void {
  route(app, contract, async (context, id) => {
    const { request, id: requestId, caller, body } = context.env.requestContext
    const headers = onlyHeaders(request, contract)
    if (!headers.ok) return problemResponse(context, toProblem(headers))
    const read = await readBytes(context.req.raw, contract.maxBytes, body.requestBody)
    if (!read.ok) return problemResponse(context, toProblem(read))
    const call = { caller, requestId, bytes: read.value, headers: headers.value, id }
    const outcome = await withinLimit(work(call), defaultLimitMs)
    if (outcome === 'late') return problemResponse(context, { code: 'UNAVAILABLE' })
    return sendAnswer(context, writeOutcome(contract, outcome, requestId))
  })
}
