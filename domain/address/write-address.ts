import { countryNames } from '#domain/country/country-list.ts'
import type { Language } from '#domain/settings.ts'
import type { AddressTexts, PostalAddress } from './postal-address.ts'
import { findPrefecture } from './prefectures.ts'

function joined(between: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between)
}

/** Japanese is written without spaces; a name in letters keeps its distance. */
function joinedJapanese(...parts: readonly (string | undefined)[]): string {
  return joined('\n', ...parts)
    .replace(/(?<=[a-z])\n|\n(?=[a-z])/gi, ' ')
    .replaceAll('\n', '')
}

/** As Japan's post reads it: the code, then from the large to the small, and last the name with its 様. */
function japaneseLines({ postcode, region, city, line_1, line_2, family_name, given_name }: AddressTexts): string[] {
  return [
    `〒${postcode ?? ''}`,
    joinedJapanese(region, city, line_1),
    line_2 ?? '',
    `${joined(' ', family_name, given_name)} 様`,
  ]
}

/** From the small to the large, as letters from abroad have it. */
function japaneseLinesAbroad(fields: AddressTexts): string[] {
  const { postcode, region, city, line_1, line_2, family_name, given_name } = fields
  const prefecture = findPrefecture(region ?? '')?.en
  return [
    joined(' ', given_name, family_name),
    line_2 ?? '',
    line_1 ?? '',
    joined(', ', city, joined(' ', prefecture, postcode)),
  ]
}

function britishLines({ name, line_1, line_2, city, region, postcode }: AddressTexts): string[] {
  return [name, line_1, line_2, city, region, postcode].map((line) => line ?? '')
}

function otherLines({ name, line_1, line_2, city, region, postcode }: AddressTexts): string[] {
  return [name ?? '', line_1 ?? '', line_2 ?? '', joined(' ', joined(', ', city, region), postcode)]
}

function linesOf({ country, fields }: PostalAddress, language: Language): string[] {
  if (country === 'JP') return language === 'ja' ? japaneseLines(fields) : japaneseLinesAbroad(fields)
  return country === 'GB' ? britishLines(fields) : otherLines(fields)
}

/** Whose own post needs no country on the envelope. */
const home: Readonly<Record<Language, string>> = { en: 'GB', ja: 'JP' }

/** The lines of an envelope, in the order of the address's country, for a reader of the language. */
export function writeAddress(address: PostalAddress, language: Language): string[] {
  const country = address.country === home[language] ? '' : countryNames[language][address.country]
  const lines = linesOf(address, language)
  return [...lines, country].filter((line) => line !== '')
}
