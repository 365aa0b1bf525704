import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** Gives the visitor's country to components, and lets the visitor choose another. */
export type CountryPort = {
  /** The default country until another is known. */
  code(): Country
  isCountrySet(): boolean
  onChange(listener: () => void): () => void
  /** Shows the list of countries. */
  choose(): void
  /** Shows the waitlist for the visitor's country. Joining it confirms the country. */
  join(): void
  /** Sets the country that the visitor has stated elsewhere. */
  take(country: Country): void
}

/** The port of an unknown visitor, for whom every page is prerendered. */
export const strangerCountry: CountryPort = {
  code: () => settings.country.default,
  isCountrySet: () => false,
  onChange: () => () => {},
  choose: () => {},
  join: () => {},
  take: () => {},
}

/** Until it is connected the visitor is unknown, and calls to choose or to join are queued. */
export const createCountryPort = () => lazyPort(strangerCountry, { queueable: ['choose', 'join'] })
