import * as z from 'zod/mini'
import type { Endpoint, EndpointErrorCode, RequestBody, RequestQuery, ResponseBody } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { CallerPort, GuestCaller } from './caller.ts'
import { isRecord, readErrorCode } from './read-error-code.ts'
import { type ShopFetch, timeLimit } from './shop-fetch.ts'

/** What a refusal said beside its code; nothing when no answer came. */
export type ErrorResponse = {
  readonly status: number
  readonly message: string | undefined
  /** The answer as it came: `error-details.ts` reads it. */
  readonly said: unknown
}

export type ApiResult<E extends Endpoint> = Result<
  ResponseBody<E>,
  ErrorCode | EndpointErrorCode<E>,
  ErrorResponse | undefined
>

export type CallOptions<E extends Endpoint> = {
  readonly query?: RequestQuery<E>
  /** What stands in the path where the contract writes `{id}`. */
  readonly id?: string
  /** Gives the call up; nobody waits for its answer any more. */
  readonly signal?: AbortSignal | undefined
  /** Makes one of several tries of the same deed, whichever of them arrives. */
  readonly idempotencyKey?: string
}

/** Calls one entry of the contract. It never throws: what can go wrong is a code of the closed list. */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  body?: RequestBody<E>,
  options?: CallOptions<E>,
) => Promise<ApiResult<E>>

type Callers = {
  readonly shop: ShopFetch
  /** Who calls; without it every call is a stranger's. */
  readonly session?: CallerPort
  readonly guest?: GuestCaller
}

type Caller = Readonly<Record<string, string>>

const envelope = z.object({ status: z.literal('success'), data: z.unknown() })

export function createApi({ shop, session, guest }: Callers): ApiClient {
  return <E extends Endpoint>(
    endpoint: E,
    body?: RequestBody<E>,
    options: CallOptions<E> = {},
  ): Promise<ApiResult<E>> => {
    const { method } = endpoint
    // A read that got no answer is made once more, in what is left of its time; what arrived may not be done twice, but
    // under a key it is not.
    let isRepeatable = options.idempotencyKey !== undefined || (method === 'GET' && !endpoint.isOnce)

    async function callAs(caller: Caller, signal = timeLimit(options.signal)): Promise<ApiResult<E>> {
      const requestOnce = () =>
        shop(pathFor(endpoint, options), {
          method,
          query: options.query ?? {},
          body: body as Record<string, unknown> | undefined,
          headers: { ...caller, ...idempotencyHeaders(options) },
          signal,
        }).catch(() => undefined)
      let answer = await requestOnce()
      if (!answer && isRepeatable && !signal.aborted) {
        isRepeatable = false
        answer = await requestOnce()
      }
      // A refusal is one by its status alone, but a success that broke off has brought nothing.
      if (!answer || (answer.ok && answer._data === undefined)) return fail('NETWORK_ERROR', undefined)
      const { _data: data, status } = answer
      const wrapped = envelope.safeParse(data)
      const errorResponse = { status, message: messageIn(data), said: data }
      if (!answer.ok || !wrapped.success) return fail(readErrorCode(status, data, endpoint), errorResponse)
      const read = endpoint.answer.safeParse(wrapped.data.data)
      return read.success ? ok(read.data as ResponseBody<E>) : fail('UNKNOWN_ERROR', errorResponse)
    }

    /** A refused token is refreshed by whoever is first, and the call made once more with the new one; never twice. */
    async function callAsCustomer(
      port: CallerPort,
      unauthorizedAnswer?: ApiResult<E>,
      limit?: AbortSignal,
    ): Promise<ApiResult<E>> {
      // The first wait has a limit of the session's own: the time of a call begins with its first try, and holds for all.
      const who = await port.credential(limit ?? options.signal)
      if (who.kind === 'unanswered') return fail(who.code, undefined)
      if (who.kind === 'nobody')
        return unauthorizedAnswer ?? (endpoint.needs === 'visitor' ? callAsGuest() : fail('AUTH_REQUIRED', undefined))
      const signal = limit ?? timeLimit(options.signal)
      const called = await callAs(bearer(who.token), signal)
      if (called.ok || called.code !== 'AUTH_REQUIRED') return called
      port.reportRejectedToken(who.token, unauthorizedAnswer !== undefined)
      return unauthorizedAnswer ? called : callAsCustomer(port, called, signal)
    }

    /** Who only reads and never did anything here has nothing to read; whoever does something becomes a guest. */
    async function callAsGuest(): Promise<ApiResult<E>> {
      const known = method === 'GET' ? guest?.storedGuestToken() : await guest?.issued()
      if (known === undefined) return fail(method === 'GET' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR', undefined)
      return callAs(guestHeaders(known))
    }

    if (endpoint.needs && session) return callAsCustomer(session)
    const known = endpoint.knowsGuest && guest?.storedGuestToken()
    return callAs(known ? guestHeaders(known) : {})
  }
}

function bearer(token: string): Caller {
  return { authorization: `Bearer ${token}` }
}

function guestHeaders(token: string): Caller {
  return { [settings.guest.header]: token }
}

function pathFor<E extends Endpoint>({ path }: E, { id }: CallOptions<E>): string {
  return id === undefined ? path : path.replace('{id}', encodeURIComponent(id))
}

function idempotencyHeaders<E extends Endpoint>({ idempotencyKey }: CallOptions<E>): Caller {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
}

function messageIn(answer: unknown): string | undefined {
  const said = isRecord(answer) ? answer.message : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
