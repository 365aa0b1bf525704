import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure, FigureName } from './foot-figures.ts'
import { implausibleIn, plausibleRanges, plausibleRatios } from './plausible.ts'

const seen = (value: number): Figure => ({ value, tolerance: 1, method: 'measured' })
const asSeen = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { ...figure, method: 'measured' }]))
const length = fc.double({ min: 180, max: 330, noNaN: true })

test('a common foot is plausible', () => {
  const figures = { lengthMm: seen(263), ballWidthMm: seen(102), footBreadthMm: seen(98.9), heelWidthMm: seen(70.8) }
  expect(implausibleIn(figures)).toEqual([])
})

test.each([
  [179.9, 1],
  [180, 0],
  [330, 0],
  [330.1, 1],
])('a length of %s mm has %s fault', (lengthMm, faults) => {
  expect(implausibleIn({ lengthMm: seen(lengthMm) })).toHaveLength(faults)
})

test.each(plausibleRatios.map((ratio) => [ratio.figure, ratio.to, ratio] as const))(
  '%s against %s is refused on either side of its limits, and right at them is not',
  (figure, to, { least, most }) => {
    const { least: low, most: high } = plausibleRanges[to]
    const base = (low + high) / 2
    const faultsAt = (ratio: number) => implausibleIn({ [to]: seen(base), [figure]: seen(base * ratio) })
    expect(faultsAt(least + 1e-9)).toEqual([])
    expect(faultsAt(most - 1e-9)).toEqual([])
    for (const ratio of [least - 0.01, most + 0.01])
      expect(faultsAt(ratio).map((fault) => fault.figure)).toEqual([figure])
  },
)

test.each([
  ['ballWidthMm', 81.2, 1],
  ['ballWidthMm', 81.3, 0],
  ['ballWidthMm', 114.9, 0],
  ['ballWidthMm', 115.1, 1],
  ['heelWidthMm', 47, 1],
  ['heelWidthMm', 91, 1],
  ['ballGirthMm', 186, 1],
  ['ballGirthMm', 282, 1],
  ['heelToBallMm', 166, 1],
  ['heelToBallMm', 204, 1],
] as const)('on a foot of 250 mm %s of %s mm has %s fault', (figure, mm, faults) => {
  expect(implausibleIn({ lengthMm: seen(250), [figure]: seen(mm) })).toHaveLength(faults)
})

test('a number that is wrong alone is not blamed again against others', () => {
  expect(implausibleIn({ lengthMm: seen(400), ballWidthMm: seen(100) })).toEqual([{ figure: 'lengthMm' }])
})

test('what was only worked out is never held against what was seen', () => {
  const heelWidthMm = seen(48.5)
  const breadth = seen(98)
  expect(implausibleIn({ lengthMm: seen(250), heelWidthMm, footBreadthMm: breadth })).toHaveLength(1)
  expect(
    implausibleIn({ lengthMm: seen(250), heelWidthMm, footBreadthMm: { ...breadth, method: 'estimated' } }),
  ).toEqual([])
})

test('what is no number is never plausible', () => {
  expect(implausibleIn({ lengthMm: seen(Number.NaN) })).toEqual([{ figure: 'lengthMm' }])
})

test('every foot whose length and width are plausible stays so with all that is worked out from them', () => {
  fc.assert(
    fc.property(length, fc.double({ min: 0.35, max: 0.45, noNaN: true }), (mm, ratio) => {
      const all = estimateMissing({ lengthMm: seen(mm), ballWidthMm: seen(mm * ratio) })
      expect(implausibleIn(asSeen(all))).toEqual([])
      expect(implausibleIn(asSeen(estimateMissing({ lengthMm: seen(mm) })))).toEqual([])
      const known = Object.keys(all) as FigureName[]
      expect(known.toSorted()).toEqual(
        Object.keys(plausibleRanges)
          .filter((name) => name !== 'bigToeAngleDeg')
          .toSorted(),
      )
    }),
  )
})
