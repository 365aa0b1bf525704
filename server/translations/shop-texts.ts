import { type Language, settings } from '#domain/settings.ts'
import { type BuiltInText, changedCategory } from '#domain/translations/built-in-text.ts'
import type { Message } from '#domain/translations/message.ts'
import { joinWithNoBreak } from '#domain/typography/join-with-no-break.ts'
import { checkText } from './check-text.ts'

/** A change that an operator made, as stored. */
export type ChangedText = {
  readonly key: string
  readonly texts: Readonly<Record<Language, string | null>>
  readonly categories: readonly string[]
}

/** One text as customers currently read it. */
export type TextEntry = {
  readonly builtIn: BuiltInText
  readonly texts: Readonly<Record<Language, string>>
  readonly categories: readonly string[]
  /** The compiled changes by language. */
  readonly changed: Partial<Record<Language, Message>>
}

/** Every text of the shop, by its key. */
export type ShopTexts = ReadonlyMap<string, TextEntry>

/**
 * The current texts of the shop: those of the build, replaced by what operators have changed. A change that no longer
 * fits, or whose text no longer exists, is ignored.
 */
export function shopTexts(builtIns: readonly BuiltInText[], changes: readonly ChangedText[]): ShopTexts {
  const byKey = new Map(changes.map((change) => [change.key, change]))
  return new Map(builtIns.map((builtIn) => [builtIn.key, toTextEntry(builtIn, byKey.get(builtIn.key))]))
}

function toTextEntry(builtIn: BuiltInText, change: ChangedText | undefined): TextEntry {
  const texts = { ...builtIn.texts }
  const changed: Partial<Record<Language, Message>> = {}
  for (const language of settings.languages.available) {
    const given = change?.texts[language] ?? undefined
    if (given === undefined) continue
    const text = joinWithNoBreak(given)
    const checked = checkText(builtIn, language, text)
    if (!checked.ok) continue
    texts[language] = text
    changed[language] = checked.value
  }
  const isChanged = Object.keys(changed).length > 0
  const own = [...builtIn.categories, ...(change?.categories ?? [])]
  return { builtIn, texts, changed, categories: [...new Set([...own, ...(isChanged ? [changedCategory] : [])])] }
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whether a text contains the search text literally, ignoring case and character width, or has it as its key. */
export function holdsWords({ builtIn, texts }: TextEntry, language: Language, words: string): boolean {
  return plain(builtIn.key) === plain(words) || plain(texts[language]).includes(plain(words))
}
