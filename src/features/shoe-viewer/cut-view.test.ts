import { expect, test } from 'vitest'
import { getSectionReach, sectionArea } from '#domain/shoe/geometry/section.ts'
import type { ShoeRequest } from '#domain/shoe/shoe-request.ts'
import { plainMap } from '../../../tests/support/builders/meshes/plain-map.ts'
import { boxMesh, plainShoe } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { cutAt, cutPositions, frameMeshes, roomBeside } from './cut-view.ts'
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

test('cuts the shoe, the foot and, once known, the inside at the same position', () => {
  const cut = cutAt(shoe, plainMap(request()), 120)
  expect(sectionArea(cut.shoe)).toBeCloseTo(106 * 70, 0)
  expect(getSectionReach(cut.foot)).toEqual({ left: -50, right: 50, low: 0, high: 60 })
  expect(getSectionReach(cut.inside)).toEqual({ left: -51.5, right: 51.5, low: 0, high: 80 })
  expect(cutAt(shoe, undefined, 120)).toMatchObject({ inside: [] })
  expect(getSectionReach(cutAt(shoe, undefined, 900).foot)).toBeUndefined()
})

test('tells the clearance by the foot’s own sides: the inner side is right for a right foot and left for a left one', () => {
  const [foot, inside] = [
    { left: -50, right: 48, low: 0, high: 60 },
    { left: -51, right: 52, low: 0, high: 58 },
  ]
  expect(roomBeside(foot, inside, 'right')).toEqual({ innerMm: 4, outerMm: 1, aboveMm: -2 })
  expect(roomBeside(foot, inside, 'left')).toEqual({ innerMm: 1, outerMm: 4, aboveMm: -2 })
})

test('frames every cut of a shoe, and of a foot that extends beyond it', () => {
  expect(frameMeshes([shoe.shoe, shoe.foot])).toEqual({ left: -53, right: 53, low: 0, high: 70 })
  expect(frameMeshes([shoe.shoe, boxMesh(250, 110, 85)])).toEqual({ left: -55, right: 55, low: 0, high: 85 })
})

test('measures positions along the foot, not along the longer shoe', () => {
  expect(cutPositions(shoe)).toEqual({ footLengthMm: 241, ballWidthMm: 97, heelToBallMm: 182.5 })
})

test('draws dimension lines as long as the inside, with the length next to the outer side', () => {
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
