import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint, QueryOf, RefusalOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { GuestPort } from '#src/session/guest.ts'
import type { SessionPort } from '#src/session/session-port.ts'
import { codeOfFailure } from './code-of-failure.ts'

/** What a refusal said beside its code; nothing when no answer came. */
export type Refusal = {
  readonly status: number
  readonly message: string | undefined
  /** The answer as it came: `faults-in.ts` reads it. */
  readonly said: unknown
}

export type Called<E extends Endpoint> = Result<AnswerOf<E>, ErrorCode | RefusalOf<E>, Refusal | undefined>

type CallOptions<E extends Endpoint> = {
  readonly query?: QueryOf<E>
  /** What stands in the path where the contract writes `{id}`. */
  readonly id?: string
  /** Gives the call up; nobody waits for its answer any more. */
  readonly signal?: AbortSignal | undefined
  /** Makes one of several tries of the same deed, whichever of them arrives. */
  readonly idempotencyKey?: string
}

/** Calls one entry of the contract. It never throws: what can go wrong is a code of the closed list. */
export type Wire = <E extends Endpoint>(endpoint: E, body?: BodyOf<E>, options?: CallOptions<E>) => Promise<Called<E>>

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
  async function ask<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    options: CallOptions<E>,
    caller: Caller = {},
  ): Promise<Called<E>> {
    const { signal, idempotencyKey } = options
    const tooLate = AbortSignal.timeout(timeoutMs)
    const answered = await fetch(base + addressOf(endpoint, options), {
      method: endpoint.method,
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
      headers: {
        'accept-language': language(),
        accept: 'application/json',
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...caller,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
      .then(async (answer) => ({ answer, data: jsonOrText(await answer.text()) }))
      .catch(() => undefined)
    if (!answered) return fail('NETWORK_ERROR', undefined)
    const { answer, data } = answered
    hear?.(answer.headers.get('date'))
    const wrapped = envelope.safeParse(data)
    const refusal = { status: answer.status, message: messageIn(data), said: data }
    if (!answer.ok || !wrapped.success) return fail(codeOfFailure(answer.status, data, endpoint), refusal)
    const read = endpoint.answer.safeParse(wrapped.data.data)
    return read.success ? ok(read.data as AnswerOf<E>) : fail('UNKNOWN_ERROR', refusal)
  }

  /** A refused token is refreshed by whoever is first, and the call made once more with the new one; never twice. */
  async function askAsCustomer<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    options: CallOptions<E>,
    { credential, rejected }: SessionPort,
  ): Promise<Called<E>> {
    const first = await credential(options.signal)
    if (first.kind === 'unanswered') return fail(first.code, undefined)
    if (first.kind === 'nobody')
      return endpoint.needs === 'visitor' ? askAsGuest(endpoint, body, options) : fail('AUTH_REQUIRED', undefined)
    const called = await ask(endpoint, body, options, bearer(first.token))
    if (called.ok || called.code !== 'AUTH_REQUIRED') return called
    rejected(first.token)
    const second = await credential(options.signal)
    if (second.kind === 'unanswered') return fail(second.code, undefined)
    if (second.kind === 'nobody') return called
    const again = await ask(endpoint, body, options, bearer(second.token))
    if (!again.ok && again.code === 'AUTH_REQUIRED') rejected(second.token, true)
    return again
  }

  /** Who only reads and never did anything here has nothing to read; whoever does something becomes a guest. */
  async function askAsGuest<E extends Endpoint>(
    endpoint: E,
    body: BodyOf<E> | undefined,
    options: CallOptions<E>,
  ): Promise<Called<E>> {
    const known = endpoint.method === 'GET' ? guest?.kept() : await guest?.issued()
    if (known === undefined) return fail(endpoint.method === 'GET' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR', undefined)
    return ask(endpoint, body, options, { [settings.guest.header]: known })
  }

  return (endpoint, body, options = {}) => {
    if (endpoint.needs && session) return askAsCustomer(endpoint, body, options, session)
    const known = endpoint.knowsGuest && guest?.kept()
    return ask(endpoint, body, options, known ? { [settings.guest.header]: known } : {})
  }
}

function bearer(token: string): Caller {
  return { authorization: `Bearer ${token}` }
}

/** The path of a call, with what it asks for. */
function addressOf<E extends Endpoint>({ path }: E, { query, id }: CallOptions<E>): string {
  const place = id === undefined ? path : path.replace('{id}', encodeURIComponent(id))
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  return asked.length === 0
    ? place
    : `${place}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`
}

function messageIn(answer: unknown): string | undefined {
  const said = typeof answer === 'object' && answer !== null && 'message' in answer ? answer.message : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}

/** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
