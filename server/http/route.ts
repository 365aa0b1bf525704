import type { Context, Hono } from 'hono'
import { type CallAddress, pathParameter } from '#domain/contract/endpoint.ts'
import type { ApiEnv } from './api-env.ts'
import { isHarmless } from './plain-json.ts'
import { problemResponse } from './problem-response.ts'

/** Longer than any id of the shop. */
const longestId = 200

/**
 * Registers a path of the contract, whatever the kind of endpoint. Any other method is answered with 405 and the
 * `Allow` header.
 */
export function route(
  app: Hono<ApiEnv>,
  { method, path: written, isOnce }: CallAddress,
  /** `id` is the decoded path parameter; empty if the path has none. */
  answer: (context: Context<ApiEnv>, id: string) => Promise<Response>,
): void {
  const path = written.replace(pathParameter, ':id')
  app.on(method, path, async (context) => {
    // Hono answers HEAD with the GET handler.
    if (isOnce && context.req.method === 'HEAD') return answerMethodNotAllowed(context)
    const id = context.req.param('id') ?? ''
    if (id.length > longestId || !isHarmless(id)) return problemResponse(context, { code: 'INVALID_INPUT' })
    return answer(context, id)
  })
  app.all(path, answerMethodNotAllowed)

  function answerMethodNotAllowed(context: Context<ApiEnv>): Response {
    const response = problemResponse(context, { code: 'WRONG_METHOD' })
    response.headers.set('allow', method === 'GET' && !isOnce ? 'GET, HEAD' : method)
    return response
  }
}
