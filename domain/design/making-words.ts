import type { Language } from '#domain/settings.ts'

/** The version that the summary shows today. Changed wording gets a new version; old versions stay here. */
export const makingVersion = '1'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'I’ve read this. Please make this pair to my measurements.',
    ja: '上の内容を読みました。この寸法で一足をつくってください。',
  },
}

/** The consent before a pair is made to measure, word for word: shown from here, and stored as proof. */
export function makingWords(version: string, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
