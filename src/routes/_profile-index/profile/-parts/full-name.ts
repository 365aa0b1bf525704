import { needsKana } from '#domain/account/introduction.ts'
import type { Profile } from '#domain/contract/account.ts'
import { isCountry } from '#domain/country/countries.ts'

/** Both names in the order of the customer's market. */
export function fullName({ given_name, family_name, country }: Profile): string {
  const isFamilyFirst = isCountry(country) && needsKana(country)
  const names = isFamilyFirst ? [family_name, given_name] : [given_name, family_name]
  return names.filter(Boolean).join(' ')
}
