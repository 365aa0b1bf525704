import { getTextDirection } from '#domain/language/text-direction.ts'
import type { Language } from '#domain/settings.ts'

/** Declares the language of the document, for screen readers, fonts and the browser's own translation. */
export function writeLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = getTextDirection(language)
  document.querySelector('meta[name="language"]')?.setAttribute('content', language)
}
