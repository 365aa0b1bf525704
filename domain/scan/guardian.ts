import type { Language } from '#domain/settings.ts'

/** What the form shows today. A word that is changed makes a new version; what was shown before stays here. */
export const guardianVersion = '1'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'I’m this child’s parent or guardian, and the measurements of their feet may be kept.',
    ja: '私はこのお子さまの保護者で、足の計測値を保存することに同意します。',
  },
}

/** What a child's guardian agrees to, word for word: shown from here, and kept from here as proof. */
export function guardianWords(version: string, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
