import { settings } from '#domain/settings.ts'
import type { Tokens } from '#machines/session/session.types.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'

const { names, tokenSeconds, refreshTokenSeconds } = settings.cookies

/** Where the tokens are kept between two pages: cookies that the browser sends along, and that give no rights by themselves. */
export function readTokens(): Tokens {
  return { token: readCookie(names.token), refreshToken: readCookie(names.refreshToken) }
}

export function writeTokens({ token, refreshToken }: Tokens): void {
  writeCookie(names.token, token, { seconds: tokenSeconds, sameSite: 'strict' })
  writeCookie(names.refreshToken, refreshToken, { seconds: refreshTokenSeconds, sameSite: 'strict' })
}
