import { stringifySetCookie } from 'cookie'
import { onlyCookie } from '#domain/session/only-cookie.ts'

/** Everything that is kept; nothing where a browser forbids even to ask. */
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

/** Keeps a value for so many seconds, or forgets it. `Strict` is for what only our own pages may bring along. */
export function writeCookie(
  name: string,
  value: string | undefined,
  { seconds, sameSite }: { seconds: number; sameSite: 'lax' | 'strict' },
): void {
  const secure = location.protocol === 'https:'
  const maxAge = value === undefined ? 0 : seconds
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this needs no answer
    document.cookie = stringifySetCookie({ name, value, path: '/', maxAge, sameSite, secure })
  } catch {
    // What may not be kept is forgotten, and the page goes on.
  }
}
