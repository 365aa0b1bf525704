import type { Profile } from '#domain/contract/account.ts'
import type { Country } from '#domain/country/countries.ts'
import { needsKana } from '#domain/country/market-of.ts'

/** Both names in the order of the customer's market. */
export function fullName({ given_name, family_name, country }: Profile): string {
  const names = needsKana(country as Country) ? [family_name, given_name] : [given_name, family_name]
  return names.filter(Boolean).join(' ')
}
