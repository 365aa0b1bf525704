import type { Language } from '#domain/settings.ts'
import type { OrderWords } from './order-mail-data.ts'
import { englishWords } from './words-en.ts'
import { japaneseWords } from './words-ja.ts'

/** The texts of each order mail in each language. */
export const orderWords: Readonly<Record<Language, OrderWords>> = { en: englishWords, ja: japaneseWords }
