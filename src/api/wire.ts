import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { GuestPort } from '#src/session/guest.ts'
import type { SessionPort } from '#src/session/session-port.ts'
import { codeOfFailure } from './code-of-failure.ts'

export type Called<E extends Endpoint> = Result<AnswerOf<E>, ErrorCode>

type CallOptions = {
  /** Gives the call up; nobody waits for its answer any more. */
  readonly signal?: AbortSignal | undefined
  /** Makes one of several tries of the same deed, whichever of them arrives. */
  readonly idempotencyKey?: string
}

/** Calls one entry of the contract. It never throws: what can go wrong is a code of the closed list. */
export type Wire = <E extends Endpoint>(endpoint: E, body?: BodyOf<E>, options?: CallOptions) => Promise<Called<E>>

type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
  /** Who calls; without it every call is a stranger's. */
  readonly session?: SessionPort
  readonly guest?: GuestPort
  /** Hears the time by the shop's clock. */
  readonly hear?: (dateHeader: string | null) => void
}

type Caller = Readonly<Record<string, string>>

/** An answer that has not come by then will not come in time for anyone who waits for it. */
const timeoutMs = 15_000

const envelope = z.object({ status: z.literal('success'), data: z.unknown() })

export function createWire({ base, language, fetch, session, guest, hear }: Surroundings): Wire {
  const send = createFetch({ fetch, defaults: { retry: 0, ignoreResponseError: true } })

  async function ask<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    { signal, idempotencyKey }: CallOptions,
    caller: Caller = {},
  ): Promise<Called<E>> {
    const tooLate = AbortSignal.timeout(timeoutMs)
    const answer = await send
      .raw(base + endpoint.path, {
        method: endpoint.method,
        parseResponse: jsonOrText,
        signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
        headers: {
          'accept-language': language(),
          accept: 'application/json',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          ...caller,
        },
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      })
      .catch(() => undefined)
    if (!answer) return fail('NETWORK_ERROR')
    hear?.(answer.headers.get('date'))
    const wrapped = envelope.safeParse(answer._data)
    if (!answer.ok || !wrapped.success) return fail(codeOfFailure(answer.status, answer._data))
    const data = endpoint.answer.safeParse(wrapped.data.data)
    return data.success ? ok(data.data as AnswerOf<E>) : fail('UNKNOWN_ERROR')
  }

  /** A refused token is refreshed by whoever is first, and the call made once more with the new one; never twice. */
  async function askAsCustomer<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    options: CallOptions,
    { credential, rejected }: SessionPort,
  ): Promise<Called<E>> {
    const first = await credential(options.signal)
    if (first.kind === 'unanswered') return fail(first.code)
    if (first.kind === 'nobody')
      return endpoint.needs === 'visitor' ? askAsGuest(endpoint, body, options) : fail('AUTH_REQUIRED')
    const called = await ask(endpoint, body, options, bearer(first.token))
    if (called.ok || called.code !== 'AUTH_REQUIRED') return called
    rejected(first.token)
    const second = await credential(options.signal)
    if (second.kind === 'unanswered') return fail(second.code)
    if (second.kind === 'nobody') return called
    const again = await ask(endpoint, body, options, bearer(second.token))
    if (!again.ok && again.code === 'AUTH_REQUIRED') rejected(second.token, true)
    return again
  }

  /** Who only reads and never did anything here has nothing to read; whoever does something becomes a guest. */
  async function askAsGuest<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    options: CallOptions,
  ): Promise<Called<E>> {
    const known = endpoint.method === 'GET' ? guest?.kept() : await guest?.issued()
    if (known === undefined) return fail(endpoint.method === 'GET' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR')
    return ask(endpoint, body, options, { [settings.guest.header]: known })
  }

  return (endpoint, body, options = {}) =>
    endpoint.needs && session ? askAsCustomer(endpoint, body, options, session) : ask(endpoint, body, options)
}

function bearer(token: string): Caller {
  return { authorization: `Bearer ${token}` }
}

/** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
