import type { Language } from '#domain/settings.ts'
import type { Country } from './countries.ts'
import { namesInEnglish } from './names-en.ts'
import { namesInJapanese } from './names-ja.ts'
import { countryNumbers } from './numbers.ts'

/** An entry of the specification's list. */
export type CountryEntry = { readonly value: number; readonly text: string; readonly code: Country }

/** The frozen names, so that every browser and the server show the same ones. */
export const countryNames: Readonly<Record<Language, Readonly<Record<Country, string>>>> = {
  en: namesInEnglish,
  ja: namesInJapanese,
}

/** The 243 countries, the United Kingdom first and the others in the order of their names. */
export function countryList(language: Language): CountryEntry[] {
  const names = Object.entries(countryNames[language]) as [Country, string][]
  return names.map(([code, text]) => ({ value: countryNumbers[code], text, code }))
}
