import { countryNames } from '#domain/country/country-list.ts'
import type { Language } from '#domain/settings.ts'
import type { AddressTexts, PostalAddress } from './postal-address.ts'
import { findPrefecture } from './prefectures.ts'

function joined(between: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join(between)
}

/** Joins Japanese parts without spaces, except next to Latin letters. */
function joinedJapanese(...parts: readonly (string | undefined)[]): string {
  return joined('\n', ...parts)
    .replace(/(?<=[a-z])\n|\n(?=[a-z])/gi, ' ')
    .replaceAll('\n', '')
}

/** In the order of Japan Post: the postcode, then from the largest unit to the smallest. */
function japaneseLines({ postcode = '', region, city, line_1, line_2 }: AddressTexts): (string | undefined)[] {
  return [`〒${postcode}`, joinedJapanese(region, city, line_1), line_2]
}

/** From the smallest unit to the largest, as on mail from abroad. */
function japaneseLinesAbroad({ postcode, region, city, line_1, line_2 }: AddressTexts): (string | undefined)[] {
  const prefecture = findPrefecture(region ?? '')?.en
  return [line_2, line_1, joined(', ', city, joined(' ', prefecture, postcode))]
}

function otherLines({ line_1, line_2, city, region, postcode }: AddressTexts): (string | undefined)[] {
  return [line_1, line_2, joined(' ', joined(', ', city, region), postcode)]
}

function formatAddressLines({ country, fields }: PostalAddress, language: Language): (string | undefined)[] {
  if (country === 'JP') return language === 'ja' ? japaneseLines(fields) : japaneseLinesAbroad(fields)
  if (country !== 'GB') return otherLines(fields)
  return [fields.line_1, fields.line_2, fields.city, fields.region, fields.postcode]
}

/** The country that each language's home post omits from the envelope. */
const home: Readonly<Record<Language, string>> = { en: 'GB', ja: 'JP' }

/** The lines of an address without the name. */
export function writePlace(address: PostalAddress, language: Language): string[] {
  const country = address.country === home[language] ? undefined : countryNames[language][address.country]
  return [...formatAddressLines(address, language), country].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

/** The name of the addressee; in Japanese the family name comes first. */
export function writeName({ country, fields }: PostalAddress, language: Language): string {
  const { name, family_name, given_name } = fields
  if (country !== 'JP') return name ?? ''
  return language === 'ja' ? joined(' ', family_name, given_name) : joined(' ', given_name, family_name)
}

/** The lines of an envelope, in the order of the address's country, for a reader of the language. */
export function writeAddress(address: PostalAddress, language: Language): string[] {
  const [name, lines] = [writeName(address, language), writePlace(address, language)]
  return address.country === 'JP' && language === 'ja' ? [...lines, `${name} 様`] : [name, ...lines]
}
