import type { Language } from '#domain/settings.ts'
import type { TextEntry } from './shop-texts.ts'

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Words are looked for as they are written, whatever signs they hold; wide and narrow, large and small are alike. */
export function holdsWords({ builtIn, texts }: TextEntry, language: Language, words: string): boolean {
  return plain(builtIn.key) === plain(words) || plain(texts[language]).includes(plain(words))
}
