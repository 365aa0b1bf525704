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

/** As Japan's post reads it: the code, and then from the large to the small. */
function japaneseLines({ postcode = '', region, city, line_1, line_2 }: AddressTexts): (string | undefined)[] {
  return [`〒${postcode}`, joinedJapanese(region, city, line_1), line_2]
}

/** From the small to the large, as letters from abroad have it. */
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

/** Whose own post needs no country on the envelope. */
const home: Readonly<Record<Language, string>> = { en: 'GB', ja: 'JP' }

/** Where it is, line by line, without who lives there. */
export function writePlace(address: PostalAddress, language: Language): string[] {
  const country = address.country === home[language] ? undefined : countryNames[language][address.country]
  return [...formatAddressLines(address, language), country].filter(
    (line) => line !== undefined && line !== '',
  ) as string[]
}

/** Whose it is; in Japanese the family comes first. */
export function writeName({ country, fields }: PostalAddress, language: Language): string {
  const { name, family_name, given_name } = fields
  if (country !== 'JP') return name ?? ''
  return language === 'ja' ? joined(' ', family_name, given_name) : joined(' ', given_name, family_name)
}

/** The lines of an envelope, in the order of the address's country, for a reader of the language. */
export function writeAddress(address: PostalAddress, language: Language): string[] {
  const [name, town] = [writeName(address, language), writePlace(address, language)]
  return address.country === 'JP' && language === 'ja' ? [...town, `${name} 様`] : [name, ...town]
}
