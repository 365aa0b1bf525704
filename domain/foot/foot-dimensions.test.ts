import { expect, test } from 'vitest'
import { toDimensions } from './foot-dimensions.ts'
import type { FootMeasures, FootSide } from './foot-figures.ts'
import type { Point } from './geometry/point.ts'

const measured = (value: number) => ({ value, tolerance: 1, method: 'measured' }) as const

/** A foot of 250 mm whose ball is widest at 170 mm inside and 155 mm outside, and whose heel is widest at 40 mm. */
function foot(side: FootSide): FootMeasures {
  const inwards = side === 'left' ? 1 : -1
  const halves: readonly (readonly [along: number, inner: number, outer: number])[] = [
    [10, 20, 20],
    [40, 31, 31],
    [60, 29, 29],
    [155, 44, 50],
    [170, 48, 47],
    [200, 40, 38],
    [240, 20, 15],
  ]
  return {
    side,
    figures: { lengthMm: measured(250), ballWidthMm: measured(99), heelWidthMm: measured(62) },
    toeForm: undefined,
    outline: [
      { x: 0, y: 0 },
      ...halves.map(([y, inner]) => ({ x: inwards * inner, y })),
      { x: inwards * 12, y: 250 },
      ...halves.toReversed().map(([y, , outer]) => ({ x: -inwards * outer, y })),
    ],
    quality: { score: 90, reasons: [] },
  }
}

/** The same in a photo of two pixels for each millimetre, its toes up. */
const inPhoto = ({ x, y }: Point): Point => ({ x: 400 + 2 * x, y: 700 - 2 * y })
const rounded = ({ x, y }: Point) => [Math.round(x), Math.round(y)]

test.each([
  ['left', 1],
  ['right', -1],
] as const)('the numbers of a %s foot stand where they were taken, its length beside the big toe', (side, inwards) => {
  const one = foot(side)
  const found = toDimensions(one, one.outline.map(inPhoto), false)
  const at = (x: number, y: number) => [400 + 2 * inwards * x, 700 - 2 * y]
  expect(found.map(({ name, figure, ends }) => [name, figure.value, ...ends.map(rounded)])).toEqual([
    ['lengthMm', 250, at(48 + 20, 0), at(48 + 20, 250)],
    ['ballWidthMm', 99, at(48, 170), at(-50, 155)],
    ['heelWidthMm', 62, [462, 620], [338, 620]],
  ])
  expect(found[0]?.touches?.map(rounded)).toEqual([at(0, 0), at(12, 250)])
})

test('of two feet on one sheet the length stands outside of both', () => {
  const [length] = toDimensions(foot('left'), foot('left').outline.map(inPhoto), true)
  expect(length?.ends.map(rounded)).toEqual([
    [400 - 2 * (50 + 20), 700],
    [400 - 2 * (50 + 20), 200],
  ])
})

test('an outline that does not go with the line point by point has no numbers on it', () => {
  const one = foot('left')
  const seen = one.outline.map(inPhoto)
  expect(toDimensions(one, seen.slice(0, -1), false)).toEqual([])
  expect(toDimensions(one, [], false)).toEqual([])
  expect(toDimensions({ ...one, outline: [] }, seen, false)).toEqual([])
})
