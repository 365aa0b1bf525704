import { randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'
import { onlyCookie } from '#domain/session/only-cookie.ts'
import { settings } from '#domain/settings.ts'

const bindingName = '__Host-bind'

/** Reads the cookie that ties a session to its browser. Returns nothing when it is malformed or sent more than once. */
export function readSessionBinding(headers: Headers): string | undefined {
  const value = onlyCookie(headers.get('cookie') ?? '', bindingName)
  return value !== undefined && /^[\w-]{1,100}$/.test(value) ? value : undefined
}

/** Creates a binding for a browser that has none. Clients other than browsers get none. */
export function newBinding(headers: Headers): string | undefined {
  return headers.get('sec-fetch-site') === null ? undefined : randomBytes(32).toString('base64url')
}

/**
 * Sets the cookie that ties a session to a browser and renews its lifetime. It is set before the sign-in, so that its
 * return proves that this browser stores it.
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
