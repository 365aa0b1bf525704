import * as z from 'zod/mini'
import type { ErrorResponse } from './api.ts'

const fieldErrorsAnswer = z.object({ fields: z.array(z.object({ field: z.string(), fault: z.string() })) })
const counted = z.object({ tries_left: z.number() })
const patient = z.object({ retry_after: z.number() })

/** Which fields a refusal names, and what is wrong with each; none when it is about something else. */
export function readFieldErrors(errorResponse: ErrorResponse | undefined): ReadonlyMap<string, string> {
  const read = fieldErrorsAnswer.safeParse(errorResponse?.said)
  return new Map(read.success ? read.data.fields.map(({ field, fault }) => [field, fault]) : [])
}

/** How often a code may still be tried. */
export function triesLeftIn(errorResponse: ErrorResponse | undefined): number | undefined {
  const read = counted.safeParse(errorResponse?.said)
  return read.success ? read.data.tries_left : undefined
}

/** After how many seconds it may be tried again. */
export function retryAfterIn(errorResponse: ErrorResponse | undefined): number | undefined {
  const read = patient.safeParse(errorResponse?.said)
  return read.success ? read.data.retry_after : undefined
}
