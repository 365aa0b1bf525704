import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type Problem, problemBody, problemHeaders, problemStatus } from './problem.ts'

/** Answers a request with a problem in the API's error envelope. */
export function problemResponse({ env }: Context<ApiEnv>, problem: Problem): Response {
  const body = problemBody(problem, env.requestContext.id)
  return new Response(body, { status: problemStatus(problem), headers: problemHeaders(problem) })
}
