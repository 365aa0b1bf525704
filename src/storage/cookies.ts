import { stringifySetCookie } from 'cookie'
import { onlyCookie } from '#domain/session/only-cookie.ts'

/** All cookies; empty where the browser denies access. */
function readCookieText(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

export function readCookie(name: string): string | undefined {
  return onlyCookie(readCookieText(), name)
}

/**
 * Stores a value for so many seconds, or deletes it. `strict` is for cookies that only requests from our own
 * pages may carry.
 */
export function writeCookie(
  name: string,
  value: string | undefined,
  { seconds, sameSite }: { seconds: number; sameSite: 'lax' | 'strict' },
): void {
  const secure = location.protocol === 'https:'
  const maxAge = value === undefined ? 0 : seconds
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = stringifySetCookie({ name, value, path: '/', maxAge, sameSite, secure })
  } catch {
    // A browser that denies cookies stores nothing, and the page goes on.
  }
}
