import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { addLanguage } from '#domain/language/wanted-address.ts'
import type { Language } from '#domain/settings.ts'

type CurrentLocation = { readonly pathname: string; readonly search: string; readonly hash: string }

/** The address of a page in a language. Drops the search term `q`, which is written in one language. */
export function addressIn({ pathname, search, hash }: CurrentLocation, language: Language): string {
  const rest = search
    .split(/[?&]/)
    .filter((part) => !/^q(=|$)/.test(part))
    .join('&')
  return withLanguage(splitLanguage(pathname).path, language) + addLanguage(rest, language) + hash
}
