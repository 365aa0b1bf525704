import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { fail, ok, type Result } from '#domain/result.ts'
import { settings } from '#domain/settings.ts'
import { type BuiltInText, changedCategory } from '#domain/translations/built-in-text.ts'
import type { Schema } from '#server/db/schema.ts'
import { checkText, type TranslationTextError } from '#server/translations/check-text.ts'
import { type ChangedText, holdsWords, shopTexts, type TextEntry } from '#server/translations/shop-texts.ts'
import { readChanges, saveTextChange } from '#server/translations/stored-changes.ts'
import { type ActionDeps, action } from './action.ts'
import { textsToImport, type WantedText } from './texts-to-import.ts'

const { available } = settings.languages

const key = z.string().check(z.minLength(1), z.maxLength(200))
/** Longer than `checkText` allows, so that `checkText` reports the error. */
const text = z.string().check(z.maxLength(20_000))
const categories = z
  .array(
    z.string().check(
      z.minLength(1),
      z.maxLength(60),
      z.refine((name) => name !== changedCategory),
    ),
  )
  .check(z.maxLength(20))
const isChanged = z._default(z.boolean(), false)

async function readTexts(transaction: Transaction<Schema>, { builtIns }: ActionDeps) {
  const [own, storedTexts] = [await builtIns(), await readChanges(transaction)]
  return { builtIns: own, storedTexts, entries: [...shopTexts(own, storedTexts).values()] }
}

const hasChanged = ({ categories: all }: TextEntry) => all.includes(changedCategory)

export const listTexts = action({
  role: 'support',
  about:
    'Lists the texts of the shop with their keys: all, only changed ones, only those that contain given words, or both.',
  input: z.strictObject({ changed: isChanged, search: z._default(z.string().check(z.maxLength(1_000)), '') }),
  async run(transaction, deps, _operator, { changed, search }) {
    const { entries } = await readTexts(transaction, deps)
    const found = entries
      .filter((entry) => !changed || hasChanged(entry))
      .filter((entry) => available.some((language) => holdsWords(entry, language, search)))
    const texts = found.map(({ builtIn, texts, categories }) => ({ key: builtIn.key, ...texts, categories }))
    return ok({ answer: { texts }, details: { listed: texts.length } })
  },
})

export const setText = action({
  role: 'support',
  about: 'Replaces a text; a language that is not given stays as it is.',
  input: z.strictObject({
    key,
    en: z.optional(text),
    ja: z.optional(text),
    categories: z._default(categories, []),
  }),
  async run(transaction, deps, operator, changeInput) {
    const { builtIns, storedTexts } = await readTexts(transaction, deps)
    const builtIn = builtIns.find((one) => one.key === changeInput.key)
    if (!builtIn) return fail('key_not_found')
    if (changeInput.en === undefined && changeInput.ja === undefined) return fail('nothing_to_set')
    const before = storedTexts.find((change) => change.key === changeInput.key)
    const wanted = changedText(builtIn, before, changeInput)
    if (!wanted.ok) return wanted
    await saveTextChange(transaction, wanted.value, { by: operator.name, now: deps.now() })
    return ok({ answer: { key: changeInput.key }, subject: changeInput.key, details: wanted.value.texts })
  },
})

export const resetText = action({
  role: 'support',
  about: 'Resets a changed text to the original.',
  input: z.strictObject({ key }),
  async run(transaction, deps, operator, input) {
    const { builtIns } = await readTexts(transaction, deps)
    if (!builtIns.some((one) => one.key === input.key)) return fail('key_not_found')
    await saveTextChange(transaction, toBuiltText(input.key), { by: operator.name, now: deps.now() })
    return ok({ answer: { key: input.key }, subject: input.key })
  },
})

export const exportTexts = action({
  role: 'support',
  about: 'Exports the texts as they are now, or only the changed ones, in the form that import takes.',
  input: z.strictObject({ changed: isChanged }),
  async run(transaction, deps, _operator, { changed }) {
    const { entries, storedTexts } = await readTexts(transaction, deps)
    const own = new Map(storedTexts.map((change) => [change.key, change.categories]))
    const texts = entries
      .filter((entry) => !changed || hasChanged(entry))
      .map(({ builtIn, texts }) => ({ key: builtIn.key, ...texts, categories: own.get(builtIn.key) ?? [] }))
    return ok({ answer: { texts }, details: { exported: texts.length } })
  },
})

export const importTexts = action({
  role: 'support',
  about: 'Imports texts in the form of an export, all or nothing; a dry run only shows what would change.',
  input: z.strictObject({
    dry_run: z._default(z.boolean(), false),
    texts: z
      .array(z.strictObject({ key, en: text, ja: text, categories: z._default(categories, []) }))
      .check(z.maxLength(5_000)),
  }),
  async run(transaction, deps, operator, { texts, dry_run }) {
    const { builtIns, storedTexts } = await readTexts(transaction, deps)
    const wanted = textsToImport(builtIns, storedTexts, texts satisfies readonly WantedText[])
    if (!wanted.ok) return fail('texts_invalid', wanted.facts)
    const changes = wanted.value
    if (!dry_run)
      for (const { to } of changes) await saveTextChange(transaction, to, { by: operator.name, now: deps.now() })
    const answer = { dry_run, changes: changes.map(({ to, before, after }) => ({ key: to.key, before, after })) }
    return ok({ answer, details: { dry_run, keys: changes.map(({ to }) => to.key) } })
  },
})

const toBuiltText = (one: string): ChangedText => ({ key: one, texts: { en: null, ja: null }, categories: [] })

type TextChangeInput = {
  readonly en?: string | undefined
  readonly ja?: string | undefined
  readonly categories: readonly string[]
}

function changedText(
  builtIn: BuiltInText,
  before: ChangedText | undefined,
  changeInput: TextChangeInput,
): Result<ChangedText, TranslationTextError> {
  for (const language of available) {
    const words = changeInput[language]
    const checked = words === undefined ? undefined : checkText(builtIn, language, words)
    if (checked && !checked.ok) return checked
  }
  const texts = { en: changeInput.en ?? before?.texts.en ?? null, ja: changeInput.ja ?? before?.texts.ja ?? null }
  return ok({
    key: builtIn.key,
    texts,
    categories: [...new Set([...(before?.categories ?? []), ...changeInput.categories])],
  })
}
