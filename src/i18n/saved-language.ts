import { findLanguage, knownLanguage } from '#domain/language/find-language.ts'
import { type Language, settings } from '#domain/settings.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'

const storageKey = `${settings.brand.storagePrefix}-language`
const { names, languageSeconds } = settings.cookies

/** What the visitor chose before: the cookie, which the server reads too, else what the browser keeps. */
export function savedLanguage(): Language | undefined {
  try {
    return knownLanguage(readCookie(names.language)) ?? knownLanguage(localStorage.getItem(storageKey) ?? undefined)
  } catch {
    // Storage may be forbidden; a choice that cannot be read is none.
    return undefined
  }
}

/** The language that every call asks for its answer in. */
export function callLanguage(): Language {
  return findLanguage({ path: '', query: '', saved: savedLanguage(), preferred: navigator.languages }).language
}

export function saveLanguage(language: Language): void {
  writeCookie(names.language, language, { seconds: languageSeconds, sameSite: 'lax' })
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The cookie alone will do.
  }
}
