import { settings } from '#domain/settings.ts'
import type { Tokens } from '#machines/session/session.types.ts'

const { names, tokenSeconds, refreshTokenSeconds } = settings.cookies

/** Where the tokens are kept between two pages: cookies that the browser sends along, and that give no rights by themselves. */
export function readTokens(): Tokens {
  return { token: keptValue(names.token), refreshToken: keptValue(names.refreshToken) }
}

export function writeTokens({ token, refreshToken }: Tokens): void {
  write(names.token, token, tokenSeconds)
  write(names.refreshToken, refreshToken, refreshTokenSeconds)
}

/** A name that comes twice was written by another host of the same site too: neither is taken. */
function keptValue(name: string): string | undefined {
  const found = document.cookie.split('; ').filter((one) => one.startsWith(`${name}=`))
  return found.length === 1 ? found[0]?.slice(name.length + 1) || undefined : undefined
}

function write(name: string, value: string | undefined, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const life = value === undefined ? 0 : seconds
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this needs no answer
  document.cookie = `${name}=${value ?? ''}; Path=/; Max-Age=${life}; SameSite=Strict${secure}`
}
