import { jwtDecode } from 'jwt-decode'

/**
 * When a token ends, in milliseconds, by its own expiry claim (RFC 7519, 4.1.4). One that cannot be parsed or says nothing
 * readable has ended already.
 */
export function tokenExpiryMs(token: string | undefined): number {
  const seconds = decodeClaims(token)?.exp
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1_000 : Number.NEGATIVE_INFINITY
}

/** Whose token it is, as it says itself: good enough to notice that somebody else is here now, and for nothing more. */
export function tokenSubject(token: string | undefined): string | undefined {
  const subject = decodeClaims(token)?.sub
  return typeof subject === 'string' ? subject : undefined
}

/** The library reads a token of two parts or of four as well; ours have three. */
function decodeClaims(token = ''): { exp?: unknown; sub?: unknown } | null | undefined {
  if (token.split('.').length !== 3) return undefined
  try {
    return jwtDecode(token)
  } catch {
    return undefined
  }
}
