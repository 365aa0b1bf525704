import type { Hono } from 'hono'
import { type StreamCall, streamWords } from '#domain/contract/call-kinds.ts'
import type { ApiEnv } from './api-env.ts'
import { type EventOutput, eventOutput } from './event-output.ts'
import { type ProblemResult, toProblem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type StreamRequest = Requester & {
  /** The id of the last event that the caller has read. */
  readonly lastEvent: string | undefined
}

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Keeps a buffering proxy from holding the stream back for ever.
  'x-accel-buffering': 'no',
  // No request follows on this connection, so a stopping server need not wait for one.
  connection: 'close',
}

/**
 * Registers an endpoint that keeps answering as `text/event-stream`. Browsers read it by `fetch` with the Authorization
 * header: `EventSource` cannot send one, and a token in the URL would end up in logs.
 */
export function stream<S extends StreamCall>(
  app: Hono<ApiEnv>,
  contract: S,
  open: (following: StreamRequest, output: EventOutput) => Promise<ProblemResult<unknown>>,
): void {
  route(app, { ...contract, isOnce: true }, async (context) => {
    const output = eventOutput(contract, context.env.requestContext.response)
    const following = { ...readRequester(context), lastEvent: context.req.header(streamWords.lastIdHeader) }
    const opened = await withinLimit(open(following, output), defaultLimitMs)
    if (opened !== 'late' && opened.ok) return new Response(output.body, { headers })
    await output.body.cancel()
    return problemResponse(context, opened === 'late' ? { code: 'UNAVAILABLE' } : toProblem(opened))
  })
}
