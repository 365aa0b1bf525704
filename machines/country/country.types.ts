import type { Country } from '#domain/country/countries.ts'

export type CountryContext = {
  /** Where the visitor is, as far as is known: the default until something else is. */
  readonly country: Country
}

/** The answer to a lookup, and whether the page was free when it came. */
export type CountryLookupResult = { readonly code: string | null; readonly isPageFree: boolean }

export type CountryEvent =
  /** The shop has started on a page, with what the cookie holds. */
  | { type: 'shop.started'; stored: string | undefined }
  /** The cookie was read again: what it holds may be the choice of another tab. */
  | { type: 'country.detected'; stored: string | undefined }
  /** Another page is shown; on a free one no other question is open, and nobody is at work. */
  | { type: 'page.finished'; isPageFree: boolean }
  /** The question was answered with yes. */
  | { type: 'country.confirmed' }
  /** The question was closed without an answer. */
  | { type: 'question.closed' }
  /** The visitor wants to see the list. */
  | { type: 'selection.opened' }
  | { type: 'selection.closed' }
  | { type: 'country.chosen'; country: Country }
