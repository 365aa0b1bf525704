import type { IncomingHttpHeaders } from 'node:http'
import { readAcceptLanguage } from '#domain/language/read-accept-language.ts'
import { knownLanguage, type LanguageWish, wantedAddress } from '#domain/language/wanted-address.ts'
import { settings } from '#domain/settings.ts'

const cookieStart = `${settings.cookies.names.language}=`

/** Which language a request asks for, by its address, its cookie and its browser. */
export function readWish(path: string, query: string, headers: IncomingHttpHeaders): LanguageWish {
  const cookies = headers.cookie?.split(/; */) ?? []
  return {
    path,
    query,
    saved: cookies.find((one) => one.startsWith(cookieStart))?.slice(cookieStart.length),
    preferred: readAcceptLanguage(headers['accept-language'] ?? ''),
  }
}

/** Whether an answer at this address depends on who asks: only where neither its path nor its query names a language. */
export function dependsOnVisitor({ path, query }: Pick<LanguageWish, 'path' | 'query'>): boolean {
  const visitor = { path, query, preferred: [] }
  return settings.languages.available.some((saved) => wantedAddress({ ...visitor, saved }) !== undefined)
}

/** Keeps the language that an address asks for by its query. */
export function languageCookie(query: string, publicUrl: string | undefined): string {
  const asked = new URLSearchParams(query).get('lang') ?? undefined
  const language = knownLanguage(asked) ?? settings.languages.default
  const secure = publicUrl?.startsWith('https:') ? '; Secure' : ''
  return `${cookieStart}${language}; Path=/; Max-Age=${settings.cookies.languageSeconds}; SameSite=Lax${secure}`
}
