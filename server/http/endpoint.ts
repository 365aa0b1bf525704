import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type QueryOf,
  usualMaxBodyBytes,
} from '#domain/contract/endpoint.ts'
import { fieldFaults } from '#domain/contract/field-faults.ts'
import { isHarmless } from '#domain/contract/plain-json.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { onlyCookie } from '#domain/session/only-cookie.ts'
import { settings } from '#domain/settings.ts'
import { type Problem, problemBody, problemHeaders, problemStatus } from './problem.ts'
import { readBody } from './read-body.ts'
import type { RequestContext } from './request-context.ts'

export type ApiEnv = { Bindings: { requestContext: RequestContext } }

export type Call<E extends Endpoint> = {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The decoded segment of the address where the contract writes `{id}`; otherwise nothing. */
  readonly id: string
  readonly caller: string
  readonly requestId: string
  /** The token of the Authorization header, with or without its scheme. */
  readonly token: string | undefined
  /** The token of the guest's header. */
  readonly guest: string | undefined
  /** The binding of a session to the browser that opened it; on a call that gives one, the new binding. */
  readonly binding: string | undefined
  /** The name of the browser, by which its owner knows it again. */
  readonly userAgent: string
}

export type UseCase<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<AnswerOf<E>, Problem['code'], Problem | undefined>>

/** The longest that any call of ours may take before its caller hears that the shop is busy. */
const handlerLimitMs = 10_000

/** Longer than any name of ours. */
const longestId = 200

type Failure = { readonly ok: false; readonly problem: Problem }

function checked(schema: z.ZodMiniType | undefined, given: unknown): Result<unknown, 'INVALID_INPUT', Problem> {
  if (!schema) return ok(undefined)
  if (!isHarmless(given)) return fail('INVALID_INPUT', { code: 'INVALID_INPUT' })
  const read = schema.safeParse(given)
  if (read.success) return ok(read.data)
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields: fieldFaults(read.error.issues) })
}

/** The input of a call by its contract; or the reason of its refusal, before any work is done. */
async function readCall(
  context: Context<ApiEnv>,
  contract: Endpoint,
): Promise<Failure | { ok: true; query: unknown; body: unknown }> {
  const id = context.req.param('id') ?? ''
  if (id.length > longestId || !isHarmless(id)) return { ok: false, problem: { code: 'INVALID_INPUT' } }
  const query = checked(contract.query, context.req.query())
  if (!query.ok) return { ok: false, problem: query.facts }
  if (!contract.body) return { ok: true, query: query.value, body: undefined }
  const body = await readBody(context.req.raw, contract.maxBodyBytes ?? usualMaxBodyBytes)
  if (!body.ok) return { ok: false, problem: { code: body.code } }
  const read = checked(contract.body, body.value)
  return read.ok ? { ok: true, query: query.value, body: read.value } : { ok: false, problem: read.facts }
}

export function problemResponse(context: Context<ApiEnv>, problem: Problem): Response {
  const headers = new Headers(problemHeaders(problem))
  // A body that was not read to its end would be taken for the next request of the same connection.
  if (problem.code === 'TOO_LARGE') headers.set('connection', 'close')
  return new Response(problemBody(problem, context.env.requestContext.id), { status: problemStatus(problem), headers })
}

/** A header that came twice is joined by a comma, and is no token; but it is no missing one either. */
function tokenOf(context: Context<ApiEnv>): string | undefined {
  const header = context.req.header('authorization')
  return header === undefined ? undefined : (/^(?:Bearer +)?([\w.~+/=-]+)$/i.exec(header)?.[1] ?? '')
}

const bindingName = '__Host-bind'

function bindingOf(context: Context<ApiEnv>): string | undefined {
  const value = onlyCookie(context.req.header('cookie') ?? '', bindingName)
  return value !== undefined && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** A new binding for a browser that has none. Callers that are no browsers get none. */
function newBinding(context: Context<ApiEnv>): string | undefined {
  return context.req.header('sec-fetch-site') === undefined ? undefined : randomBytes(32).toString('base64url')
}

/**
 * The cookie that ties a session to a browser: the one it has, for as long again, or a new one. It is given before somebody
 * signs in, so that what comes back proves that this browser keeps it.
 */
function bindingCookie(value: string | undefined): Record<string, string> {
  if (value === undefined) return {}
  const kept = { maxAge: settings.cookies.refreshTokenSeconds, path: '/', httpOnly: true, secure: true } as const
  return { 'set-cookie': stringifySetCookie({ name: bindingName, value, ...kept, sameSite: 'strict' }) }
}

function withinLimit<Value>(running: Promise<Value>): Promise<Value | 'late'> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), handlerLimitMs)
  })
  return Promise.race([running, late]).finally(() => clearTimeout(timer))
}

/** Puts one call of the contract on the API: reads it, runs its use case, checks the answer, writes the wire's form. */
export function endpoint<E extends Endpoint>(app: Hono<ApiEnv>, contract: E, work: UseCase<E>): void {
  const path = contract.path.replace('{id}', ':id')
  app.on(contract.method, path, async (context) => {
    // The framework answers HEAD with what GET does.
    if (contract.isOnce && context.req.method === 'HEAD') return wrongMethod(context)
    const asked = await readCall(context, contract)
    if (!asked.ok) return problemResponse(context, asked.problem)
    const { id: requestId, caller } = context.env.requestContext
    const id = context.req.param('id') ?? ''
    const token = tokenOf(context)
    const binding = bindingOf(context) ?? (contract.binds ? newBinding(context) : undefined)
    const guest = context.req.header(settings.guest.header)
    const userAgent = context.req.header('user-agent') ?? ''
    const { query, body } = asked
    const call = { query, body, id, caller, requestId, token, guest, binding, userAgent } as Call<E>
    const outcome = await withinLimit(work(call))
    if (outcome === 'late') return problemResponse(context, { code: 'UNAVAILABLE' })
    if (!outcome.ok) return problemResponse(context, outcome.facts ?? { code: outcome.code })
    // An answer that breaks the contract is our fault: it is not sent, so that no caller builds on it.
    const data = contract.answer.parse(outcome.value)
    return Response.json(
      { status: 'success', data },
      {
        status: contract.successStatus,
        headers: { 'cache-control': 'no-store', ...(contract.binds ? bindingCookie(binding) : {}) },
      },
    )
  })
  app.all(path, wrongMethod)

  function wrongMethod(context: Context<ApiEnv>): Response {
    const refused = problemResponse(context, { code: 'WRONG_METHOD' })
    refused.headers.set('allow', contract.method === 'GET' && !contract.isOnce ? 'GET, HEAD' : contract.method)
    return refused
  }
}
