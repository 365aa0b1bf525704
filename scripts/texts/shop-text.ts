import type { Language } from '#domain/settings.ts'

/** One text of the shop, and where somebody finds it to mend it. */
export type ShopText = {
  readonly language: Language
  readonly file: string
  /** What it is called in its file: its English in a catalog, its way through a content. */
  readonly key: string
  /** The names that rules know its place by: room, page, folder and file. */
  readonly places: ReadonlySet<string>
  readonly text: string
}

export const japaneseSigns = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Every part of these paths, as a rule would name it. */
export function textLocations(...paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.flatMap((path) => path.split('/')).map((part) => part.replace(/\.(tsx?|po|md)$/, '')))
}

/** The same words in one form: marks gone, wide and narrow signs alike, every space a plain one. */
export function plainWords(text: string): string {
  return text.replace(/<\/?\d+\/?>/g, '').normalize('NFKC')
}

export function splitSentences(text: string): string[] {
  return plainWords(text)
    .split(/(?<=[.!?][)”’]?) +|(?<=[。！？]」?)(?!」)\s*|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** How a fault names its text. */
export function textLocation({ file, key, text }: ShopText): string {
  return key === text || key === '' ? file : `${file} [${key}]`
}
