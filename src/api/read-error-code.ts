import type { CallAddress, EndpointErrorCode } from '#domain/contract/endpoint.ts'
import { type ApiErrorCode, apiErrorCodes, type ErrorCode } from '#domain/contract/errors.ts'

/**
 * The code of an error response: the known code that it names, otherwise the one that its status stands for.
 */
export function readErrorCode<E extends CallAddress & { readonly errorCodes?: readonly string[] }>(
  status: number,
  answer: unknown,
  { errorCodes = [] }: E,
): ErrorCode | EndpointErrorCode<E> {
  const named = isRecord(answer) ? answer.code : undefined
  const known = [...apiErrorCodes, ...(errorCodes as readonly EndpointErrorCode<E>[])]
  return known.find((code) => code === named) ?? specifiedByStatus[status] ?? 'UNKNOWN_ERROR'
}

/** The four codes that the specification derives from a status; no other status has one. */
const specifiedByStatus: Record<number, ApiErrorCode> = {
  401: 'AUTH_REQUIRED',
  403: 'ACCESS_DENIED',
  404: 'NOT_FOUND',
  500: 'SERVER_ERROR',
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
