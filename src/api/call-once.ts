import type { Endpoint, RequestBody, RequestQuery } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import type { ApiClient, ApiResult } from './api.ts'
import { obtainIdempotencyKey } from './idempotency-keys.ts'
import { isRecord } from './read-error-code.ts'

type IdempotentEndpoint = Endpoint & { isIdempotent: true }

/** The variable parts of the address: the ID and the query. */
type RequestTarget<E extends Endpoint> = { readonly id?: string; readonly query?: RequestQuery<E> }

/**
 * Runs a command once, however often it is requested: its idempotency key is stored until a response came, so
 * a retry, another tab, or the page after a reload sends the same key. A request with another body or target
 * is another command.
 */
export async function callOnce<E extends IdempotentEndpoint>(
  api: ApiClient,
  endpoint: E,
  body: RequestBody<E>,
  where: RequestTarget<E> = {},
): Promise<ApiResult<E>> {
  const called = await callWithKey(api, endpoint, body, where)
  // The key was used for another request, so this command has not run: it is sent with a new key.
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
  if (codeSaid(called) === 'REQUEST_IN_PROGRESS') return fail('TIMED_OUT', called.ok ? undefined : called.facts)
  if (isOver(called)) forgetKey()
  return called
}

/**
 * Whether the outcome of the command is known. It is not without a response, or with one that leaves it open.
 */
function isOver<E extends Endpoint>(called: ApiResult<E>): boolean {
  if (called.ok) return true
  const { status = 0 } = called.facts ?? {}
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/**
 * The code as the server sent it. The codes about idempotency keys are not for people, and `apiErrorCodes`
 * does not contain them.
 */
function codeSaid<E extends Endpoint>(called: ApiResult<E>): unknown {
  const said = called.ok ? undefined : called.facts?.said
  return isRecord(said) ? said.code : undefined
}
