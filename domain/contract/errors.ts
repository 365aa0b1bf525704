import type { ChallengeCode } from './challenge.ts'
import type { IdempotencyCode } from './idempotency.ts'

/** The error codes of any call. The first four are the specification's. */
export const apiErrorCodes = [
  'AUTH_REQUIRED',
  'ACCESS_DENIED',
  'NOT_FOUND',
  'SERVER_ERROR',
  'INVALID_INPUT',
  'NOT_JSON',
  'BAD_URL',
  'BAD_REQUEST',
  'WRONG_METHOD',
  'TIMED_OUT',
  'TOO_LARGE',
  'WRONG_TYPE',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_HEADERS',
  'UNAVAILABLE',
] as const
export type ApiErrorCode = (typeof apiErrorCodes)[number]

/** The rejections by the shop's own rules. Each endpoint declares those that it may answer. */
export const shopErrorCodes = [
  'code_wrong',
  'code_attempts_exceeded',
  'code_used',
  'code_replaced',
  'code_expired',
  'codes_blocked',
  'link_used',
  'link_replaced',
  'link_expired',
  'link_unknown',
  'email_taken',
  'files_full',
  'people_full',
  'self_exists',
  'scans_full',
  'guest_scans_full',
  'person_kind_mismatch',
  'handoff_unknown',
  'handoff_expired',
  'handoff_used',
  'design_changed',
  'designs_full',
  'cart_full',
  'saved_for_later_full',
  'scan_mismatch',
  'scan_unusable',
  'not_shipping',
  'price_changed',
  'terms_changed',
  'cart_changed',
  'cart_lines_blocked',
  'too_few_numbers',
  'numbers_left',
  'transition_not_allowed',
  'pair_changed',
  'order_ended',
  'voucher_open',
  'provider_unavailable',
  'signature_invalid',
  'signature_expired',
  'order_exists',
  'no_paid_order',
  'sign_up_expired',
] as const
export type ShopErrorCode = (typeof shopErrorCodes)[number]

/** Every error code of the API. Its status and message are in server/http/api-errors.ts. */
export type ProblemCode = ApiErrorCode | IdempotencyCode | ChallengeCode | ShopErrorCode

/** Adds the codes that only a client can determine: no response, or one that it cannot interpret. */
export type ErrorCode = ApiErrorCode | 'NETWORK_ERROR' | 'UNKNOWN_ERROR'

/**
 * Messages for one invalid field, by issue code. They are our own, because the schema library has one message for all
 * codes.
 */
const sentences: Record<string, string> = {
  invalid_type: 'is missing or has the wrong type',
  too_big: 'is too long or too large',
  too_small: 'is too short or too small',
  invalid_format: 'has an invalid format',
  invalid_value: 'is not one of the allowed values',
  unrecognized_keys: 'contains unknown fields',
}

export type FieldError = { readonly field: string; readonly code: string; readonly message: string }

type Issue = { readonly code?: string | undefined; readonly path: readonly PropertyKey[] }

export function toFieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.map(({ code = 'custom', path }) => ({
    field: path.map(String).join('.'),
    code,
    message: sentences[code] ?? 'is invalid',
  }))
}
