import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'
import { lazyPort } from '#src/actors/lazy-port.ts'

/** Where screens hear which country the visitor is in, and let them choose another. */
export type CountryPort = {
  /** The default until something else is known. */
  code(): Country
  isCountrySet(): boolean
  onChange(listener: () => void): () => void
  /** Shows the list of countries. */
  choose(): void
  /** Shows the list of those who wait for us in the visitor's country. By this they say that it is theirs. */
  join(): void
  /** The visitor has said elsewhere which country is theirs. */
  take(country: Country): void
}

/** A stranger of whom nothing is known yet: whom every page is prerendered for. */
export const strangerCountry: CountryPort = {
  code: () => settings.country.default,
  isCountrySet: () => false,
  onChange: () => () => {},
  choose: () => {},
  join: () => {},
  take: () => {},
}

/** Until it is connected the visitor is a stranger, and a call to choose or to join waits for it. */
export const createCountryPort = () => lazyPort(strangerCountry, { queueable: ['choose', 'join'] })
