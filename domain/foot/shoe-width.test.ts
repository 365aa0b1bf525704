import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { type Population, populations } from './population.ts'
import { nearestSize } from './shoe-size.ts'
import { girthForWidth, type LetteredWidth, shoeWidths, widthRange } from './shoe-width.ts'

const letters = ['a', 'b', 'c', 'd', 'e', 'ee', 'eee', 'eeee', 'f', 'g'] as const satisfies readonly LetteredWidth[]
const seen = (value: number, tolerance = 0) => ({ value, tolerance })

/**
 * Cells of the tables of JIS S 5037 as others publish them, girths in mm from the width that is named first. The standard itself
 * was not read. All other cells are extrapolated: G of women, F and G of men, and the sizes that are not named here.
 */
const published: readonly (readonly [Population, number, LetteredWidth, readonly number[], string])[] = [
  ['women', 19.5, 'a', [183, 189, 195, 201, 207, 213, 219, 225, 231], 'biontech.jp/wize'],
  ['women', 20, 'a', [186, 192, 198, 204, 210, 216, 222, 228, 234], 'biontech.jp/wize'],
  ['women', 20.5, 'a', [189, 195, 201, 207, 213, 219, 225, 231, 237], 'biontech.jp/wize'],
  ['women', 21, 'a', [192, 198, 204, 210, 216, 222, 228, 234, 240], 'biontech.jp/wize'],
  ['women', 21.5, 'a', [195, 201, 207, 213, 219, 225, 231, 237, 243], 'biontech.jp/wize'],
  ['women', 22, 'a', [198, 204, 210, 216, 222, 228, 234, 240, 246], 'biontech.jp/wize'],
  ['women', 22.5, 'a', [201, 207, 213, 219, 225, 231, 237, 243, 249], 'biontech.jp/wize'],
  ['women', 23.5, 'a', [207, 213, 219, 225, 231, 237, 243, 249], 'shoe-tree.net/column/width'],
  ['women', 23.5, 'e', [231, 237], 'footcare-ituha.com/column/149'],
  ['men', 23.5, 'a', [210, 216, 222, 228, 234, 240, 246, 252], 'shoe-tree.net/column/width'],
  ['men', 25.5, 'e', [246, 252, 258, 264], 'shoearra.com/item/knowledge01'],
  ['men', 26, 'eee', [261], 'tbs.co.jp/rikuou_tbs/shoes/s3.html'],
]

describe('Widths of JIS S 5037', () => {
  test.each(published)('of %s, size %s from %s on, are around the ball %j (%s)', (group, sizeCm, first, girths) => {
    const widths = letters.slice(letters.indexOf(first), letters.indexOf(first) + girths.length)
    expect(widths.map((width) => girthForWidth(width, sizeCm, group))).toEqual(
      girths.map((mm) => expect.closeTo(mm, 9)),
    )
    for (const [place, width] of widths.entries()) {
      const girth = girths[place] ?? 0
      // In whole mm: to 2 mm more, and from 3 mm less.
      for (const off of [-3, 0, 2])
        expect(widthRange(seen(sizeCm * 10), seen(girth + off), group)?.nearest, `${width} ${off}`).toBe(width)
    }
  })

  test('go on beyond the tables in steps of 6 mm, and end', () => {
    expect(letters.map((width) => girthForWidth(width, 30, 'men'))).toEqual([
      249, 255, 261, 267, 273, 279, 285, 291, 297, 303,
    ])
    const nearestWidth = (girth: number) => widthRange(seen(300), seen(girth), 'men')?.nearest
    expect([249, 240, 303, 306].map(nearestWidth)).toEqual(['a', 'under_a', 'g', 'over_g'])
  })

  test('have their doubt by both numbers: a longer foot of that girth is narrower', () => {
    expect(widthRange(seen(235, 2.6), seen(231, 1), 'women')).toEqual({ min: 'd', nearest: 'e', max: 'ee' })
    expect(widthRange(seen(235, 0), seen(231, 6), 'women')).toEqual({ min: 'd', nearest: 'e', max: 'ee' })
    expect(widthRange(seen(235, 1), seen(231, 1), 'women')).toEqual({ min: 'e', nearest: 'e', max: 'e' })
  })

  const mm = fc.double({ min: 180, max: 330, noNaN: true })
  const girths = fc.double({ min: 135, max: 370, noNaN: true })
  const off = fc.double({ min: 0, max: 20, noNaN: true })
  const group = fc.constantFrom(...populations)
  const widthIndex = (range: ReturnType<typeof widthRange>) =>
    range && [range.min, range.nearest, range.max].map((width) => shoeWidths.indexOf(width))

  test('are monotone: a larger girth is never narrower, a longer foot never wider, and more tolerance never narrows the doubt', () => {
    fc.assert(
      fc.property(mm, mm, girths, girths, off, off, group, (one, other, less, more, sure, lowConfidence, of) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)]
        const [thin, thick] = [Math.min(less, more), Math.max(less, more)]
        const [little, much] = [Math.min(sure, lowConfidence), Math.max(sure, lowConfidence)]
        const at = (length: number, girth: number, tolerance: number) =>
          widthIndex(widthRange(seen(length, tolerance), seen(girth, tolerance), of)) ?? []
        const [base, thicker, longer] = [at(short, thin, little), at(short, thick, little), at(long, thin, little)]
        for (const place of [0, 1, 2]) {
          expect(thicker[place]).toBeGreaterThanOrEqual(base[place] ?? 0)
          expect(longer[place]).toBeLessThanOrEqual(base[place] ?? 0)
        }
        const wider = at(short, thin, much)
        expect(wider[0]).toBeLessThanOrEqual(base[0] ?? 0)
        expect(wider[2]).toBeGreaterThanOrEqual(base[2] ?? 0)
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('are idempotent: the girth of a width has that width', () => {
    fc.assert(
      fc.property(mm, fc.constantFrom(...letters), group, (length, width, of) => {
        const girth = girthForWidth(width, nearestSize(length, 'jp') ?? 0, of)
        expect(widthRange(seen(length), seen(girth), of)?.nearest).toBe(width)
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e9])('of %s nothing is thrown', (odd) => {
    for (const of of populations) {
      expect(() => widthRange(seen(odd), seen(odd), of)).not.toThrow()
      expect(() => widthRange(seen(250, odd), seen(240, odd), of)).not.toThrow()
    }
    expect(widthRange(seen(Number.NaN), seen(240), 'men')).toBeUndefined()
  })
})
