import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Problem } from './problem.ts'

/** Says of a caller who asks too often that it is too often, and when it will not be any more. */
export function limitCallers(limit: { points: number; duration: number }) {
  const limiter = new RateLimiterMemory(limit)
  return async (caller: string): Promise<(Problem & { code: 'TOO_MANY_REQUESTS' }) | undefined> => {
    try {
      await limiter.consume(caller)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1_000) }
    }
  }
}
