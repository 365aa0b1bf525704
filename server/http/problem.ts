import type { WireErrorCode } from '#domain/contract/error-codes.ts'
import type { FieldFault } from '#domain/contract/field-faults.ts'
import { wireErrors } from '#server/http/wire-errors.ts'

export type Problem = {
  readonly code: WireErrorCode
  readonly fields?: readonly FieldFault[]
  readonly retryAfterSeconds?: number
  /** Words of its own for this code, where the specification has some. */
  readonly message?: string
}

/** The wire's form of a failure. The request id lets support find the line in the log; nothing else of us is told. */
export function problemBody({ code, fields, message = wireErrors[code].message }: Problem, requestId: string): string {
  return JSON.stringify({ status: 'error', code, message, request_id: requestId, ...(fields ? { fields } : {}) })
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
