import { type Quote, taxWithin } from './quote.ts'

/** The same pairs for another sum, as the shop asks by now: delivery costs what it did, and the pairs cost the rest. */
export function quoteAt(totalMinor: number, before: Quote): Quote {
  const lines = before.lines.map((line) => {
    if (line.kind === 'delivery') return line
    const minor = line.minor + totalMinor - before.totalMinor
    return { ...line, eachMinor: Math.round(minor / line.count), minor }
  })
  const { percent } = before.tax
  return { ...before, lines, totalMinor, tax: { percent, minor: taxWithin(totalMinor, percent) } }
}
