import type { Language } from '#domain/settings.ts'

/** The version that the form shows today. Changed wording gets a new version; old versions stay here. */
export const guardianVersion = '1'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'I’m this child’s parent or guardian, and the measurements of their feet may be kept.',
    ja: '私はこのお子さまの保護者で、足の計測値を保存することに同意します。',
  },
}

/** The consent of a child's guardian, word for word: shown from here, and stored as proof. */
export function guardianWords(version: string, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
