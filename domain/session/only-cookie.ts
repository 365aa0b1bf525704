import { parseCookie } from 'cookie'

/**
 * Reads a cookie from a `Cookie` header or `document.cookie`. A name that occurs twice was also set by another host of
 * the same site: neither value is trusted. (The library would take the first.)
 */
export function onlyCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split(';').flatMap((one) => parseCookie(one)[name] ?? [])
  return found.length === 1 ? found[0] || undefined : undefined
}
