import { jwtDecode } from 'jwt-decode'

/**
 * The expiry of a token in milliseconds, by its `exp` claim (RFC 7519, 4.1.4). A token that cannot be parsed or has no
 * readable claim counts as expired.
 */
export function tokenExpiryMs(token: string | undefined): number {
  const seconds = decodeClaims(token)?.exp
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1_000 : Number.NEGATIVE_INFINITY
}

/** The subject of a token, unverified: only good enough to notice a change of visitor. */
export function tokenSubject(token: string | undefined): string | undefined {
  const subject = decodeClaims(token)?.sub
  return typeof subject === 'string' ? subject : undefined
}

/** `jwtDecode` also accepts tokens of two or four segments; ours have three. */
function decodeClaims(token = ''): { exp?: unknown; sub?: unknown } | null | undefined {
  if (token.split('.').length !== 3) return undefined
  try {
    return jwtDecode(token)
  } catch {
    return undefined
  }
}
