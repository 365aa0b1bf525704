import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { SessionPort } from '#src/session/session-port.ts'
import { codeOfFailure } from './code-of-failure.ts'

export type Called<E extends Endpoint> = Result<AnswerOf<E>, ErrorCode>

/** Calls one entry of the contract. It never throws: what can go wrong is a code of the closed list. */
export type Wire = <E extends Endpoint>(endpoint: E, body?: BodyOf<E>) => Promise<Called<E>>

type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
  /** Who calls; without it every call is a stranger's. */
  readonly session?: SessionPort
  /** Hears the time by the shop's clock. */
  readonly hear?: (dateHeader: string | null) => void
}

/** An answer that has not come by then will not come in time for anyone who waits for it. */
const timeoutMs = 15_000

const envelope = z.object({ status: z.literal('success'), data: z.unknown() })

export function createWire({ base, language, fetch, session, hear }: Surroundings): Wire {
  const send = createFetch({ fetch, defaults: { retry: 0, timeout: timeoutMs, ignoreResponseError: true } })

  async function ask<E extends Endpoint>(endpoint: E, body: BodyOf<E> | undefined, token?: string): Promise<Called<E>> {
    const answer = await send
      .raw(base + endpoint.path, {
        method: endpoint.method,
        parseResponse: jsonOrText,
        headers: {
          'accept-language': language(),
          accept: 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
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
    { credential, rejected }: SessionPort,
  ): Promise<Called<E>> {
    const first = await credential()
    if (first.kind !== 'token') return fail(first.kind === 'nobody' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR')
    const called = await ask(endpoint, body, first.token)
    if (called.ok || called.code !== 'AUTH_REQUIRED') return called
    rejected(first.token)
    const second = await credential()
    if (second.kind === 'unanswered') return fail('NETWORK_ERROR')
    return second.kind === 'token' ? ask(endpoint, body, second.token) : called
  }

  return (endpoint, body) =>
    endpoint.needs === 'customer' && session ? askAsCustomer(endpoint, body, session) : ask(endpoint, body)
}

/** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
