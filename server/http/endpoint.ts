import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  defaultMaxBodyBytes,
  type Endpoint,
  type RequestBody,
  type RequestQuery,
  type ResponseBody,
} from '#domain/contract/endpoint.ts'
import { toFieldErrors } from '#domain/contract/errors.ts'
import { idempotency } from '#domain/contract/idempotency.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { ApiEnv } from './api-env.ts'
import { isHarmless } from './plain-json.ts'
import {
  type Problem,
  type ProblemDetails,
  type ProblemResult,
  problemBody,
  problemHeaders,
  problemStatus,
  toProblem,
} from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { readBody } from './read-body.ts'
import { type ResponseCache, remembering } from './remember.ts'
import { type Requester, readRequester } from './requester.ts'
import { route } from './route.ts'
import { sendAnswer, type WrittenResponse } from './send-answer.ts'
import { bindingCookie, newBinding, readSessionBinding } from './session-binding.ts'
import { defaultLimitMs, withinLimit } from './within-limit.ts'

export type Call<E extends Endpoint> = Requester & {
  readonly query: RequestQuery<E>
  readonly body: RequestBody<E>
  /** The decoded path parameter; empty if the path has none. */
  readonly id: string
  /** The binding that ties a session to its browser. An endpoint that `binds` creates one if the request has none. */
  readonly binding: string | undefined
}

export type EndpointResult<E extends Endpoint> = ProblemResult<ResponseBody<E>>
export type UseCase<E extends Endpoint> = (call: Call<E>) => Promise<EndpointResult<E>>

export type WriteResponse<E extends Endpoint> = (outcome: EndpointResult<E>) => WrittenResponse

type InvalidCall = { readonly ok: false; readonly problem: Problem }

/** Validates input against a schema of the contract. */
export function checked(
  schema: z.ZodMiniType | undefined,
  given: unknown,
): Result<unknown, 'INVALID_INPUT', ProblemDetails | undefined> {
  if (!schema) return ok(undefined)
  if (!isHarmless(given)) return fail('INVALID_INPUT')
  const read = schema.safeParse(given)
  if (read.success) return ok(read.data)
  return fail('INVALID_INPUT', { fields: toFieldErrors(read.error.issues) })
}

/**
 * Reads and validates the query and body of a request by its contract, or returns the problem, before any work is done.
 */
async function readCall(
  context: Context<ApiEnv>,
  contract: Endpoint,
): Promise<InvalidCall | { ok: true; query: unknown; body: unknown; text: string }> {
  const query = checked(contract.query, context.req.query())
  if (!query.ok) return { ok: false, problem: toProblem(query) }
  if (!contract.body) return { ok: true, query: query.value, body: undefined, text: '' }
  const { requestBody } = context.env.requestContext.body
  const body = await readBody(context.req.raw, contract.maxBodyBytes ?? defaultMaxBodyBytes, requestBody)
  if (!body.ok) return { ok: false, problem: toProblem(body) }
  const { value, text } = body.value
  const read = checked(contract.body, value)
  return read.ok ? { ok: true, query: query.value, body: read.value, text } : { ok: false, problem: toProblem(read) }
}

/** Turns the result of any kind of endpoint into the API's response envelope. */
export function writeOutcome(
  contract: Pick<Endpoint, 'response' | 'successStatus'>,
  outcome: ProblemResult<unknown>,
  requestId: string,
): WrittenResponse {
  if (!outcome.ok) {
    const problem = toProblem(outcome)
    return { status: problemStatus(problem), body: problemBody(problem, requestId), headers: problemHeaders(problem) }
  }
  // A result that breaks the contract is a bug of the server. It is not sent, so that no caller builds on it.
  const data = contract.response.parse(outcome.value)
  return { status: contract.successStatus, body: JSON.stringify({ status: 'success', data }), headers: {} }
}

/**
 * Registers an endpoint of the contract: validates the request, runs the use case, validates the result and writes the
 * response.
 */
export function endpoint<E extends Endpoint>(
  app: Hono<ApiEnv>,
  contract: E,
  work: UseCase<E>,
  lasting?: ResponseCache<Call<E>>,
): void {
  const answer = async (call: Call<E>, write: WriteResponse<E>) => write(await work(call))
  answeredBy(app, contract, lasting ? remembering(lasting, answer) : answer)
}

/**
 * The idempotency key of a request and its input as it was sent (id, query, body). The texts stay comparable across
 * builds.
 */
export type RequestFingerprint = { readonly key: string; readonly words: readonly string[] }

/**
 * Registers an endpoint whose `answer` writes the response itself: an idempotent command stores it under the request's
 * key and replays it.
 */
export function answeredBy<E extends Endpoint>(
  app: Hono<ApiEnv>,
  contract: E,
  answer: (call: Call<E>, write: WriteResponse<E>, named: RequestFingerprint) => Promise<WrittenResponse>,
  limitMs = defaultLimitMs,
): void {
  route(app, contract, async (context, id) => {
    const idempotencyKey = context.req.header(idempotency.header) ?? ''
    if (contract.isIdempotent && !idempotency.key.test(idempotencyKey))
      return problemResponse(context, { code: 'KEY_NEEDED' })
    const request = await readCall(context, contract)
    if (!request.ok) return problemResponse(context, request.problem)
    const { headers } = context.req.raw
    const binding = readSessionBinding(headers) ?? (contract.binds ? newBinding(headers) : undefined)
    const { query, body, text } = request
    const named = {
      key: idempotencyKey,
      words: contract.isIdempotent ? [id, new URL(context.req.url).search, text] : [],
    }
    const requester = readRequester(context)
    const call = { ...requester, query, body, id, binding } as Call<E>
    const write: WriteResponse<E> = (outcome) => writeOutcome(contract, outcome, requester.requestId)
    const written = await withinLimit(answer(call, write, named), limitMs)
    if (written === 'late') return problemResponse(context, { code: 'UNAVAILABLE' })
    const cookie = contract.binds && written.status < 400 ? bindingCookie(binding) : {}
    return sendAnswer(context, written, { canBeCached: contract.canBeCached, more: cookie })
  })
}
