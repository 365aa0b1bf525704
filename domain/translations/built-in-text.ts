import type { Language } from '#domain/settings.ts'

/** A text as the shop is built with it. */
export type BuiltInText = {
  /** What it is called for as long as its English stays the same. */
  readonly key: string
  readonly texts: Readonly<Record<Language, string>>
  /** The rooms of the shop in which it is read. */
  readonly categories: readonly string[]
  /** An editorial text has its places in the content of a page; any other is put together with what is put into it. */
  readonly place?: { readonly page: string; readonly all: readonly (readonly (string | number)[])[] }
}

/** The category of what operators have changed. */
export const changedCategory = 'changed'
