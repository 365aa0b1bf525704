import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Quote } from './quote.ts'
import { taxWithin } from './quote.ts'
import { splitQuote } from './split-quote.ts'

/** Agreed at some time, by prices that may differ from today's. */
const anyAgreed = fc
  .record({ pairs: fc.integer({ min: 2, max: 4 }), each: fc.nat(90_000), delivery: fc.nat(3_000), leaving: fc.nat() })
  .map(({ pairs, each, delivery, leaving }) => {
    const totalMinor = pairs * each + delivery
    const agreed: Quote = {
      market: 'GB',
      currency: 'GBP',
      lines: [
        { kind: 'pairs', count: pairs, eachMinor: each, minor: pairs * each },
        { kind: 'delivery', minor: delivery },
      ],
      totalMinor,
      tax: { percent: 20, minor: taxWithin(totalMinor, 20) },
      arrivesInDays: { min: 1, max: 2 },
    }
    return { agreed, leaving: 1 + (leaving % (pairs - 1)), each, delivery }
  })

test('a split order costs what was agreed, to the penny, with delivery paid once', () => {
  fc.assert(
    fc.property(anyAgreed, ({ agreed, leaving, each, delivery }) => {
      const parts = splitQuote(agreed, leaving)
      expect(parts.leaving.totalMinor + parts.staying.totalMinor).toBe(agreed.totalMinor)
      expect(parts.leaving.totalMinor).toBe(leaving * each + delivery)
      for (const { lines, totalMinor, tax } of Object.values(parts)) {
        expect(lines.reduce((sum, { minor }) => sum + minor, 0)).toBe(totalMinor)
        expect(tax).toEqual({ percent: 20, minor: taxWithin(totalMinor, 20) })
      }
    }),
  )
})
