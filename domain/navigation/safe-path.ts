import { splitLanguage } from '../language/language-in-path.ts'
import { withoutLanguage } from '../language/wanted-address.ts'
import { matchPage } from './match-page.ts'

/** Pages of signing in: returning to one of them would cause a loop. */
const signingIn = new Set(['auth', 'auth-token', 'auth-error', 'signup', 'not-found'])

/** A placeholder origin: an address that resolves to another origin leads out of the shop. */
const shop = 'http://shop.invalid'

/**
 * Returns the safe part of a stored address: path, query and hash of a page of this shop, or `undefined`. Drops the
 * language, since the visitor may have chosen another one since. It is an allow-list, so that no spelling of another
 * site, protocol or API call gets through.
 */
export function safePath(candidate: unknown): string | undefined {
  if (typeof candidate !== 'string' || !candidate.startsWith('/') || !URL.canParse(candidate, shop)) return undefined
  const address = new URL(candidate, shop)
  if (address.origin !== shop) return undefined
  const { path } = splitLanguage(address.pathname)
  const page = matchPage(path)
  if (!page || signingIn.has(page.name)) return undefined
  return path + withoutLanguage(address.search) + address.hash
}
