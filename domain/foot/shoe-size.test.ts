import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scaleRuns } from '../../tests/support/scale-runs.ts'
import { plausibleRanges } from './plausible.ts'
import {
  countedSystems,
  footMmAt,
  makersDiffer,
  nearestSize,
  sizeRange,
  sizeSystems,
  sizeToFootMm,
} from './shoe-size.ts'

test.each([
  ['24.5', 'jp', 245],
  ['２４．５ cm', 'jp', 245],
  ['24,5', 'jp', 245],
  ['２４．５', 'jp', 245],
  ['24．5㎝', 'jp', 245],
  ['24½', 'jp', 245],
  ['39', 'eu', 245],
  ['39 1/3', 'eu', 247.2],
  ['39⅓', 'eu', 247.2],
  ['39 ⅔', 'eu', 249.4],
  ['39 2/3', 'eu', 249.4],
  ['３９　２／３', 'eu', 249.4],
  ['39½', 'eu', 248.3],
  ['6', 'uk', 245.5],
  ['7½', 'uk', 258.2],
  ['7.5', 'uk', 258.2],
  ['7 1/2', 'uk', 258.2],
  ['7 1⁄2', 'uk', 258.2],
  ['8', 'us_women', 245.5],
  ['9.5', 'us_men', 266.7],
] as const)('size %s (%s) is made for a foot of %s mm', (text, system, mm) => {
  expect(sizeToFootMm(text, system)).toBeCloseTo(mm, 1)
})

test.each([
  ['', 'jp'],
  ['wide', 'eu'],
  ['245', 'jp'],
  ['8.9', 'jp'],
  ['33.1', 'jp'],
  ['39 cm', 'eu'],
  ['24.55', 'jp'],
  ['71/2', 'uk'],
  ['7⅓', 'uk'],
  ['7.5½', 'uk'],
  ['39 3/2', 'eu'],
  ['½', 'uk'],
] as const)('"%s" (%s) is no size of a foot that can be measured', (text, system) => {
  expect(sizeToFootMm(text, system)).toBeUndefined()
})

test('the shortest foot that can be measured has a size, and the longest that shoes are sold for', () => {
  expect([sizeToFootMm('9', 'jp'), sizeToFootMm('33', 'jp')]).toEqual([90, 330])
})

test('a child’s usual size is one, though no shoes are made for it', () => {
  expect([sizeToFootMm('14', 'jp'), sizeToFootMm('24', 'eu')]).toEqual([140, 145])
})

test('a part of a size means the same however it is written', () => {
  const parts = [
    [1 / 2, ['.5', ',5', '½', ' ½', ' 1/2', ' 1⁄2']],
    [1 / 3, ['⅓', ' ⅓', ' 1/3', ' 1⁄3']],
    [2 / 3, ['⅔', ' ⅔', ' 2/3', ' 2⁄3']],
  ] as const
  /** As Japanese keyboards write them. */
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
  fc.assert(
    fc.property(
      fc.integer({ min: 30, max: 50 }),
      fc.constantFrom(...parts.flatMap(([part, ways]) => ways.map((way) => [part, way] as const))),
      fc.boolean(),
      fc.constantFrom('', ' ', '　'),
      (whole, [part, way], isWide, space) => {
        const text = `${space}${whole}${way}${space}`
        expect(sizeToFootMm(isWide ? wide(text) : text, 'eu')).toBeCloseTo(((whole + part) * 20) / 3 - 15)
      },
    ),
  )
})

test('a foot is near to one size of each system', () => {
  expect(sizeSystems.map((system) => nearestSize(261.1, system))).toEqual([26, 41, 8, 10, 9])
})

test('the size that is near is never further from the foot than half a step of its system', () => {
  const halves = { jp: 2.5, eu: 10 / 3, uk: 25.4 / 12, us_women: 25.4 / 12, us_men: 25.4 / 12 }
  fc.assert(
    fc.property(fc.double({ min: 210, max: 325, noNaN: true }), fc.constantFrom(...sizeSystems), (mm, system) => {
      const made = sizeToFootMm(String(nearestSize(mm, system)), system) ?? 0
      expect(Math.abs(made - mm)).toBeLessThanOrEqual(halves[system] + 1e-9)
    }),
  )
})

test('a foot that is too short for the sizes of grown-up people has none of those', () => {
  expect(sizeSystems.map((system) => nearestSize(180, system))).toEqual([18, 29, undefined, undefined, undefined])
})

describe('Sizes that makers publish', () => {
  /**
   * A chart of feet in inches (https://cdn.shopify.com/s/files/1/0611/5852/3123/files/conversion-chart.pdf): US men, EU, UK, foot.
   * Of "48/49" for size 14 the smaller stands here; its last size, 15, is left out, as it is of a foot that shoes are not made for.
   */
  const inInches = [
    [5, 37, 4.5, 9],
    [5.5, 38, 5, 9.17],
    [6, 38.5, 5.5, 9.33],
    [6.5, 39, 6, 9.5],
    [7, 40, 6.5, 9.67],
    [7.5, 40.5, 7, 9.83],
    [8, 41, 7.5, 10],
    [8.5, 41.5, 8, 10.17],
    [9, 42, 8.5, 10.33],
    [9.5, 43, 9, 10.5],
    [10, 43.5, 9.5, 10.67],
    [10.5, 44, 10, 10.83],
    [11, 45, 10.5, 11],
    [11.5, 45.5, 11, 11.16],
    [12, 46, 11.5, 11.33],
    [13, 47, 12.5, 11.66],
    [14, 48, 13.5, 12],
  ] as const

  test.each(inInches)('US men %s, EU %s, UK %s, for a foot of %s inches', (us, eu, uk, inches) => {
    const mm = inches * 25.4
    expect(nearestSize(mm, 'us_men')).toBe(us)
    expect(Math.abs((nearestSize(mm, 'uk') ?? 0) - uk)).toBeLessThanOrEqual(makersDiffer.uk)
    expect(Math.abs((nearestSize(mm, 'eu') ?? 0) - eu)).toBeLessThanOrEqual(makersDiffer.eu)
  })

  /**
   * A chart of ranges of feet in mm (https://cdn.shopify.com/s/files/1/0610/1833/files/Emu_Size_Conversion.pdf): from, to, US women,
   * UK. Its columns for Europe and Japan rise by one for each of these sizes, which neither system does: they are not held to.
   */
  const inMm = [
    [206, 214, 4, 2],
    [215, 223, 5, 3],
    [224, 231, 6, 4],
    [232, 240, 7, 5],
    [241, 248, 8, 6],
    [249, 257, 9, 7],
    [258, 265, 10, 8],
    [266, 274, 11, 9],
    [275, 282, 12, 10],
    [283, 290, 13, 11],
    [291, 299, 14, 12],
    [300, 307, 15, 13],
  ] as const

  test.each(inMm)('a foot from %s to %s mm: US women %s, UK %s', (from, to, us, uk) => {
    const middle = (from + to) / 2
    expect(nearestSize(middle, 'us_women')).toBe(us)
    expect(nearestSize(middle, 'uk')).toBe(uk)
  })

  test('of Japan and Mondopoint are those of the foot itself, to the half centimetre', () => {
    const around = [-2, -1, 0, 1, 2].map((off) => 260 + off)
    expect(around.map((mm) => nearestSize(mm, 'jp'))).toEqual([26, 26, 26, 26, 26])
    expect(around.map((mm) => nearestSize(mm, 'mondopoint'))).toEqual([260, 260, 260, 260, 260])
    expect([257, 263].map((mm) => nearestSize(mm, 'jp'))).toEqual([25.5, 26.5])
  })
})

describe('Which sizes a foot may have', () => {
  const system = fc.constantFrom(...countedSystems)
  const { min, max } = plausibleRanges.lengthMm
  const mm = fc.double({ min, max, noNaN: true })
  const tolerance = fc.double({ min: 0, max: 20, noNaN: true })

  test('is told with the least and the most', () => {
    const found = countedSystems.map((one) => sizeRange({ value: 261.1, tolerance: 1.4 }, one))
    expect(found).toEqual([
      { min: 260, nearest: 260, max: 265 },
      { min: 26, nearest: 26, max: 26.5 },
      { min: 40, nearest: 41, max: 43 },
      { min: 7, nearest: 8, max: 8.5 },
      { min: 9, nearest: 10, max: 10.5 },
      { min: 8, nearest: 9, max: 9.5 },
    ])
  })

  test('is monotone: of a longer foot none is smaller, and more tolerance never narrows it', () => {
    fc.assert(
      fc.property(mm, mm, tolerance, tolerance, system, (one, other, oneOff, otherOff, of) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)]
        const [low, high] = [shorter, longer].map((value) => sizeRange({ value, tolerance: oneOff }, of))
        for (const place of ['min', 'nearest', 'max'] as const)
          if (low && high) expect(high[place]).toBeGreaterThanOrEqual(low[place])
        const [sure, lowConfidence] = [Math.min(oneOff, otherOff), Math.max(oneOff, otherOff)].map((off) =>
          sizeRange({ value: one, tolerance: off }, of),
        )
        expect(lowConfidence?.min ?? 0).toBeLessThanOrEqual(sure?.min ?? 0)
        expect(lowConfidence?.max ?? 0).toBeGreaterThanOrEqual(sure?.max ?? 0)
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test('is bounded: the likeliest lies within, and each size is one of a foot that can be measured, or a maker’s next', () => {
    fc.assert(
      fc.property(mm, fc.double({ min: 0, noNaN: true }), system, (value, off, of) => {
        const range = sizeRange({ value, tolerance: off }, of)
        if (!range) {
          expect(value).toBeLessThan(210)
          return
        }
        expect(range.nearest).toBeGreaterThanOrEqual(range.min)
        expect(range.nearest).toBeLessThanOrEqual(range.max)
        expect(footMmAt(range.min + makersDiffer[of], of)).toBeGreaterThanOrEqual(min - 4)
        expect(footMmAt(range.max - makersDiffer[of], of)).toBeLessThanOrEqual(max + 4)
      }),
      { numRuns: scaleRuns(2_000) },
    )
  })

  test('is idempotent: the foot that a size is made for has that size', () => {
    fc.assert(
      fc.property(mm, system, (value, of) => {
        const size = nearestSize(value, of)
        if (size !== undefined && footMmAt(size, of) >= 210) expect(nearestSize(footMmAt(size, of), of)).toBe(size)
      }),
      { numRuns: scaleRuns(10_000) },
    )
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -250, 0, 1e9])(
    'of %s mm, or off by that much, nothing is thrown',
    (odd) => {
      for (const of of countedSystems) {
        expect(sizeRange({ value: odd, tolerance: 1 }, of)).toBeUndefined()
        expect(() => sizeRange({ value: 250, tolerance: odd }, of)).not.toThrow()
      }
    },
  )
})
