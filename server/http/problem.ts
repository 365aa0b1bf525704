import { type FieldFault, fieldFaults } from '#domain/contract/field-faults.ts'
import { fail } from '#domain/result.ts'
import { type ProblemCode, wireErrors } from './wire-errors.ts'

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

/** What is wrong with a field, by the contract's kinds of faults. */
type FaultKind = 'invalid_type' | 'invalid_format' | 'invalid_value' | 'too_small' | 'too_big'

/** A refusal because of some fields, each with its kind of fault. */
export function refusedFields(faults: Iterable<readonly [field: string, kind: FaultKind]>) {
  const fields: FieldFault[] = fieldFaults(Array.from(faults, ([field, code]) => ({ code, path: [field] })))
  return fail('INVALID_INPUT', { code: 'INVALID_INPUT', fields } as const)
}
