import { type Quote, type QuoteLine, taxWithin } from './quote.ts'

/**
 * What was agreed for an order, shared between the pairs that leave it and those that stay: together it is what it was, to the penny. Delivery is
 * paid with the pairs that leave, which are the first to be sent. No price of today is asked.
 */
export function splitQuote(agreed: Quote, leaving: number): { readonly leaving: Quote; readonly staying: Quote } {
  const pairs = agreed.lines.reduce((sum, line) => (line.kind === 'pairs' ? sum + line.count : sum), 0)
  return { leaving: splitShare(agreed, leaving, true), staying: splitShare(agreed, pairs - leaving, false) }
}

function splitShare(agreed: Quote, count: number, bearsDelivery: boolean): Quote {
  const lines = agreed.lines.map((line): QuoteLine => {
    if (line.kind === 'delivery') return bearsDelivery ? line : { ...line, minor: 0 }
    return { ...line, count, minor: count * line.eachMinor }
  })
  const totalMinor = lines.reduce((sum, { minor }) => sum + minor, 0)
  const { percent } = agreed.tax
  return { ...agreed, lines, totalMinor, tax: { percent, minor: taxWithin(totalMinor, percent) } }
}
