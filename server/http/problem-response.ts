import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type Problem, problemBody, problemHeaders, problemStatus } from './problem.ts'

/** Answers a call with a failure in the wire's form. */
export function problemResponse(context: Context<ApiEnv>, problem: Problem): Response {
  const headers = new Headers(problemHeaders(problem))
  // A body that was not read to its end would be taken for the next request of the same connection.
  if (problem.code === 'TOO_LARGE') headers.set('connection', 'close')
  return new Response(problemBody(problem, context.env.requestContext.id), { status: problemStatus(problem), headers })
}
