import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import type { BuiltInText } from '#domain/translations/built-in-text.ts'
import { joinWithNoBreak } from '#domain/typography/join-with-no-break.ts'
import { checkText } from '#server/translations/check-text.ts'
import { type ChangedText, shopTexts } from '#server/translations/shop-texts.ts'

export type WantedText = Readonly<Record<Language, string>> & {
  readonly key: string
  readonly categories: readonly string[]
}

export type TextToChange = {
  readonly to: ChangedText
  readonly before: Readonly<Record<Language, string>>
  readonly after: Readonly<Record<Language, string>>
}

const { available } = settings.languages

/**
 * Determines what an import changes: only texts that differ from the current ones, so that importing an export changes
 * nothing. Texts equal to the built-in ones undo a change. One invalid text rejects the whole import.
 */
export function textsToImport(
  builtIns: readonly BuiltInText[],
  storedTexts: readonly ChangedText[],
  wanted: readonly WantedText[],
): Result<readonly TextToChange[], 'texts_invalid', readonly string[]> {
  const entries = shopTexts(builtIns, storedTexts)
  const changesByKey = new Map(storedTexts.map((change) => [change.key, change]))
  const errors: string[] = []
  const changes: TextToChange[] = []
  const visited = new Set<string>()
  for (const { key, categories, en, ja } of wanted) {
    const entry = entries.get(key)
    if (!entry || visited.has(key)) {
      errors.push(`${key}: ${entry ? 'is listed twice' : 'key_not_found'}`)
      continue
    }
    visited.add(key)
    const { builtIn, texts: before } = entry
    // A file written with plain spaces counts as equal.
    const after = { en: joinWithNoBreak(en), ja: joinWithNoBreak(ja) }
    const changed = available.filter((language) => after[language] !== builtIn.texts[language])
    for (const language of changed) {
      const checked = checkText(builtIn, language, after[language])
      if (!checked.ok) errors.push(`${key} (${language}): ${checked.code}`)
    }
    const own = changesByKey.get(key)?.categories ?? []
    const isSame = available.every((language) => after[language] === before[language])
    if (isSame && (changed.length === 0 || sameNames(own, categories))) continue
    const texts = { en: changed.includes('en') ? after.en : null, ja: changed.includes('ja') ? after.ja : null }
    changes.push({ to: { key, texts, categories: changed.length === 0 ? [] : categories }, before, after })
  }
  return errors.length > 0 ? fail('texts_invalid', errors) : ok(changes)
}

function sameNames(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join('\n') === [...others].sort().join('\n')
}
