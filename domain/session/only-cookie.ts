import { parseCookie } from 'cookie'

/**
 * The value of a cookie, of all that a browser sends or keeps. A name that comes twice was written by another host of the
 * same site too: neither is taken. (The library would take the first.)
 */
export function onlyCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').flatMap((one) => parseCookie(one)[name] ?? [])
  return found.length === 1 ? found[0] || undefined : undefined
}
