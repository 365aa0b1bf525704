import { type FieldError, toFieldErrors } from '#domain/contract/field-errors.ts'
import { fail } from '#domain/result.ts'
import { apiErrors, type ProblemCode } from './api-errors.ts'

export type Problem = {
  readonly code: ProblemCode
  readonly fields?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** How often a sign-in code may still be tried. */
  readonly triesLeft?: number
  /** What is otherwise than its caller thought, by a rule of the shop. */
  readonly difference?: object
  /** Words of its own for this code, where the specification has some. */
  readonly message?: string
}

/** The wire's form of a failure. The request id lets support find the line in the log; nothing else of us is told. */
export function problemBody(
  { code, fields, triesLeft, retryAfterSeconds, difference, message = apiErrors[code].message }: Problem,
  requestId: string,
): string {
  // What is not there is not written.
  const more = { fields, tries_left: triesLeft, retry_after: retryAfterSeconds, difference }
  return JSON.stringify({ status: 'error', code, message, request_id: requestId, ...more })
}

/** Those that pass by themselves say when to ask again. */
const defaultRetrySeconds: Partial<Record<ProblemCode, number>> = { UNAVAILABLE: 2, UNDER_WAY: 2 }

export function problemHeaders({ code, retryAfterSeconds }: Problem): Record<string, string> {
  const retry = retryAfterSeconds ?? defaultRetrySeconds[code]
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
    // A body that was not read to its end would be taken for the next request of the same connection.
    ...(code === 'TOO_LARGE' ? { connection: 'close' } : {}),
  }
}

export function problemStatus({ code }: Problem): number {
  return apiErrors[code].status
}

/** What is wrong with a field, by the contract's kinds of faults. */
type FieldErrorKind = 'invalid_type' | 'invalid_format' | 'invalid_value' | 'too_small' | 'too_big'

/** A refusal because of some fields, each with its kind of fault. */
export function failWithFieldErrors(errors: Iterable<readonly [field: string, kind: FieldErrorKind]>) {
  const fields: FieldError[] = toFieldErrors(Array.from(errors, ([field, code]) => ({ code, path: [field] })))
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}
