import * as z from 'zod/mini'
import type { ErrorResponse } from './api.ts'

const fieldErrorsAnswer = z.object({ fields: z.array(z.object({ field: z.string(), code: z.string() })) })
const counted = z.object({ tries_left: z.number() })
const patient = z.object({ retry_after: z.number() })

/** The error of each field that the response names; empty when the error is not about fields. */
export function readFieldErrors(errorResponse: ErrorResponse | undefined): ReadonlyMap<string, string> {
  const read = fieldErrorsAnswer.safeParse(errorResponse?.said)
  return new Map(read.success ? read.data.fields.map(({ field, code }) => [field, code]) : [])
}

/** How many attempts are left for a one-time code. */
export function triesLeftIn(errorResponse: ErrorResponse | undefined): number | undefined {
  const read = counted.safeParse(errorResponse?.said)
  return read.success ? read.data.tries_left : undefined
}

/** After how many seconds a retry is allowed. */
export function retryAfterIn(errorResponse: ErrorResponse | undefined): number | undefined {
  const read = patient.safeParse(errorResponse?.said)
  return read.success ? read.data.retry_after : undefined
}
