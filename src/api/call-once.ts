import type { Endpoint, RequestBody, RequestQuery } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { ApiClient, ApiResult } from './api.ts'
import { obtainIdempotencyKey } from './idempotency-keys.ts'
import { isRecord } from './read-error-code.ts'

type IdempotentEndpoint = Endpoint & { isIdempotent: true }

/** What stands in the address: the name of one thing, and the query. */
type RequestTarget<E extends Endpoint> = { readonly id?: string; readonly query?: RequestQuery<E> }

/**
 * Has a deed done once, however often it is asked for: until an answer came its key is kept, and another try, another tab, or
 * the page after a reload sends the same. What is sent with other words is another deed.
 */
export async function callOnce<E extends IdempotentEndpoint>(
  api: ApiClient,
  endpoint: E,
  body: RequestBody<E>,
  where: RequestTarget<E> = {},
): Promise<ApiResult<E>> {
  const called = await callWithKey(api, endpoint, body, where)
  // Something else was sent under this key, so this was never done.
  return codeSaid(called) === 'KEY_REUSED' ? callWithKey(api, endpoint, body, where) : called
}

async function callWithKey<E extends IdempotentEndpoint>(
  api: ApiClient,
  endpoint: E,
  body: RequestBody<E>,
  where: RequestTarget<E>,
): Promise<ApiResult<E>> {
  const { key: idempotencyKey, forgetKey } = await obtainIdempotencyKey(JSON.stringify([endpoint.path, where, body]))
  const called = await api(endpoint, body, { ...where, idempotencyKey })
  if (codeSaid(called) === 'UNDER_WAY') return fail('TIMED_OUT', called.ok ? undefined : called.facts)
  if (isOver(called)) forgetKey()
  return called
}

/** Whether the deed has come to its end: not when no answer came, or one that leaves open what became of it. */
function isOver<E extends Endpoint>(called: ApiResult<E>): boolean {
  if (called.ok) return true
  const { status = 0 } = called.facts ?? {}
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/** What the shop called it: the codes of keys are not for people, and the wire does not know them. */
function codeSaid<E extends Endpoint>(called: ApiResult<E>): unknown {
  const said = called.ok ? undefined : called.facts?.said
  return isRecord(said) ? said.code : undefined
}
