import type { Language } from '#domain/settings.ts'
import type { Country } from './countries.ts'
import { nameInSentence } from './name-in-sentence.ts'

/** What the list of a country shows today. A word that is changed makes a new version; what was shown before stays here. */
export const waitlistWordingVersion = '2'

const wordings: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  '1': {
    en: 'Send me one mail when you begin to ship to {country}, and nothing else.',
    ja: '{country}へのお届けを始めるときに、一度だけメールでお知らせします。ほかのメールはお送りしません。',
  },
  '2': {
    en: 'We’ll e-mail you once, when we start delivering to {country}, and use your address for nothing else.',
    ja: '{country}へのお届けを始めるときに、1回だけメールでお知らせします。ほかのメールはお送りしません。',
  },
}

/** What who leaves an address agrees to, word for word: shown from here, and kept from here as proof. */
export function waitlistWording(version: string, language: Language, country: Country): string | undefined {
  const words = Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
  return words?.replace('{country}', nameInSentence(country, language))
}
