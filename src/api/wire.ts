import { createFetch } from 'ofetch'
import * as z from 'zod/mini'
import type { AnswerOf, BodyOf, Endpoint } from '#domain/contract/endpoint.ts'
import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { codeOfFailure } from './code-of-failure.ts'

export type Called<E extends Endpoint> = Result<AnswerOf<E>, ErrorCode>

/** Calls one entry of the contract. It never throws: what can go wrong is a code of the closed list. */
export type Wire = <E extends Endpoint>(endpoint: E, body?: BodyOf<E>) => Promise<Called<E>>

type Surroundings = {
  readonly base: string
  readonly language: () => string
  readonly fetch: typeof fetch
}

/** An answer that has not come by then will not come in time for anyone who waits for it. */
const timeoutMs = 15_000

const envelope = z.object({ status: z.literal('success'), data: z.unknown() })

export function createWire({ base, language, fetch }: Surroundings): Wire {
  const send = createFetch({ fetch, defaults: { retry: 0, timeout: timeoutMs, ignoreResponseError: true } })

  return async (endpoint, body) => {
    const answer = await send
      .raw(base + endpoint.path, {
        method: endpoint.method,
        parseResponse: jsonOrText,
        headers: { 'accept-language': language(), accept: 'application/json' },
        ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      })
      .catch(() => undefined)
    if (!answer) return fail('NETWORK_ERROR')
    const wrapped = envelope.safeParse(answer._data)
    if (!answer.ok || !wrapped.success) return fail(codeOfFailure(answer.status, answer._data))
    const data = endpoint.answer.safeParse(wrapped.data.data)
    return data.success ? ok(data.data as AnswerOf<typeof endpoint>) : fail('UNKNOWN_ERROR')
  }
}

/** An answer is JSON whatever its type says; one that is not keeps its text, which no schema takes. */
function jsonOrText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
