import { expect, test } from 'vitest'
import { areaOf } from '#domain/shoe/geometry/section.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import { plainMap } from '../../../tests/support/meshes/plain-map.ts'
import { plainShoe } from '../../../tests/support/meshes/plain-shoe.ts'
import { cutAt, frameOf, placesOf, sizesOf } from './cut-view.ts'
import { dimensionLines } from './dimension-lines.ts'

const request = (side: 'left' | 'right' = 'right'): ShoeRequest => ({
  measures: { lengthMm: 250, ballWidthMm: 100 },
  side,
  upper: 'strap',
  feel: 'natural',
  level: 'preview',
  soleText: '',
})
const shoe = plainShoe(request())

test('the shoe, the foot and the room are cut at the same place, the room once it is known', () => {
  const cut = cutAt(shoe, plainMap(request()), 120)
  expect(areaOf(cut.shoe)).toBeCloseTo(106 * 70, 0)
  expect(sizesOf(cut.foot)).toEqual({ wideMm: 100, highMm: 60 })
  expect(sizesOf(cut.inside)).toEqual({ wideMm: 103, highMm: 80 })
  expect(cutAt(shoe, undefined, 120)).toMatchObject({ inside: [] })
  expect(sizesOf(cutAt(shoe, undefined, 900).foot)).toBeUndefined()
})

test('every cut fits into the frame of its shoe', () => {
  expect(frameOf(shoe.shoe)).toEqual({ left: -53, right: 53, low: 0, high: 70 })
})

test('places are counted by the foot, not by the shoe that is longer', () => {
  expect(placesOf(shoe)).toEqual({ footLengthMm: 241, ballWidthMm: 97, heelToBallMm: 182.5 })
})

test('lines of the measurements are as long as the inside is, and the length runs beside the outer side', () => {
  for (const side of ['left', 'right'] as const) {
    const one = plainShoe(request(side))
    for (const { figure, from, to } of dimensionLines(one).filter((line) => line.figure !== 'ballWidthMm'))
      expect(Math.hypot(...to.map((part, axis) => part - (from[axis] ?? 0)))).toBeCloseTo(
        one.report.last[figure].made,
        6,
      )
    const [length] = dimensionLines(one)
    expect(Math.abs(length?.from[1] ?? 0)).toBe(64)
  }
})
