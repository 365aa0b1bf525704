import type * as endpoints from '#domain/contract/endpoints.ts'
import { knownLanguage } from '#domain/language/find-language.ts'
import { fail, ok } from '#domain/result.ts'
import { type Language, settings } from '#domain/settings.ts'
import { localizationMessages } from '#domain/translations/localization-error.ts'
import type { Call, UseCase } from '#server/http/endpoint.ts'
import type { ResponseCache } from '#server/http/remember.ts'
import { holdsWords, type ShopTexts } from './shop-texts.ts'

/** An unavailable language falls back to the default one. */
const parseLanguage = (requestedLanguage: string | undefined): Language =>
  knownLanguage(requestedLanguage) ?? settings.languages.default

/** The texts of a language: all, those of a category, those that contain the search text, or both. */
export function listTranslations(texts: () => ShopTexts): UseCase<typeof endpoints.translations> {
  return async ({ query: { lang, category, search } }) => {
    const language = parseLanguage(lang)
    const found = [...texts().values()]
      .filter(({ categories }) => category === undefined || categories.includes(category))
      .filter((entry) => search === undefined || holdsWords(entry, language, search))
    const translations = found.map(({ builtIn: { key }, texts, changed }) => ({
      key,
      text: texts[language],
      ...(changed[language] ? { compiled: changed[language] } : {}),
    }))
    return ok({ translations, categories: [...collectCategories(texts())] })
  }
}

/** Texts are valid until operators change one. Search requests are unbounded, so only whole categories are cached. */
export function whileTextsLast(texts: () => ShopTexts): ResponseCache<Call<typeof endpoints.translations>> {
  return {
    version: texts,
    getCacheKey({ query: { lang, category, search } }) {
      const isFrequentQuery =
        search === undefined && (category === undefined || collectCategories(texts()).has(category))
      return isFrequentQuery ? [parseLanguage(lang), category].join(' ') : undefined
    },
  }
}

export function showTranslation(texts: () => ShopTexts): UseCase<typeof endpoints.translation> {
  return async ({ id, query: { lang } }) => {
    const entry = texts().get(id)
    if (!entry) return fail('NOT_FOUND', { message: localizationMessages.NOT_FOUND })
    const { builtIn, texts: inLanguages, categories } = entry
    return ok({
      key: builtIn.key,
      text: inLanguages[parseLanguage(lang)],
      texts: inLanguages,
      categories: [...categories],
    })
  }
}

export function listCategories(texts: () => ShopTexts): UseCase<typeof endpoints.translationCategories> {
  return async () => ok({ categories: [...collectCategories(texts())] })
}

const found = new WeakMap<ShopTexts, ReadonlySet<string>>()

function collectCategories(texts: ShopTexts): ReadonlySet<string> {
  const there = found.get(texts) ?? new Set([...texts.values()].flatMap(({ categories }) => categories).sort())
  found.set(texts, there)
  return there
}
