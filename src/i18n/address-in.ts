import { splitLanguage, withLanguage } from '#domain/language/language-in-path.ts'
import { addLanguage } from '#domain/language/wanted-address.ts'
import type { Language } from '#domain/settings.ts'

type CurrentLocation = { readonly pathname: string; readonly search: string; readonly hash: string }

/** Where the page of an address is read in a language. What is looked for is written in one language, and stays behind. */
export function addressIn({ pathname, search, hash }: CurrentLocation, language: Language): string {
  const rest = search
    .split(/[?&]/)
    .filter((part) => !/^q(=|$)/.test(part))
    .join('&')
  return withLanguage(splitLanguage(pathname).path, language) + addLanguage(rest, language) + hash
}
