import { splitLanguage } from '#domain/language/language-of-path.ts'
import { knownLanguage } from '#domain/language/wanted-address.ts'
import { type Language, settings } from '#domain/settings.ts'

const storageKey = `${settings.brand.storagePrefix}-language`
const cookieStart = `${settings.cookies.names.language}=`

/** What the visitor chose before: the cookie, which the server reads too, else what the browser keeps. */
export function savedLanguage(): string | undefined {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(cookieStart))
  try {
    return cookie?.slice(cookieStart.length) ?? localStorage.getItem(storageKey) ?? undefined
  } catch {
    // Storage may be forbidden; a choice that cannot be read is none.
    return undefined
  }
}

export function saveLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this needs no answer
  document.cookie = `${cookieStart}${language}; Path=/; Max-Age=${settings.cookies.languageSeconds}; SameSite=Lax${secure}`
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The cookie alone will do.
  }
}

/** An address that names its language is a choice. */
export function saveExplicitLanguage(path: string, query: string): void {
  const asked = new URLSearchParams(query).get('lang')
  const named = splitLanguage(path).language
  const chosen = asked === null ? named : (knownLanguage(asked) ?? settings.languages.default)
  if (chosen) saveLanguage(chosen)
}
