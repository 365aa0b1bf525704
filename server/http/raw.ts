import type { IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import type * as z from 'zod/mini'
import type { RawCall } from '#domain/contract/raw-call.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { writeOutcome } from './endpoint.ts'
import type { Problem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { readBytes } from './read-bytes.ts'
import type { Requester } from './requester.ts'
import { route } from './route.ts'
import { sendAnswer } from './send-answer.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

/** What came, and nothing that a browser says of its visitor. */
export type SignedCall<R extends RawCall> = Pick<Requester, 'caller' | 'requestId'> & {
  /** Just as they were sent: not decoded, not unpacked, of whatever type they were said to be. */
  readonly bytes: Buffer
  readonly headers: Readonly<Record<R['headers'][number], string | undefined>>
  /** The decoded segment of the address where the contract writes `{id}`; otherwise nothing. */
  readonly id: string
}

export type RawUseCase<R extends RawCall> = (
  call: SignedCall<R>,
) => Promise<Result<z.output<R['answer']>, Problem['code'], Problem | undefined>>

/** A header that came twice says two things, of which two programs would believe different ones: it is refused. */
function onlyHeaders<R extends RawCall>(
  { headersDistinct }: IncomingMessage,
  { headers: names }: R,
): Result<SignedCall<R>['headers'], 'BAD_REQUEST'> {
  const lines = names.map((name) => [name, headersDistinct[name] ?? []] as const)
  if (lines.some(([, values]) => values.length > 1)) return fail('BAD_REQUEST')
  return ok(Object.fromEntries(lines.map(([name, [value]]) => [name, value])) as SignedCall<R>['headers'])
}

/** Puts a call on the API that takes bytes as they come. No other site may read it, nor is anyone known by a token. */
export function raw<R extends RawCall>(app: Hono<ApiEnv>, contract: R, work: RawUseCase<R>): void {
  route(app, contract, async (context, id) => {
    const { request, id: requestId, caller, body } = context.env.requestContext
    const headers = onlyHeaders(request, contract)
    if (!headers.ok) return problemResponse(context, { code: headers.code })
    const read = await readBytes(context.req.raw, contract.maxBytes, body.requestBody)
    if (!read.ok) return problemResponse(context, { code: read.code })
    const call = { caller, requestId, bytes: read.value, headers: headers.value, id }
    const outcome = await withinLimit(work(call), defaultLimitMs)
    if (outcome === 'late') return problemResponse(context, { code: 'UNAVAILABLE' })
    return sendAnswer(context, writeOutcome(contract, outcome, requestId))
  })
}
