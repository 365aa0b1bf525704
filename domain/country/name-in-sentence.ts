import type { Language } from '#domain/settings.ts'
import type { Country } from './countries.ts'
import { countryNames } from './country-list.ts'

/** English says "the Netherlands", but "Japan". */
const withArticle = new Set<Country>(
  'AE AX BQ BS CC CF CK DO FK FO GB GM IM IO KM KY MH MP MV NL PH PN PS SB SC TC US VG VI'.split(' ') as Country[],
)

/** The name of a country as used within a sentence. */
export function nameInSentence(code: Country, language: Language): string {
  const name = countryNames[language][code]
  return language === 'en' && withArticle.has(code) ? `the ${name}` : name
}
