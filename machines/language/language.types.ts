import type { FoundLanguage } from '#domain/language/find-language.ts'
import type { Language } from '#domain/settings.ts'

export type LanguageContext = FoundLanguage & {
  /** The language that the page is changing to. */
  readonly requested: Language | undefined
}

export type LanguageEvent =
  /** The visitor chose a language, on any page. */
  | { type: 'language.chosen'; language: Language }
  /** The address has another language than before: the visitor went back or forward. */
  | { type: 'language.requested'; found: FoundLanguage }
