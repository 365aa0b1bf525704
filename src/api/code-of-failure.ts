import { type ErrorCode, type WireErrorCode, wireErrorCodes } from '#domain/contract/error-codes.ts'

/** The code of an answer that is no success: the one it names, else the one its status stands for. */
export function codeOfFailure(status: number, answer: unknown): ErrorCode {
  const named = isRecord(answer) ? answer.code : undefined
  return wireErrorCodes.find((code) => code === named) ?? specifiedByStatus[status] ?? 'UNKNOWN_ERROR'
}

/** The specification's four; every other status says nothing by itself. */
const specifiedByStatus: Record<number, WireErrorCode> = {
  401: 'AUTH_REQUIRED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  500: 'SERVER_ERROR',
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
