import { fail, ok, type Result } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import {
  type LocalizationCode,
  type LocalizationError,
  toLocalizationError,
} from '#domain/translations/localization-error.ts'
import type { Message, readMessage } from '#domain/translations/message.ts'
import type { ApiClient } from '#src/api/api.ts'
import { callCommon } from '#src/api/call-lazily.ts'

export type Translation = { readonly key: string; readonly text: string; readonly compiled: Message | undefined }

export type TranslationQuestion = { readonly lang: Language; readonly category?: string; readonly search?: string }

export type TranslationList = {
  readonly translations: readonly Translation[]
  readonly categories: readonly string[]
  /** The time of the request, by the clock that the cache was given. */
  readonly fetchedAt: number
}

type TranslationsResult<Value> = Result<Value, LocalizationCode, Pick<LocalizationError, 'message'>>

/** The messages that the server stores. Results are cached for five minutes. */
export type Translations = {
  list(question: TranslationQuestion): Promise<TranslationsResult<TranslationList>>
  clearCache(): void
}

export function createTranslations(api: ApiClient, now: () => number): Translations {
  const cache = new Map<string, TranslationList>()
  const pending = new Map<string, Promise<TranslationsResult<TranslationList>>>()

  async function loadOnce(key: string, question: TranslationQuestion): Promise<TranslationsResult<TranslationList>> {
    const fetchedAt = now()
    const answer = await callCommon(api, 'translations', undefined, { query: question })
    const reader = answer.ok ? await readerFor(answer.value.translations) : undefined
    if (!answer.ok || !reader) {
      const { code, message } = toLocalizationError(answer.ok ? undefined : answer.facts)
      return fail(code, { message })
    }
    const { translations, categories } = answer.value
    const list = {
      translations: translations.flatMap((entry) => readTranslation(entry, reader)),
      categories,
      fetchedAt,
    }
    cache.set(key, list)
    return ok(list)
  }

  return {
    clearCache: () => cache.clear(),
    async list(question) {
      const key = JSON.stringify([question.lang, question.category, question.search])
      const known = cache.get(key)
      if (known && now() - known.fetchedAt < settings.translations.cacheMs) return ok(known)
      const under = pending.get(key) ?? loadOnce(key, question).finally(() => pending.delete(key))
      pending.set(key, under)
      return under
    },
  }
}

type Entry = { readonly key?: unknown; readonly text?: unknown; readonly compiled?: unknown }

/**
 * Most shops override nothing, so the reader is loaded with the first compiled message. Undefined if loading
 * fails.
 */
async function readerFor(entries: readonly Entry[]): Promise<typeof readMessage | undefined> {
  if (entries.every(({ compiled }) => compiled === undefined)) return () => undefined
  const rule = await import('#domain/translations/message.ts').catch(() => undefined)
  return rule?.readMessage
}

/** Ignores an entry without a key or a text. */
function readTranslation({ key, text, compiled }: Entry, read: typeof readMessage): Translation[] {
  if (typeof key !== 'string' || key === '' || typeof text !== 'string' || text === '') return []
  return [{ key, text, compiled: read(compiled) }]
}
