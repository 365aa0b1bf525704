import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import {
  type LocalizationCode,
  type LocalizationFault,
  localizationFault,
} from '#domain/translations/localization-fault.ts'
import type { Message, readMessage } from '#domain/translations/message.ts'
import { callCommon } from '#src/api/call-lazily.ts'
import type { Wire } from '#src/api/wire.ts'

export type Translation = { readonly key: string; readonly text: string; readonly compiled: Message | undefined }

export type TranslationQuestion = { readonly lang: Language; readonly category?: string; readonly search?: string }

export type TranslationList = {
  readonly translations: readonly Translation[]
  readonly categories: readonly string[]
  /** When it was asked for, by the clock that the cache was given. */
  readonly askedAt: number
}

type Asked<Value> = Result<Value, LocalizationCode, LocalizationFault>

/** The translations that the shop's server holds. What was answered is not asked for again for five minutes. */
export type Translations = {
  list(question: TranslationQuestion): Promise<Asked<TranslationList>>
  forget(): void
}

export function createTranslations(wire: Wire, now: () => number): Translations {
  const kept = new Map<string, TranslationList>()
  const asking = new Map<string, Promise<Asked<TranslationList>>>()

  async function ask(key: string, question: TranslationQuestion): Promise<Asked<TranslationList>> {
    const askedAt = now()
    const answer = await callCommon(wire, 'translations', undefined, { query: question })
    const reader = answer.ok ? await readerFor(answer.value.translations) : undefined
    if (!answer.ok || !reader) {
      const fault = localizationFault(answer.ok ? undefined : answer.facts)
      return fail(fault.code, fault)
    }
    const { translations, categories } = answer.value
    const list = { translations: translations.flatMap((entry) => readTranslation(entry, reader)), categories, askedAt }
    kept.set(key, list)
    return ok(list)
  }

  return {
    forget: () => kept.clear(),
    async list(question) {
      const key = JSON.stringify([question.lang, question.category, question.search])
      const known = kept.get(key)
      if (known && now() - known.askedAt < settings.translations.cacheMs) return ok(known)
      const under = asking.get(key) ?? ask(key, question).finally(() => asking.delete(key))
      asking.set(key, under)
      return under
    },
  }
}

type Entry = { readonly key?: unknown; readonly text?: unknown; readonly compiled?: unknown }

/** Most shops have changed nothing: how a form is read comes with the first one, or not, and then there is no list. */
async function readerFor(entries: readonly Entry[]): Promise<typeof readMessage | undefined> {
  if (entries.every(({ compiled }) => compiled === undefined)) return () => undefined
  const rule = await import('#domain/translations/message.ts').catch(() => undefined)
  return rule?.readMessage
}

/** An entry without its key or its text is passed over. */
function readTranslation({ key, text, compiled }: Entry, read: typeof readMessage): Translation[] {
  if (typeof key !== 'string' || key === '' || typeof text !== 'string' || text === '') return []
  return [{ key, text, compiled: read(compiled) }]
}
