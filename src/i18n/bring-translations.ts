import type { Language } from '#domain/settings.ts'
import { changedCategory } from '#domain/translations/built-in-text.ts'
import type { PageLanguage } from './page-language.ts'
import type { Translations } from './translations.ts'

/** Replaces the built-in messages that operators have changed. */
export async function bringTranslations(translations: Translations, page: PageLanguage, lang: Language): Promise<void> {
  const list = await translations.list({ lang, category: changedCategory })
  if (!list.ok) throw new Error(list.facts.message)
  const changed = list.value.translations.flatMap(({ key, compiled }) => (compiled ? [[key, compiled] as const] : []))
  await page.change(lang, Object.fromEntries(changed))
}
