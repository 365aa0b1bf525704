import type { Language } from '#domain/settings.ts'

/** A text of the shop, and where to find it for a correction. */
export type ShopText = {
  readonly language: Language
  readonly file: string
  /** Its key in its file: its English in a catalog, its path in a content. */
  readonly key: string
  /** The names by which rules refer to its place: namespace, page, folder and file. */
  readonly places: ReadonlySet<string>
  readonly text: string
}

export const japaneseSigns = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Every segment of these paths, as a rule would name it. */
export function textLocations(...paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')).map((part) => part.replace(/\.(tsx?|po|md)$/, '')))
}

/** Normalises a text: without markup, with full-width and half-width characters unified, and plain spaces. */
export function plainWords(text: string): string {
  return text.replace(/<\/?\d+\/?>/g, '').normalize('NFKC')
}

export function splitSentences(text: string): string[] {
  return plainWords(text)
    .split(/(?<=[.!?][)”’]?) +|(?<=[。！？]」?)(?!」)\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** How an error names its text. */
export function textLocation({ file, key, text }: ShopText): string {
  return key === text || key === '' ? file : `${file} [${key}]`
}
