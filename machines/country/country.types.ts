import type { Country } from '#domain/country/countries.ts'

export type CountryContext = {
  /** The country of the visitor; the default until it is known. */
  readonly country: Country
}

/** The result of a lookup, and whether the page was free when it arrived. */
export type CountryLookupResult = { readonly code: string | null; readonly isPageFree: boolean }

export type CountryEvent =
  /** The app started on a page; `stored` is the value of the cookie. */
  | { type: 'shop.started'; stored: string | undefined }
  /** The cookie was read again: another tab may have stored a choice. */
  | { type: 'country.detected'; stored: string | undefined }
  /** Another page is shown. It is free when no other question is open and the visitor is not working on it. */
  | { type: 'page.finished'; isPageFree: boolean }
  /** The visitor confirmed the country. */
  | { type: 'country.confirmed' }
  /** The question was closed without an answer. */
  | { type: 'question.closed' }
  /** The visitor opens the list. */
  | { type: 'selection.opened' }
  | { type: 'selection.closed' }
  | { type: 'country.chosen'; country: Country }
