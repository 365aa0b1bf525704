import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededChance } from '../../../../tests/support/seeded-chance.ts'
import { blank, type Picture } from '../picture/picture.ts'
import { edgeMap } from './edge-map.ts'
import { type StraightLine, straightLines } from './straight-lines.ts'

const width = 120
const height = 90

/** A picture of greys, each pixel the mean of what lies under it, with the grain that every photo has. */
function drawPicture(greyAt: (x: number, y: number) => number): Picture {
  const picture = blank(width, height)
  const chance = seededChance(7)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      let sum = 0
      for (const down of [-0.375, -0.125, 0.125, 0.375])
        for (const right of [-0.375, -0.125, 0.125, 0.375]) sum += greyAt(column + right, row + down) / 16
      for (const plane of [picture.red, picture.green, picture.blue]) plane[at] = sum + 2 * chance()
    }
  return picture
}

const findLines = (picture: Picture, count = 10) => straightLines(edgeMap(picture), count)

/** How far a line passes from a point. */
const farFrom = ({ angle, offset }: StraightLine, x: number, y: number) =>
  Math.abs(x * Math.cos(angle) + y * Math.sin(angle) - offset)

/** Angle between two ways, up to a right angle. */
function turnBetween(one: number, other: number): number {
  const turn = Math.abs(one - other) % Math.PI
  return Math.min(turn, Math.PI - turn)
}

test('where two halves of a picture meet is its first line, at whatever angle and however faint', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: Math.PI, maxExcluded: true, noNaN: true }),
      fc.integer({ min: 40, max: 80 }),
      fc.integer({ min: 30, max: 60 }),
      fc.integer({ min: 8, max: 200 }),
      (angle, x, y, step) => {
        const side = (px: number, py: number) => (px - x) * Math.cos(angle) + (py - y) * Math.sin(angle)
        const [first] = findLines(drawPicture((px, py) => (side(px, py) > 0 ? 20 + step : 20)))
        if (!first) throw new Error('no line was found')
        expect(turnBetween(first.angle, angle)).toBeLessThan((2 * Math.PI) / 180)
        expect(farFrom(first, x, y)).toBeLessThan(1.5)
      },
    ),
    { numRuns: 40 },
  )
})

test('all four edges of a sheet are among the lines, its faint ones as well', () => {
  const [left, right, top, bottom] = [30, 90, 15, 75]
  const isSheet = (x: number, y: number) => x > left && x < right && y > top && y < bottom
  // The floor is nearly as light as the sheet on the left and above.
  const picture = drawPicture((x, y) => (isSheet(x, y) ? 200 : x < 60 && y < 70 ? 190 : 80))
  const lines = findLines(picture, 12)
  for (const [x, y, angle] of [
    [left, 45, 0],
    [right, 45, 0],
    [60, top, Math.PI / 2],
    [60, bottom, Math.PI / 2],
  ] as const)
    expect(lines.some((line) => turnBetween(line.angle, angle) < 0.04 && farFrom(line, x, y) < 1.5)).toBe(true)
})

test('the lines come with the clearest first, no more of them than were asked for, and none twice', () => {
  const lines = findLines(
    drawPicture((x, y) => ((Math.floor(x / 17) + Math.floor(y / 13)) % 2 === 0 ? 60 : 180)),
    6,
  )
  expect(lines).toHaveLength(6)
  expect(lines.map(({ votes }) => votes)).toEqual(lines.map(({ votes }) => votes).toSorted((a, b) => b - a))
  for (const [k, line] of lines.entries())
    for (const other of lines.slice(k + 1))
      expect(turnBetween(line.angle, other.angle) > 0.03 || farFrom(line, 60, 45) !== farFrom(other, 60, 45)).toBe(true)
})

test('a picture in which nothing changes has no line', () => {
  expect(findLines(drawPicture(() => 128))).toEqual([])
})
