import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateMissing } from './estimate-missing.ts'
import type { Figure, FigureName } from './foot-figures.ts'
import { implausibleIn, isSeenFoot, plausibleRanges, plausibleRatios } from './plausible.ts'

const seen = (value: number): Figure => ({ value, tolerance: 1, method: 'measured' })
const asSeen = (figures: object) =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, { ...figure, method: 'measured' }]))
const grownLength = fc.double({ min: 180, max: 330, noNaN: true })
const anyLength = fc.double({ min: 90, max: 410, noNaN: true })

test('a common foot is plausible', () => {
  const figures = { lengthMm: seen(263), ballWidthMm: seen(102), footBreadthMm: seen(98.9), heelWidthMm: seen(70.8) }
  expect(implausibleIn(figures)).toEqual([])
})

test.each([
  [89.9, 1],
  [90, 0],
  [410, 0],
  [410.1, 1],
])('a length of %s mm has %s fault', (lengthMm, errorCount) => {
  expect(implausibleIn({ lengthMm: seen(lengthMm) })).toHaveLength(errorCount)
})

test.each(plausibleRatios.map((ratio) => [ratio.figure, ratio.to, ratio] as const))(
  '%s against %s is refused on either side of its limits, and right at them is not',
  (figure, to, { min, max }) => {
    const { min: low, max: high } = plausibleRanges[to]
    const base = (low + high) / 2
    const findErrorsAt = (ratio: number) => implausibleIn({ [to]: seen(base), [figure]: seen(base * ratio) })
    expect(findErrorsAt(min + 1e-9)).toEqual([])
    expect(findErrorsAt(max - 1e-9)).toEqual([])
    for (const ratio of [min - 0.01, max + 0.01])
      expect(findErrorsAt(ratio).map((error) => error.figure)).toEqual([figure])
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
] as const)('on a foot of 250 mm %s of %s mm has %s fault', (figure, mm, errorCount) => {
  expect(implausibleIn({ lengthMm: seen(250), [figure]: seen(mm) })).toHaveLength(errorCount)
})

test('a number that is wrong alone is not blamed again against others', () => {
  expect(implausibleIn({ lengthMm: seen(420), ballWidthMm: seen(100) })).toEqual([{ figure: 'lengthMm' }])
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
    fc.property(grownLength, fc.double({ min: 0.35, max: 0.45, noNaN: true }), (mm, ratio) => {
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

test('every foot that is kept stays plausible with what is worked out of it, however short or long', () => {
  fc.assert(
    fc.property(anyLength, fc.double({ min: 0.33, max: 0.455, noNaN: true }), (mm, ratio) => {
      expect(implausibleIn(estimateMissing({ lengthMm: seen(mm) }))).toEqual([])
      expect(implausibleIn(estimateMissing({ lengthMm: seen(mm), ballWidthMm: seen(mm * ratio) }))).toEqual([])
    }),
  )
})

test.each([
  ['the mean of boys of 3 to 5 years', 162, 66, 0],
  ['the mean of girls of 3 to 5 years', 156, 65, 0],
  ['a broad one of theirs', 150, 75, 0],
  ['a grown-up one as broad as that', 250, 125, 1],
  ['one broader than children’s are', 150, 82, 1],
])('a foot that is %s, %d mm long and %d mm broad, has %d fault', (_, lengthMm, footBreadthMm, errorCount) => {
  expect(implausibleIn({ lengthMm: seen(lengthMm), footBreadthMm: seen(footBreadthMm) })).toHaveLength(errorCount)
})

test.each([
  [89, false],
  [140, true],
  [330, true],
  [331, false],
])('in a picture %d mm are a foot: %s', (lengthMm, isFoot) => {
  expect(isSeenFoot({ lengthMm: seen(lengthMm) })).toBe(isFoot)
})
