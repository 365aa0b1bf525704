import { settings } from '#domain/settings.ts'
import type { Tokens } from '#machines/session/session.types.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'

const { names, tokenSeconds, refreshTokenSeconds } = settings.cookies

/** Stores the tokens between pages in cookies. The browser sends them along, but they grant nothing by themselves. */
export function readTokens(): Tokens {
  return { token: readCookie(names.token), refreshToken: readCookie(names.refreshToken) }
}

export function writeTokens({ token, refreshToken }: Tokens): void {
  writeCookie(names.token, token, { seconds: tokenSeconds, sameSite: 'strict' })
  writeCookie(names.refreshToken, refreshToken, { seconds: refreshTokenSeconds, sameSite: 'strict' })
}
