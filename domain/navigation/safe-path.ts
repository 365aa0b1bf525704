import { splitLanguage } from '../language/language-in-path.ts'
import { withoutLanguage } from '../language/wanted-address.ts'
import { matchPage } from './match-page.ts'

/** Pages that lead to signing in: to return to one of them would be a loop. */
const signingIn = new Set(['auth', 'auth-token', 'auth-error', 'signup', 'not-found'])

/** Any name will do: an address that leaves it has left the shop. */
const shop = 'http://shop.invalid'

/**
 * The part of a kept address that may be followed: path and query of a page of this shop, else nothing. The language is
 * not kept: who returns reads on in the one that they have chosen since.
 * It is an allow-list, so that no spelling of another site, protocol or API call can slip through.
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
