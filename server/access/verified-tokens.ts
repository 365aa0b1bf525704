import { settings } from '#domain/settings.ts'

/** A token whose signature was right, with its times in seconds. */
export type VerifiedToken<Bearer> = { readonly bearer: Bearer; readonly issuedAt: number; readonly endsAt: number }

/** A customer's page makes many calls with one token; more customers than this at once are checked anew. */
const maxTokens = 5_000

const { clockToleranceSeconds: tolerance } = settings.session
const maxAge = settings.cookies.tokenSeconds

/** The same rules of time as at its first check: not ended, not older than a token of ours may be, not of the future. */
function isInTime({ issuedAt, endsAt }: VerifiedToken<unknown>, now: Date): boolean {
  const seconds = Math.floor(now.getTime() / 1_000)
  const age = seconds - issuedAt
  return endsAt > seconds - tolerance && age - tolerance <= maxAge && age >= -tolerance
}

/**
 * Remembers whose signature was right, since the same bytes have the same: checking it is the dearest part of many calls.
 * Times are asked each time, and whether the sign-in has ended is not known here at all.
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
