import type { FoundLanguage } from '#domain/language/find-language.ts'
import type { Language } from '#domain/settings.ts'

/** A language that the visitor chose, and where this page is read in it. */
export type Wish = { readonly language: Language; readonly address: string }

export type LanguageContext = FoundLanguage & {
  /** What is being changed to. */
  readonly wish: Wish | undefined
}

export type LanguageEvent =
  /** The visitor chose a language, in which this page is read at another address. */
  | { type: 'language.chosen'; wish: Wish }
  /** The address asks for another language than before: the visitor went back or forth. */
  | { type: 'language.asked'; found: FoundLanguage }
