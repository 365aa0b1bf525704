import type { ErrorCode } from '#domain/contract/error-codes.ts'
import { errorMessages } from './error-messages.ts'

/** The code of an answer that is no success: the one it names, else the one its status stands for. */
export function codeOfFailure(status: number, answer: unknown): ErrorCode {
  const named = isRecord(answer) ? answer.code : undefined
  if (isErrorCode(named)) return named
  return specifiedByStatus[status] ?? 'UNKNOWN_ERROR'
}

/** The specification's four; every other status says nothing by itself. */
const specifiedByStatus: Record<number, ErrorCode> = {
  401: 'AUTH_REQUIRED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  500: 'SERVER_ERROR',
}

/** Every code has its text, so the texts are the list of codes. */
function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorMessages, code)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
