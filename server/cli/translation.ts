import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import { type BuiltInText, changedCategory } from '#domain/translations/built-in-text.ts'
import type { Schema } from '#server/db/schema.ts'
import { distFolder, newestBuild } from '#server/static/newest-build.ts'
import { checkText, type TextFault } from '#server/translations/check-text.ts'
import { holdsWords } from '#server/translations/holds-words.ts'
import { keepChange, readChanges } from '#server/translations/kept-changes.ts'
import { type ChangedText, shopTexts, type TextEntry } from '#server/translations/shop-texts.ts'
import { readBuiltInTexts } from '#server/translations/texts-in-use.ts'

export const translationUsage = `  translation list [--changed] [--search WORDS]
      the texts of the shop with their keys
  translation set KEY [--en TEXT] [--ja TEXT] [--category NAME ...] --by YOUR_NAME
      puts other words in place of a text; what is not named stays as it is
  translation reset KEY --by YOUR_NAME
      takes a change back`

type Fault = 'usage' | 'no_such_key' | TextFault

const { available } = settings.languages

const options = {
  changed: { type: 'boolean' },
  search: { type: 'string' },
  en: { type: 'string' },
  ja: { type: 'string' },
  category: { type: 'string', multiple: true },
  by: { type: 'string' },
} as const

/** A key may begin like an option, so it is taken as it stands: it comes second. */
function readWords([deed, ...words]: readonly string[]) {
  const key = deed === 'list' ? undefined : words.shift()
  try {
    return { deed, key, wishes: parseArgs({ args: words, options }).values }
  } catch {
    return undefined
  }
}

/** Lists and changes the texts of the shop; a shop that runs shows a change a moment later. */
export async function translation(
  db: Kysely<Schema>,
  words: readonly string[],
  now: Date,
): Promise<Result<string, Fault>> {
  const read = readWords(words)
  if (!read) return fail('usage')
  const { deed, key, wishes } = read
  const { changed, search, en, ja, category = [], by } = wishes
  const builtIns = await readBuiltInTexts((await newestBuild(distFolder))?.folder)
  const kept = await readChanges(db)
  if (deed === 'list') return ok(listed([...shopTexts(builtIns, kept).values()], changed === true, search ?? ''))
  if ((deed !== 'set' && deed !== 'reset') || key === undefined || !by?.trim()) return fail('usage')
  const builtIn = builtIns.find((text) => text.key === key)
  if (!builtIn) return fail('no_such_key')
  const before = kept.find((change) => change.key === key)
  if (deed === 'reset') {
    await keepChange(db, { key, texts: { en: null, ja: null }, categories: [] }, { by, now })
    return ok(`${key} reads as it was built.`)
  }
  if ((en === undefined && ja === undefined) || category.includes(changedCategory)) return fail('usage')
  const wanted = changedText(builtIn, before, { en, ja }, category)
  if (!wanted.ok) return wanted
  await keepChange(db, wanted.value, { by, now })
  return ok(`${key} is changed. A shop that runs shows it within a few seconds.`)
}

function changedText(
  builtIn: BuiltInText,
  before: ChangedText | undefined,
  wishes: Record<Language, string | undefined>,
  categories: readonly string[],
): Result<ChangedText, TextFault> {
  for (const language of available) {
    const wish = wishes[language]
    const checked = wish === undefined ? undefined : checkText(builtIn, language, wish)
    if (checked && !checked.ok) return checked
  }
  const texts = { en: wishes.en ?? before?.texts.en ?? null, ja: wishes.ja ?? before?.texts.ja ?? null }
  return ok({ key: builtIn.key, texts, categories: [...new Set([...(before?.categories ?? []), ...categories])] })
}

function listed(entries: readonly TextEntry[], isChangedOnly: boolean, words: string): string {
  return entries
    .filter(({ categories }) => !isChangedOnly || categories.includes(changedCategory))
    .filter((entry) => available.some((language) => holdsWords(entry, language, words)))
    .map(({ builtIn, texts, categories }) => `${builtIn.key}  (${categories.join(', ')})\n  ${texts.en}\n  ${texts.ja}`)
    .join('\n')
}
