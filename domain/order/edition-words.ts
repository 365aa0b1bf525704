import type { Language } from '../settings.ts'

/** What the list of the edition shows today. A word that is changed makes a new version; what was shown before stays here. */
export const editionWordsVersion = '1'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'We’ll e-mail you once, when we can hold a number for you, and use your address for nothing else.',
    ja: '通し番号を確保できたときに、1回だけメールでお知らせします。ほかのメールはお送りしません。',
  },
}

/** What who leaves an address agrees to, word for word: shown from here, and kept from here as proof. */
export function editionWords(version: string, language: Language): string | undefined {
  return Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
}
