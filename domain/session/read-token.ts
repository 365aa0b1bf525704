/**
 * When a token ends, in milliseconds, by its own expiry claim (RFC 7519, 4.1.4). One that cannot be parsed or says nothing
 * readable has ended already.
 */
export function tokenExpiryMs(token: string | undefined): number {
  const claims = claimsOf(token)
  const seconds = claims?.exp
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1_000 : Number.NEGATIVE_INFINITY
}

/** Whose token it is, as it says itself: good enough to notice that somebody else is here now, and for nothing more. */
export function tokenSubject(token: string | undefined): string | undefined {
  const subject = claimsOf(token)?.sub
  return typeof subject === 'string' ? subject : undefined
}

function claimsOf(token: string | undefined): { exp?: unknown; sub?: unknown } | undefined {
  const parts = token?.split('.') ?? []
  if (parts.length !== 3) return undefined
  try {
    const claims: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? claims : undefined
  } catch {
    return undefined
  }
}
