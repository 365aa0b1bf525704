import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { knownLanguage, type LanguageInput } from '#domain/language/find-language.ts'
import { splitLanguage } from '#domain/language/language-in-path.ts'
import { readAcceptLanguage } from '#domain/language/read-accept-language.ts'
import { wantedAddress } from '#domain/language/wanted-address.ts'
import { onlyCookie } from '#domain/session/only-cookie.ts'
import { type Language, settings } from '#domain/settings.ts'

const cookieName = settings.cookies.names.language

/** The language that a request asks for by its URL, its cookie and its browser. */
export function readLanguageRequest(path: string, query: string, headers: IncomingHttpHeaders): LanguageInput {
  return {
    path,
    query,
    saved: onlyCookie(headers.cookie ?? '', cookieName),
    preferred: readAcceptLanguage(headers['accept-language'] ?? ''),
  }
}

/** Whether the response at this URL depends on the visitor: only where neither path nor query names a language. */
export function dependsOnVisitor({ path, query }: Pick<LanguageInput, 'path' | 'query'>): boolean {
  const visitor = { path, query, preferred: [] }
  return settings.languages.available.some((saved) => wantedAddress({ ...visitor, saved }) !== undefined)
}

/**
 * The language that a URL chooses explicitly: by its query, or by a path with the default language, which needs no
 * prefix.
 */
export function namedLanguage({ path, query }: Pick<LanguageInput, 'path' | 'query'>): Language | undefined {
  const { default: fallback } = settings.languages
  const requestedLanguage = new URLSearchParams(query).get('lang')
  if (requestedLanguage !== null) return knownLanguage(requestedLanguage) ?? fallback
  return splitLanguage(path).language === fallback ? fallback : undefined
}

/** Stores a language choice in a cookie, so that it also works without JavaScript. */
export function languageCookie(language: Language, publicUrl: string | undefined): string {
  const secure = publicUrl?.startsWith('https:') === true
  const maxAge = settings.cookies.languageSeconds
  return stringifySetCookie({ name: cookieName, value: language, maxAge, path: '/', secure, sameSite: 'lax' })
}
