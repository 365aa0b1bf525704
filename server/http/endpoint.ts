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
import type { ApiEnv } from './api-env.ts'
import { type Asker, askerOf } from './asker.ts'
import type { Problem } from './problem.ts'
import { problemResponse } from './problem-response.ts'
import { readBody } from './read-body.ts'
import { route } from './route.ts'
import { bindingCookie, bindingOf, newBinding } from './session-binding.ts'
import { withinLimit } from './within-limit.ts'

export type Call<E extends Endpoint> = Asker & {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The decoded segment of the address where the contract writes `{id}`; otherwise nothing. */
  readonly id: string
  /** The binding of a session to the browser that opened it; on a call that gives one, the new binding. */
  readonly binding: string | undefined
}

export type UseCase<E extends Endpoint> = (
  call: Call<E>,
) => Promise<Result<AnswerOf<E>, Problem['code'], Problem | undefined>>

type Failure = { readonly ok: false; readonly problem: Problem }

/** What was sent, by a schema of the contract. */
export function checked(schema: z.ZodMiniType | undefined, given: unknown): Result<unknown, 'INVALID_INPUT', Problem> {
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
  const query = checked(contract.query, context.req.query())
  if (!query.ok) return { ok: false, problem: query.facts }
  if (!contract.body) return { ok: true, query: query.value, body: undefined }
  context.env.requestContext.body.ask()
  const body = await readBody(context.req.raw, contract.maxBodyBytes ?? usualMaxBodyBytes)
  if (!body.ok) return { ok: false, problem: { code: body.code } }
  const read = checked(contract.body, body.value)
  return read.ok ? { ok: true, query: query.value, body: read.value } : { ok: false, problem: read.facts }
}

/** Puts one call of the contract on the API: reads it, runs its use case, checks the answer, writes the wire's form. */
export function endpoint<E extends Endpoint>(app: Hono<ApiEnv>, contract: E, work: UseCase<E>): void {
  route(app, contract, async (context, id) => {
    const asked = await readCall(context, contract)
    if (!asked.ok) return problemResponse(context, asked.problem)
    const { headers } = context.req.raw
    const binding = bindingOf(headers) ?? (contract.binds ? newBinding(headers) : undefined)
    const { query, body } = asked
    const call = { ...askerOf(context), query, body, id, binding } as Call<E>
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
}
