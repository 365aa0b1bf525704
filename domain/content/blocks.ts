import type { pages } from '#domain/navigation/pages.ts'

/** A page that a text may lead to: one of ours, and one that needs nothing more to be found. */
export type TextLink = {
  readonly text: string
  readonly to: Exclude<(typeof pages)[number]['path'], '/auth/{token}'>
  /** A place on that page. */
  readonly hash?: string
}

export type Picture = {
  /** A file of public/img, without its ending. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export type NamedList = { readonly name: string; readonly list: readonly string[] }

/** The pieces that editorial texts are made of. Each is known by the one key that it has. */
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
  /** Its place in an address, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}
