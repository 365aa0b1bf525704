import type { Country } from '#domain/country/countries.ts'
import { kanaReadings } from '#domain/country/kana-readings.ts'
import { plainName } from '#domain/country/plain-name.ts'
import { type Language, settings } from '#domain/settings.ts'

/**
 * The long names of these say to whom they belong, the short ones where they are. For all others the short name is too
 * short.
 */
const shortlyNamed: readonly Country[] = ['HK', 'MO']

const locales: Record<Language, string> = { en: 'en-GB', ja: 'ja' }

function namer(language: Language): (code: Country) => string {
  const [long, short] = (['long', 'short'] as const).map(
    (style) => new Intl.DisplayNames(locales[language], { type: 'region', style, fallback: 'none' }),
  )
  return (code) => {
    const name = (shortlyNamed.includes(code) ? short : long)?.of(code)
    if (name === undefined) throw new Error(`${code} has no name in ${language}`)
    return name
  }
}

/** The kana reading of a Japanese name; a name with kanji must be in the table. */
export function findKanaReading(code: Country, name: string): string {
  const reading = kanaReadings[code]
  if (/\p{sc=Han}/u.test(name) && reading === undefined) throw new Error(`${code} has no reading: ${name}`)
  return plainName(reading ?? name)
}

/** The names of countries in a language: the shop's own country first, the others sorted by name, or by reading. */
export function frozenNames(language: Language, codes: readonly Country[]): (readonly [Country, string])[] {
  const getCountryName = namer(language)
  const collator = new Intl.Collator(language)
  const home = settings.country.default
  const keyed = codes.map((code) => {
    const name = getCountryName(code)
    return { code, name, key: language === 'ja' ? findKanaReading(code, name) : name }
  })
  return keyed
    .toSorted((one, other) => {
      const homeFirst = Number(other.code === home) - Number(one.code === home)
      return homeFirst || collator.compare(one.key, other.key)
    })
    .map(({ code, name }) => [code, name])
}
