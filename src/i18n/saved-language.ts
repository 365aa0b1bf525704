import { findLanguage, knownLanguage } from '#domain/language/find-language.ts'
import { type Language, settings } from '#domain/settings.ts'
import { readCookie, writeCookie } from '#src/storage/cookies.ts'
import { readStored, store } from '#src/storage/stored-text.ts'

const storageKey = `${settings.brand.storagePrefix}-language`
const { names, languageSeconds } = settings.cookies

/**
 * The visitor's earlier choice: from the cookie, which the server reads too, otherwise from the browser's
 * storage.
 */
export function savedLanguage(): Language | undefined {
  return knownLanguage(readCookie(names.language)) ?? knownLanguage(readStored('localStorage', storageKey) ?? undefined)
}

/** The language that every call requests. */
export function callLanguage(): Language {
  return findLanguage({ path: '', query: '', saved: savedLanguage(), preferred: navigator.languages }).language
}

export function saveLanguage(language: Language): void {
  writeCookie(names.language, language, { seconds: languageSeconds, sameSite: 'lax' })
  store('localStorage', storageKey, language)
}
