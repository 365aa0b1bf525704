import type { Language } from '#domain/settings.ts'
import type { Country } from './countries.ts'
import { nameInSentence } from './name-in-sentence.ts'

/** The version shown on the waitlist of a country today. Changed wording gets a new version; old versions stay here. */
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

/** The text a customer agrees to when joining the waitlist, word for word: shown from here, and stored as proof. */
export function waitlistWording(version: string, language: Language, country: Country): string | undefined {
  const words = Object.hasOwn(wordings, version) ? wordings[version]?.[language] : undefined
  return words?.replace('{country}', nameInSentence(country, language))
}
