import { type Quote, type QuoteLine, taxWithin } from './quote.ts'

/**
 * Splits the agreed quote of an order between the pairs that leave it and those that stay: the sum stays the same, to
 * the penny. Delivery is paid with the leaving pairs, which are shipped first. Current prices do not matter.
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
