import { type FieldError, type ProblemCode, toFieldErrors } from '#domain/contract/errors.ts'
import type { LimitName } from '#domain/contract/limit-names.ts'
import { fail, type Result } from '#domain/result.ts'
import { apiErrors } from './api-errors.ts'

/** What an error of the API states besides its code. */
export type ProblemDetails = {
  readonly fields?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** The limit that was reached. */
  readonly limit?: LimitName
  /** What the caller has to solve first. */
  readonly challenge?: object
  /** How many attempts are left for a sign-in code. */
  readonly triesLeft?: number
  /** How the current state differs from what the caller assumed, as the endpoint's contract declares it. */
  readonly difference?: object
  /** Overrides the default message of the code, where the specification fixes one. */
  readonly message?: string
}

export type Problem = ProblemDetails & { readonly code: ProblemCode }

/** The outcome of any call: what is answered, or why it is not. */
export type ProblemResult<Value> = Result<Value, ProblemCode, ProblemDetails | undefined>

export function toProblem({ code, facts }: ProblemResult<unknown> & { readonly ok: false }): Problem {
  return { ...facts, code }
}

/**
 * The API's error envelope. The request id lets support find the log line; nothing else about the server is revealed.
 */
export function problemBody(
  {
    code,
    fields,
    triesLeft,
    retryAfterSeconds,
    limit,
    challenge,
    difference,
    message = apiErrors[code].message,
  }: Problem,
  requestId: string,
): string {
  // `JSON.stringify` leaves out properties that are undefined.
  const more = { fields, tries_left: triesLeft, retry_after: retryAfterSeconds, limit, challenge, difference }
  return JSON.stringify({ status: 'error', code, message, request_id: requestId, ...more })
}

/** Default `Retry-After` of codes for conditions that pass by themselves. */
const defaultRetrySeconds: Partial<Record<ProblemCode, number>> = { UNAVAILABLE: 2, REQUEST_IN_PROGRESS: 2 }

export function problemHeaders({ code, retryAfterSeconds }: Problem): Record<string, string> {
  const retry = retryAfterSeconds ?? defaultRetrySeconds[code]
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
    // The unread rest of the body would be parsed as the next request on the same connection.
    ...(code === 'TOO_LARGE' ? { connection: 'close' } : {}),
  }
}

export function problemStatus({ code }: Problem): number {
  return apiErrors[code].status
}

/** The error kinds of a field that the contract declares. */
type FieldErrorKind = 'invalid_type' | 'invalid_format' | 'invalid_value' | 'too_small' | 'too_big'

/** Fails with `INVALID_INPUT` because of some fields, each with its error kind. */
export function failWithFieldErrors(errors: Iterable<readonly [field: string, kind: FieldErrorKind]>) {
  const fields: FieldError[] = toFieldErrors(Array.from(errors, ([field, code]) => ({ code, path: [field] })))
  return fail('INVALID_INPUT', { fields } as const)
}
