import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { ok, type Result } from '#domain/result.ts'

/** What is known of postcodes: nothing, the data in the package, or a service. */
export type PostcodePort = {
  /** By country: whether it tells whole addresses, or only how far the code itself reaches. */
  readonly knows: Readonly<Partial<Record<Country, 'addresses' | 'towns'>>>
  /** Where only some codes are known, which they are. */
  readonly only?: Readonly<Partial<Record<Country, readonly string[]>>>
  /** The postcode as the rule reads it. One that nobody knows has no suggestions, and no country but those above has any. */
  lookUp(country: Country, postcode: string): Promise<Result<readonly AddressSuggestion[], 'unavailable'>>
}

/** Every address is typed by hand. */
export const noPostcodes: PostcodePort = { knows: {}, lookUp: async () => ok([]) }
