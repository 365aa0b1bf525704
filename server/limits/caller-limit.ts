import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '#domain/result.ts'
import { limitName } from './limit-name.ts'

/** Limits the calls of each caller, and fails with the retry time once the limit is exceeded. */
export function callerLimit({ calls, seconds }: { calls: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (caller: string) => {
    try {
      await limiter.consume(limitName(caller))
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return fail('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1_000) })
    }
  }
}
