import { useLingui } from '@lingui/react'
import { knownLanguage } from '#domain/language/find-language.ts'
import { type Language, settings } from '#domain/settings.ts'

/** The language that a component is shown in. */
export function useLanguage(): Language {
  return knownLanguage(useLingui().i18n.locale) ?? settings.languages.default
}
