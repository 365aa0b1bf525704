import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint, QueryOf, RefusalOf } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import type { CallerPort, GuestCaller } from './caller.ts'
import { codeOfFailure, isRecord } from './code-of-failure.ts'
import { type ShopFetch, timeLimit } from './shop-fetch.ts'

/** What a refusal said beside its code; nothing when no answer came. */
export type Refusal = {
  readonly status: number
  readonly message: string | undefined
  /** The answer as it came: `faults-in.ts` reads it. */
  readonly said: unknown
}

export type Called<E extends Endpoint> = Result<AnswerOf<E>, ErrorCode | RefusalOf<E>, Refusal | undefined>

export type CallOptions<E extends Endpoint> = {
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

type Callers = {
  readonly shop: ShopFetch
  /** Who calls; without it every call is a stranger's. */
  readonly session?: CallerPort
  readonly guest?: GuestCaller
}

type Caller = Readonly<Record<string, string>>

const envelope = z.object({ status: z.literal('success'), data: z.unknown() })

export function createWire({ shop, session, guest }: Callers): Wire {
  return <E extends Endpoint>(endpoint: E, body?: BodyOf<E>, options: CallOptions<E> = {}): Promise<Called<E>> => {
    const { method } = endpoint
    // A read that got no answer is made once more, in what is left of its time; what arrived may not be done twice, but
    // under a key it is not.
    let isRepeatable = options.idempotencyKey !== undefined || (method === 'GET' && !endpoint.isOnce)

    async function ask(caller: Caller, signal = timeLimit(options.signal)): Promise<Called<E>> {
      const askOnce = () =>
        shop(pathOf(endpoint, options), {
          method,
          query: options.query ?? {},
          body: body as Record<string, unknown> | undefined,
          headers: { ...caller, ...keyOf(options) },
          signal,
        }).catch(() => undefined)
      let answer = await askOnce()
      if (!answer && isRepeatable && !signal.aborted) {
        isRepeatable = false
        answer = await askOnce()
      }
      // A refusal is one by its status alone, but a success that broke off has brought nothing.
      if (!answer || (answer.ok && answer._data === undefined)) return fail('NETWORK_ERROR', undefined)
      const { _data: data, status } = answer
      const wrapped = envelope.safeParse(data)
      const refusal = { status, message: messageIn(data), said: data }
      if (!answer.ok || !wrapped.success) return fail(codeOfFailure(status, data, endpoint), refusal)
      const read = endpoint.answer.safeParse(wrapped.data.data)
      return read.success ? ok(read.data as AnswerOf<E>) : fail('UNKNOWN_ERROR', refusal)
    }

    /** A refused token is refreshed by whoever is first, and the call made once more with the new one; never twice. */
    async function askAsCustomer(port: CallerPort, refused?: Called<E>, limit?: AbortSignal): Promise<Called<E>> {
      // The first wait has a limit of the session's own: the time of a call begins with its first try, and holds for all.
      const who = await port.credential(limit ?? options.signal)
      if (who.kind === 'unanswered') return fail(who.code, undefined)
      if (who.kind === 'nobody')
        return refused ?? (endpoint.needs === 'visitor' ? askAsGuest() : fail('AUTH_REQUIRED', undefined))
      const signal = limit ?? timeLimit(options.signal)
      const called = await ask(bearer(who.token), signal)
      if (called.ok || called.code !== 'AUTH_REQUIRED') return called
      port.rejected(who.token, refused !== undefined)
      return refused ? called : askAsCustomer(port, called, signal)
    }

    /** Who only reads and never did anything here has nothing to read; whoever does something becomes a guest. */
    async function askAsGuest(): Promise<Called<E>> {
      const known = method === 'GET' ? guest?.kept() : await guest?.issued()
      if (known === undefined) return fail(method === 'GET' ? 'AUTH_REQUIRED' : 'NETWORK_ERROR', undefined)
      return ask(guestOf(known))
    }

    if (endpoint.needs && session) return askAsCustomer(session)
    const known = endpoint.knowsGuest && guest?.kept()
    return ask(known ? guestOf(known) : {})
  }
}

function bearer(token: string): Caller {
  return { authorization: `Bearer ${token}` }
}

function guestOf(token: string): Caller {
  return { [settings.guest.header]: token }
}

function pathOf<E extends Endpoint>({ path }: E, { id }: CallOptions<E>): string {
  return id === undefined ? path : path.replace('{id}', encodeURIComponent(id))
}

function keyOf<E extends Endpoint>({ idempotencyKey }: CallOptions<E>): Caller {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
}

function messageIn(answer: unknown): string | undefined {
  const said = isRecord(answer) ? answer.message : undefined
  return typeof said === 'string' && said !== '' ? said : undefined
}
