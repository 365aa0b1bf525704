import { expect, test } from 'vitest'
import { blank, type Picture } from '../picture/picture.ts'
import { clearestPatch, minClear, paperPatches } from './paper-patch.ts'

const [width, height] = [240, 320]
const paperPatch = (picture: Picture) => clearestPatch(paperPatches(picture))

function painted(lightAt: (x: number, y: number) => number): Picture {
  const picture = blank(width, height)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1)
      for (const plane of [picture.red, picture.green, picture.blue]) plane[at] = lightAt(x, y)
  return picture
}

const isWithin = (x: number, y: number, from: readonly [number, number], to: readonly [number, number]) =>
  x >= from[0] && x < to[0] && y >= from[1] && y < to[1]
const isSheet = (x: number, y: number) => isWithin(x, y, [60, 60], [180, 240])
const share = (120 * 180) / (width * height)

test('a leg that lies all across a sheet parts it in two, and both are of one sheet', () => {
  const seen = painted((x, y) => (x > 130 && x < 156 ? 90 : isSheet(x, y) ? 220 : 70))
  expect(paperPatch(seen)?.share).toBeCloseTo(share, 1)
  expect(paperPatch(seen)?.covered).toBeGreaterThan(0.15)
})

test('the white of a floor that lies beside a sheet is none of it, as there is an edge between them', () => {
  const seen = painted((x, y) => (isSheet(x, y) ? 224 : isWithin(x, y, [180, 90], [240, 200]) ? 206 : 70))
  expect(Math.abs((paperPatch(seen)?.share ?? 0) - share)).toBeLessThan(0.02)
})

test('a sheet’s creases and soft shades part nothing', () => {
  const seen = painted((x, y) =>
    isSheet(x, y) ? 224 - 40 * Math.min(1, Math.max(0, (x - 90) / 60)) - (y === 150 ? 4 : 0) : 70,
  )
  expect(Math.abs((paperPatch(seen)?.share ?? 0) - share)).toBeLessThan(0.02)
})

test('narrow ways around toes and heel lead to the rest of the sheet', () => {
  const isCovered = (x: number, y: number) => x > 68 && x < 240 && ((y > 100 && y < 130) || (y > 170 && y < 200))
  const seen = painted((x, y) => (isCovered(x, y) ? 90 : isSheet(x, y) ? 220 : 70))
  const near = paperPatches(seen).filter((patch) => Math.abs(patch.share - share) < 0.02)
  expect(near.map(({ clear }) => clear > minClear)).toContain(true)
})

test('a strip of the sheet between toes and its corner is of the sheet, however narrow', () => {
  const seen = painted((x, y) => (isSheet(x, y) && !isWithin(x, y, [64, 64], [118, 118]) ? 220 : 40))
  const largest = paperPatches(seen).reduce((max, patch) => Math.max(max, patch.share), 0)
  expect(Math.abs(largest - share)).toBeLessThan(0.009)
})

test('a sheet of which an edge is bowed ends as clearly as a flat one', () => {
  const seen = painted((x, y) => (isSheet(x, y > 150 ? y + 7 * ((x - 120) / 60) ** 2 : y) ? 220 : 70))
  expect(paperPatch(seen)?.clear).toBeGreaterThan(0.95)
})
