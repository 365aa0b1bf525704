import { createHash, createHmac, randomBytes } from 'node:crypto'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { settings } from '#domain/settings.ts'
import { rememberingVerified, type VerifiedToken } from './verified-tokens.ts'

/** The customer that an access token stands for, and the session it was issued in. */
export type Bearer = { readonly customerId: string; readonly sessionId: string }

export type Tokens = ReturnType<typeof createTokens>

/** The only accepted algorithm, type, issuer and audience: a token with any other value is rejected. */
const mark = { alg: 'HS256', typ: 'at+jwt' } as const
const issuer = settings.brand.storagePrefix
const audience = `${settings.brand.storagePrefix}-api`

/** A guest token never expires and gives access only to that guest's own data. */
const guestMark = { alg: 'HS256', typ: 'guest+jwt' } as const

/** Signs and verifies tokens with the shop's secret. */
export function createTokens(secret: string) {
  const key = createHmac('sha256', secret).update('access tokens').digest()
  const successorKey = createHmac('sha256', secret).update('successors of refresh tokens').digest()

  async function verifyAccess(token: string, now: Date): Promise<VerifiedToken<Bearer> | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [mark.alg],
        typ: mark.typ,
        issuer,
        audience,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        clockTolerance: settings.session.clockToleranceSeconds,
        maxTokenAge: settings.cookies.tokenSeconds,
        currentDate: now,
      })
      const { sub, sid, iat = 0, exp = 0 } = payload
      if (typeof sub !== 'string' || typeof sid !== 'string') return undefined
      return { bearer: { customerId: sub, sessionId: sid }, issuedAt: iat, endsAt: exp }
    } catch {
      return undefined
    }
  }

  return {
    signAccess({ customerId, sessionId }: Bearer, now: Date): Promise<string> {
      const seconds = Math.floor(now.getTime() / 1_000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader(mark)
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(customerId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + settings.cookies.tokenSeconds)
        .sign(key)
    },

    readAccess: rememberingVerified(verifyAccess),

    /** When a verified access token is no longer accepted: its expiry plus the clock tolerance. */
    getAccessExpiry(token: string): Date {
      const { exp = 0 } = decodeJwt(token)
      return new Date((exp + settings.session.clockToleranceSeconds) * 1_000)
    },

    signGuest: (guestId: string) =>
      new SignJWT().setProtectedHeader(guestMark).setIssuer(issuer).setAudience(audience).setSubject(guestId).sign(key),

    async readGuest(token: string): Promise<string | undefined> {
      const { alg, typ } = guestMark
      const options = { algorithms: [alg], typ, issuer, audience, requiredClaims: ['sub'] }
      const read = await jwtVerify(token, key, options).catch(() => undefined)
      return read?.payload.sub
    },

    newRefresh: () => randomBytes(32).toString('base64url'),

    /**
     * Derives the refresh token that replaces `refresh`. The result is always the same, so a response that was lost can
     * be sent again.
     */
    deriveSuccessor: (refresh: string) => createHmac('sha256', successorKey).update(refresh).digest('base64url'),
  }
}

/** Hashes a secret whose plain text only its holder has: the server stores nothing but the hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
