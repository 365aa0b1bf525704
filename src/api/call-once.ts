import type { BodyOf, Endpoint, QueryOf } from '#domain/contract/endpoint.ts'
import { fail } from '#domain/result.ts'
import { isRecord } from './code-of-failure.ts'
import { keyOfDeed } from './deed-keys.ts'
import type { Called, Wire } from './wire.ts'

type Deed = Endpoint & { isIdempotent: true }

/** What stands in the address: the name of one thing, and the query. */
type Where<E extends Endpoint> = { readonly id?: string; readonly query?: QueryOf<E> }

/**
 * Has a deed done once, however often it is asked for: until an answer came its key is kept, and another try, another tab, or
 * the page after a reload sends the same. What is sent with other words is another deed.
 */
export async function callOnce<E extends Deed>(
  wire: Wire,
  endpoint: E,
  body: BodyOf<E>,
  where: Where<E> = {},
): Promise<Called<E>> {
  const called = await callWithKey(wire, endpoint, body, where)
  // Something else was sent under this key, so this was never done.
  return codeSaid(called) === 'KEY_REUSED' ? callWithKey(wire, endpoint, body, where) : called
}

async function callWithKey<E extends Deed>(
  wire: Wire,
  endpoint: E,
  body: BodyOf<E>,
  where: Where<E>,
): Promise<Called<E>> {
  const { key: idempotencyKey, forget } = await keyOfDeed(JSON.stringify([endpoint.path, where, body]))
  const called = await wire(endpoint, body, { ...where, idempotencyKey })
  if (codeSaid(called) === 'UNDER_WAY') return fail('TIMED_OUT', called.ok ? undefined : called.facts)
  if (isOver(called)) forget()
  return called
}

/** Whether the deed has come to its end: not when no answer came, or one that leaves open what became of it. */
function isOver<E extends Endpoint>(called: Called<E>): boolean {
  if (called.ok) return true
  const { status = 0 } = called.facts ?? {}
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
}

/** What the shop called it: the codes of keys are not for people, and the wire does not know them. */
function codeSaid<E extends Endpoint>(called: Called<E>): unknown {
  const said = called.ok ? undefined : called.facts?.said
  return isRecord(said) ? said.code : undefined
}
