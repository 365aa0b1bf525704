import type Stripe from 'stripe'
import { fail, type Result } from '#domain/result.ts'
import type { ProviderError } from './payment-provider.ts'

/** What is said of this payment is final. What is said of the shop, as of its key or its haste, may be put right. */
const ofTheShop: ReadonlySet<unknown> = new Set([401, 403, 429])

/** The same is asked for under its key, and not answered yet. */
const inProgress = 409

/** Codes of the house's closed list, never its words: those may repeat what they were given. */
const codes = /^[a-z][a-z_]{1,60}$/

/** How a call of Stripe failed, as a kind and a number. */
export function toProviderError(error: unknown, signal: AbortSignal): Result<never, ProviderError, string> {
  if (signal.aborted) return fail('not_now', 'TOO_SLOW')
  const { rawType, code, statusCode: status, detail }: Partial<Stripe.errors.StripeError> = { ...Object(error) }
  if (status === undefined) return fail('not_now', isTimeout(detail) ? 'TOO_SLOW' : 'NOT_REACHED')
  const kind = [code, rawType].find((one) => one !== undefined && codes.test(one)) ?? 'http'
  if (status === inProgress) return fail('under_way', `${kind.toUpperCase()} ${status}`)
  const isFinal = status >= 400 && status < 500 && !ofTheShop.has(status)
  return fail(isFinal ? 'refused' : 'not_now', `${kind.toUpperCase()} ${status}`)
}

function isTimeout(detail: unknown): boolean {
  return Object(detail).code === 'ETIMEDOUT'
}
