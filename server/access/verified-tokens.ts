import { settings } from '#domain/settings.ts'

/** A token whose signature was verified, with its times in seconds. */
export type VerifiedToken<Bearer> = { readonly bearer: Bearer; readonly issuedAt: number; readonly endsAt: number }

/**
 * Capacity of the cache: a customer's page makes many requests with one token. Beyond this many tokens, the signature
 * is verified again.
 */
const maxTokens = 5_000

const { clockToleranceSeconds: tolerance } = settings.session
const maxAge = settings.cookies.tokenSeconds

/**
 * Applies the same time rules as the first verification: not expired, not older than the maximum age, not issued in the
 * future.
 */
function isInTime({ issuedAt, endsAt }: VerifiedToken<unknown>, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1_000)
  const age = seconds - issuedAt
  return endsAt > seconds - tolerance && age - tolerance <= maxAge && age >= -tolerance
}

/**
 * Caches tokens whose signature was verified: verification is the most expensive part of many requests, and the same
 * bytes always give the same result. Times are checked on every call; whether the session has ended is not checked
 * here.
 */
export function rememberingVerified<Bearer>(
  verify: (token: string, now: Date) => Promise<VerifiedToken<Bearer> | undefined>,
  max = maxTokens,
) {
  const known = new Map<string, VerifiedToken<Bearer>>()

  return async (token: string, now: Date): Promise<Bearer | undefined> => {
    const before = known.get(token)
    if (before) {
      if (isInTime(before, now)) return before.bearer
      known.delete(token)
      return undefined
    }
    const verified = await verify(token, now)
    if (!verified) return undefined
    if (known.size >= max) known.delete(known.keys().next().value ?? '')
    known.set(token, verified)
    return verified.bearer
  }
}
