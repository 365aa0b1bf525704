import type { Hono } from 'hono'
import { type StreamCall, streamWords } from '#domain/contract/stream-call.ts'
import type { Result } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { type EventOutput, eventOutput } from './event-output.ts'
import type { Problem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type StreamRequest = Requester & {
  /** The name of the last event that its caller has read. */
  readonly lastEvent: string | undefined
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies that gather an answer before they pass it on would gather for ever.
  'x-accel-buffering': 'no',
  // Nothing is asked on this connection afterwards: a shop that stops need not wait whether it is.
  connection: 'close',
}

/**
 * Puts a call on the API that goes on answering, as `text/event-stream`. Browsers read it by a fetch with the Authorization
 * header: what they have for such answers of their own sends none, and a token in an address would be kept in logs.
 */
export function stream<S extends StreamCall>(
  app: Hono<ApiEnv>,
  contract: S,
  open: (
    following: StreamRequest,
    output: EventOutput,
  ) => Promise<Result<unknown, Problem['code'], Problem | undefined>>,
): void {
  route(app, { ...contract, isOnce: true }, async (context) => {
    const output = eventOutput(contract, context.env.requestContext.response)
    const following = { ...readRequester(context), lastEvent: context.req.header(streamWords.lastIdHeader) }
    const opened = await withinLimit(open(following, output), defaultLimitMs)
    if (opened !== 'late' && opened.ok) return new Response(output.body, { headers })
    await output.body.cancel()
    return problemResponse(context, opened === 'late' ? { code: 'UNAVAILABLE' } : (opened.facts ?? opened))
  })
}
