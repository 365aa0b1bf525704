import type Stripe from 'stripe'
import { fail, type Result } from '#domain/result.ts'
import type { ProviderError } from './payment-provider.ts'

/**
 * Errors of the shop itself, such as its key or its request rate, can be corrected. Other 4xx errors of a payment are
 * final.
 */
const ofTheShop: ReadonlySet<unknown> = new Set([401, 403, 429])

/** A request with the same idempotency key is still in progress. */
const inProgress = 409

/** Codes of Stripe's closed list, never its messages: those may repeat the input. */
const codes = /^[a-z][a-z_]{1,60}$/

/** Converts an error of a Stripe request to a code and a number. */
export function toProviderError(error: unknown, signal: AbortSignal): Result<never, ProviderError, string> {
  if (signal.aborted) return fail('temporary_failure', 'TOO_SLOW')
  const { rawType, code, statusCode: status, detail }: Partial<Stripe.errors.StripeError> = { ...Object(error) }
  if (status === undefined) return fail('temporary_failure', isTimeout(detail) ? 'TOO_SLOW' : 'NOT_REACHED')
  const kind = [code, rawType].find((one) => one !== undefined && codes.test(one)) ?? 'http'
  if (status === inProgress) return fail('in_progress', `${kind.toUpperCase()} ${status}`)
  const isFinal = status >= 400 && status < 500 && !ofTheShop.has(status)
  return fail(isFinal ? 'refused' : 'temporary_failure', `${kind.toUpperCase()} ${status}`)
}

function isTimeout(detail: unknown): boolean {
  return Object(detail).code === 'ETIMEDOUT'
}
