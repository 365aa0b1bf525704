import type { Language } from '#domain/settings.ts'

/** A text that the shop is built with. */
export type BuiltInText = {
  /** Its key, stable as long as its English text stays the same. */
  readonly key: string
  readonly texts: Readonly<Record<Language, string>>
  /** The namespaces in which the text is used. */
  readonly categories: readonly string[]
  /** For an editorial text, its positions in the content of a page; any other text is a message with placeholders. */
  readonly place?: { readonly page: string; readonly all: readonly (readonly (string | number)[])[] }
}

/** The category of texts that operators have changed. */
export const changedCategory = 'changed'
