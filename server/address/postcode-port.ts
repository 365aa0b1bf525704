import type { AddressSuggestion } from '#domain/address/postal-address.ts'
import type { Country } from '#domain/country/countries.ts'
import { ok, type Result } from '#domain/result.ts'

/** A source of addresses by postcode: none, the package's data, or a service. */
export type PostcodePort = {
  /** By country: whether it returns complete addresses, or only the town that the postcode covers. */
  readonly knows: Readonly<Partial<Record<Country, 'addresses' | 'towns'>>>
  /** The only known postcodes, where a source knows just some. */
  readonly only?: Readonly<Partial<Record<Country, readonly string[]>>>
  /** Looks up a validated postcode. An unknown postcode, or one of another country, has no suggestions. */
  lookUp(country: Country, postcode: string): Promise<Result<readonly AddressSuggestion[], 'unavailable'>>
}

/** Without a source, every address is typed by hand. */
export const noPostcodes: PostcodePort = { knows: {}, lookUp: async () => ok([]) }
