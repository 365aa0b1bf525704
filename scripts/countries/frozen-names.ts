import type { Country } from '#domain/country/countries.ts'
import { kanaReadings } from '#domain/country/kana-readings.ts'
import { plainName } from '#domain/country/plain-name.ts'
import { type Language, settings } from '#domain/settings.ts'

/** Their long names say to whom they belong, their short ones where they are. Elsewhere the short name is too short. */
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

/** How a Japanese name is read; one with kanji must stand in the table. */
export function findKanaReading(code: Country, name: string): string {
  const reading = kanaReadings[code]
  if (/\p{sc=Han}/u.test(name) && reading === undefined) throw new Error(`${code} has no reading: ${name}`)
  return plainName(reading ?? name)
}

/** The names of countries in a language: the shop's own country first, the others by name, or by how it is read. */
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
