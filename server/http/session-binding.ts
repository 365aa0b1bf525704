import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { onlyCookie } from '#domain/session/only-cookie.ts'
import { settings } from '#domain/settings.ts'

const bindingName = '__Host-bind'

/** What ties a session to the browser that opened it: its cookie, as long as it is one of ours and there is only one. */
export function readSessionBinding(headers: Headers): string | undefined {
  const value = onlyCookie(headers.get('cookie') ?? '', bindingName)
  return value !== undefined && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** A new binding for a browser that has none. Callers that are no browsers get none. */
export function newBinding(headers: Headers): string | undefined {
  return headers.get('sec-fetch-site') === null ? undefined : randomBytes(32).toString('base64url')
}

/**
 * The cookie that ties a session to a browser: the one it has, for as long again, or a new one. It is given before somebody
 * signs in, so that what comes back proves that this browser keeps it.
 */
export function bindingCookie(value: string | undefined): Record<string, string> {
  if (value === undefined) return {}
  const cookieOptions = {
    maxAge: settings.cookies.refreshTokenSeconds,
    path: '/',
    httpOnly: true,
    secure: true,
  } as const
  return { 'set-cookie': stringifySetCookie({ name: bindingName, value, ...cookieOptions, sameSite: 'strict' }) }
}
