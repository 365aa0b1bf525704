import type { FoundLanguage } from '#domain/language/find-language.ts'
import type { Language } from '#domain/settings.ts'

export type LanguageContext = FoundLanguage & {
  /** What is being changed to. */
  readonly requestedLanguage: Language | undefined
}

export type LanguageEvent =
  /** The visitor chose a language, on whatever page. */
  | { type: 'language.chosen'; language: Language }
  /** The address asks for another language than before: the visitor went back or forth. */
  | { type: 'language.requested'; found: FoundLanguage }
