import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Problem } from '#server/http/problem.ts'
import { limitName } from './limit-name.ts'

/** Counts the calls of every caller, and tells of one too many when the caller may come again. */
export function callerLimit({ calls, seconds }: { calls: number; seconds: number }) {
  const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
  return async (caller: string): Promise<(Problem & { code: 'TOO_MANY_REQUESTS' }) | undefined> => {
    try {
      await limiter.consume(limitName(caller))
      return undefined
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: Math.ceil(error.msBeforeNext / 1_000) }
    }
  }
}
