import type { Language } from '../settings.ts'

/** The version shown on the edition waitlist today. Changed wording gets a new version; old versions stay here. */
export const editionWordsVersion = '1'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'We’ll e-mail you once, when we can hold a number for you, and use your address for nothing else.',
    ja: '通し番号を確保できたときに、1回だけメールでお知らせします。ほかのメールはお送りしません。',
  },
}

/**
 * The text a customer agrees to when joining the edition waitlist, word for word: shown from here, and stored as proof.
 */
export function editionWords(version: string, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
