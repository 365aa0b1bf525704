import type { Quote } from './quote.ts'

/** What costs nothing where something was agreed to cost: a pair that is made again. */
export function freeQuote(agreed: Quote): Quote {
  return { ...agreed, lines: [], totalMinor: 0, tax: { ...agreed.tax, minor: 0 } }
}
