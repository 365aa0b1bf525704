import type { FieldFault } from '#domain/contract/field-faults.ts'
import type { ProblemCode } from '#server/http/wire-errors.ts'
import { wireErrors } from '#server/http/wire-errors.ts'

export type Problem = {
  readonly code: ProblemCode
  readonly fields?: readonly FieldFault[]
  readonly retryAfterSeconds?: number
  /** How often a sign-in code may still be tried. */
  readonly triesLeft?: number
  /** Words of its own for this code, where the specification has some. */
  readonly message?: string
}

/** The wire's form of a failure. The request id lets support find the line in the log; nothing else of us is told. */
export function problemBody(
  { code, fields, triesLeft, retryAfterSeconds, message = wireErrors[code].message }: Problem,
  requestId: string,
): string {
  // What is not there is not written.
  const more = { fields, tries_left: triesLeft, retry_after: retryAfterSeconds }
  return JSON.stringify({ status: 'error', code, message, request_id: requestId, ...more })
}

export function problemHeaders({ code, retryAfterSeconds }: Problem): Record<string, string> {
  const retry = retryAfterSeconds ?? (code === 'UNAVAILABLE' ? 2 : undefined)
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retry === undefined ? {} : { 'retry-after': String(retry) }),
  }
}

export function problemStatus({ code }: Problem): number {
  return wireErrors[code].status
}
