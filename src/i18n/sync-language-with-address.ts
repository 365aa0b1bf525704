import type { RouterHistory } from '@tanstack/react-router'
import { splitLanguage } from '#domain/language/language-in-path.ts'
import { addLanguage } from '#domain/language/wanted-address.ts'
import { type Language, settings } from '#domain/settings.ts'

/** Writes the language into the address, so that a shared link opens in the visitor's language. */
export function syncLanguageWithAddress(history: RouterHistory, language: Language): void {
  const { pathname, search, hash } = history.location
  if (new URLSearchParams(search).get('lang') === language) return
  const { language: named = settings.languages.default } = splitLanguage(pathname)
  if (named === language) history.replace(pathname + addLanguage(search, language) + hash)
}
