import type { Country } from '#domain/country/countries.ts'
import { settings } from '#domain/settings.ts'

/** Where screens hear which country the visitor is in, and let them choose another. */
export type CountryPort = {
  /** The default until something else is known. */
  code(): Country
  isKnown(): boolean
  onChange(tell: () => void): () => void
  /** Shows the list of countries. */
  choose(): void
  /** The visitor has said elsewhere which country is theirs. */
  take(country: Country): void
}

/** A stranger of whom nothing is known yet: whom every page is written for. */
export const strangerCountry: CountryPort = {
  code: () => settings.country.default,
  isKnown: () => false,
  onChange: () => () => {},
  choose: () => {},
  take: () => {},
}

export type ConnectedCountry = CountryPort & { connect(source: CountryPort): void }

/** Stands for what comes late: until it is connected the visitor is a stranger, and a wish to choose waits for it. */
export function createCountryPort(): ConnectedCountry {
  const listeners = new Set<() => void>()
  let source = strangerCountry
  let isWished = false
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  return {
    code: () => source.code(),
    isKnown: () => source.isKnown(),
    onChange(tell) {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    choose() {
      isWished = true
      source.choose()
    },
    take: (country) => source.take(country),
    connect(late) {
      source = late
      late.onChange(tellAll)
      tellAll()
      if (isWished) late.choose()
    },
  }
}
