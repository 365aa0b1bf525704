import type { Context } from 'hono'
import type { ApiEnv } from './api-env.ts'
import { type Problem, problemBody, problemHeaders, problemStatus } from './problem.ts'

/** Answers a call with a failure in the wire's form. */
export function problemResponse({ env }: Context<ApiEnv>, problem: Problem): Response {
  const body = problemBody(problem, env.requestContext.id)
  return new Response(body, { status: problemStatus(problem), headers: problemHeaders(problem) })
}
