import type { Quote } from './quote.ts'

/** The quote of a remake: the agreed quote with a total of zero. */
export function freeQuote(agreed: Quote): Quote {
  return { ...agreed, lines: [], totalMinor: 0, tax: { ...agreed.tax, minor: 0 } }
}
