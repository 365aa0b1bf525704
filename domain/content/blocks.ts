import type { pages } from '#domain/navigation/pages.ts'

/** A link in a text to a page of the shop that needs no path parameter. */
export type TextLink = {
  readonly text: string
  readonly to: Exclude<(typeof pages)[number]['path'], '/auth/{token}'>
  /** An anchor on that page. */
  readonly hash?: string
}

export type Picture = {
  /** A file of public/img, without its extension. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export type NamedList = { readonly name: string; readonly list: readonly string[] }

/** The building blocks of editorial texts. Each kind is recognized by its only key. */
export type Block =
  | { readonly text: string }
  | { readonly note: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | { readonly facts: readonly (readonly [name: string, fact: string])[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly columns: readonly NamedList[] }
  | { readonly figures: readonly (Picture & { readonly name: string; readonly text?: string })[] }
  | { readonly links: readonly TextLink[] }
  /** Lines to fill in by hand. */
  | { readonly form: readonly string[] }

export type PageSection = {
  /** The anchor of the section, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}
