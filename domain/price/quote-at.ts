import { type Quote, taxWithin } from './quote.ts'

/**
 * Adapts a quote to the total that the server now asks for: delivery keeps its price, and the pairs make up the rest.
 */
export function quoteAt(totalMinor: number, before: Quote): Quote {
  const lines = before.lines.map((line) => {
    if (line.kind === 'delivery') return line
    const minor = line.minor + totalMinor - before.totalMinor
    return { ...line, eachMinor: Math.round(minor / line.count), minor }
  })
  const { percent } = before.tax
  return { ...before, lines, totalMinor, tax: { percent, minor: taxWithin(totalMinor, percent) } }
}
