import * as z from 'zod/mini'
import {
  type Endpoint,
  type EndpointErrorCode,
  pathParameter,
  type RequestBody,
  type RequestQuery,
  type ResponseBody,
} from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/errors.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { CallerPort, GuestCaller } from './caller.ts'
import { isRecord, readErrorCode } from './read-error-code.ts'
import { type ShopFetch, timeLimit } from './shop-fetch.ts'

/** What an error response contains besides its code. There is none when no response came. */
export type ErrorResponse = {
  readonly status: number
  readonly message: string | undefined
  /** The response body as it came; `error-details.ts` reads it. */
  readonly said: unknown
}

export type ApiResult<E extends Endpoint> = Result<
  ResponseBody<E>,
  ErrorCode | EndpointErrorCode<E>,
  ErrorResponse | undefined
>

export type CallOptions<E extends Endpoint> = {
  readonly query?: RequestQuery<E>
  /** The value of the path parameter. */
  readonly id?: string
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined
  /** Makes the server run several attempts of the same command once. */
  readonly idempotencyKey?: string
}

/** Calls one endpoint of the contract. Never throws: every error is a code of the closed list. */
export type ApiClient = <E extends Endpoint>(
  endpoint: E,
  body?: RequestBody<E>,
  options?: CallOptions<E>,
) => Promise<ApiResult<E>>

type Callers = {
  readonly shop: ShopFetch
  /** The caller's session; without it every call is anonymous. */
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
    // A read without a response is retried once, within the same timeout. A write may have arrived and must
    // not run twice, so it is retried only with an idempotency key.
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
      // An error is known by its status alone, but a success whose body broke off has no data.
      if (!answer || (answer.ok && answer._data === undefined)) return fail('NETWORK_ERROR')
      const { _data: data, status } = answer
      const wrapped = envelope.safeParse(data)
      const errorResponse = { status, message: messageIn(data), said: data }
      if (!answer.ok || !wrapped.success) return fail(readErrorCode(status, data, endpoint), errorResponse)
      const read = endpoint.response.safeParse(wrapped.data.data)
      return read.success ? ok(read.data as ResponseBody<E>) : fail('UNKNOWN_ERROR', errorResponse)
    }

    /**
     * After a rejected token, repeats the call once with a new one. The first call to report the token
     * triggers the refresh.
     */
    async function callAsCustomer(
      port: CallerPort,
      unauthorizedAnswer?: ApiResult<E>,
      limit?: AbortSignal,
    ): Promise<ApiResult<E>> {
      // The first wait has a timeout of the session's own: the timeout of a call starts with its first
      // attempt and covers all of them.
      const who = await port.credential(limit ?? options.signal)
      if (who.kind === 'unanswered') return fail(who.code)
      if (who.kind === 'nobody')
        return unauthorizedAnswer ?? (endpoint.needs === 'visitor' ? callAsGuest() : fail('AUTH_REQUIRED'))
      const signal = limit ?? timeLimit(options.signal)
      const called = await callAs(bearer(who.token), signal)
      if (called.ok || called.code !== 'AUTH_REQUIRED') return called
      port.reportRejectedToken(who.token, unauthorizedAnswer !== undefined)
      return unauthorizedAnswer ? called : callAsCustomer(port, called, signal)
    }

    /** A guest who never did anything here has nothing to read. A write issues a guest token first. */
    async function callAsGuest(): Promise<ApiResult<E>> {
      const known = method === 'GET' ? guest?.storedGuestToken() : await guest?.issued()
      if (known === undefined) return fail(method === 'GET' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR')
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
  return id === undefined ? path : path.replace(pathParameter, encodeURIComponent(id))
}

function idempotencyHeaders<E extends Endpoint>({ idempotencyKey }: CallOptions<E>): Caller {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
}

function messageIn(answer: unknown): string | undefined {
  const said = isRecord(answer) ? answer.message : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
