/** Everything that is kept; nothing where a browser forbids even to ask. */
function keptCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** The value of a cookie. A name that comes twice was written by another host of the same site too: neither is taken. */
export function readCookie(name: string): string | undefined {
  const found = keptCookies()
    .split('; ')
    .filter((one) => one.startsWith(`${name}=`))
  return found.length === 1 ? found[0]?.slice(name.length + 1) || undefined : undefined
}

/** Keeps a value for so many seconds, or forgets it. `Strict` is for what only our own pages may bring along. */
export function writeCookie(
  name: string,
  value: string | undefined,
  { seconds, sameSite }: { seconds: number; sameSite: 'Lax' | 'Strict' },
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = value === undefined ? 0 : seconds
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this needs no answer
    document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${life}; SameSite=${sameSite}${secure}`
  } catch {
    // What may not be kept is forgotten, and the page goes on.
  }
}
