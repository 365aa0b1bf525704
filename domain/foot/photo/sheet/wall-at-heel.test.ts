import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { papers, type Sheet } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import { coversWall, seesWall } from './wall-at-heel.ts'

const size = { widthPx: 600, heightPx: 800 }
const camera = heldCamera(size, { heightMm: 760 })
/** What `paintedSheet` has behind the sheet's short edge. */
const behind = [150, 152, 158] as const
const white = [235, 236, 238] as const

type Floor = Parameters<typeof paintedSheet>[2]['floor']

function isWallSeen(floor: Floor, from = camera): boolean {
  const photo = paintedSheet(from, papers.a4, { paper: white, floor })
  return seesWall({ picture: shrink(photo, 1), pxPerPixel: 1 }, from, papers.a4)
}

test('a wall is seen where the floor ends along the short edge', () => {
  expect(isWallSeen(() => [96, 84, 70])).toBe(true)
})

test('a floor that goes on behind the sheet is no wall', () => {
  expect(isWallSeen(() => behind)).toBe(false)
})

test('a joint of the floor along the short edge is no wall: behind it the same floor goes on', () => {
  expect(isWallSeen((_x, y) => (y < 2.5 ? [60, 60, 60] : behind))).toBe(false)
})

test('a floor that ends elsewhere than along the edge is no wall at the heel', () => {
  expect(isWallSeen((_x, y) => (y > 8 ? [96, 84, 70] : behind))).toBe(false)
})

test('a floor with many lines, any of which may lie along the edge, proves nothing', () => {
  expect(isWallSeen((_x, y) => (Math.floor(y / 4) % 2 === 0 ? [96, 84, 70] : behind))).toBe(false)
})

test('of one corner alone a wall has to be clear', () => {
  const from = heldCamera(size, { heightMm: 760, tip: 0.22, turn: 0 })
  const beside =
    (left: readonly [number, number, number]): Floor =>
    (x) =>
      x < 0 ? left : behind
  expect(isWallSeen(beside([96, 84, 70]), from)).toBe(true)
  expect(isWallSeen(beside([136, 138, 144]), from)).toBe(false)
})

/** What `paintedSheet` has over the middle of the edge: a leg of 84 mm. */
const [legFrom, legTo] = [63, 147]

function coveredOn(paper: readonly [number, number, number], sheet: Sheet = papers.a4): (heelX: number) => boolean {
  const photo = paintedSheet(camera, sheet, { paper, floor: () => [96, 84, 70] })
  const work = { picture: shrink(photo, 1), pxPerPixel: 1 }
  return (heelX) => coversWall(work, camera, sheet, heelX)
}

test('a leg covers the wall where the heel would touch it, over all of the heel; a sheet that is seen as far as the wall is covered by nothing', () => {
  const isCovered = coveredOn(white)
  expect(isCovered((legFrom + legTo) / 2)).toBe(true)
  expect(isCovered(legFrom + 10)).toBe(false)
  expect(isCovered(30)).toBe(false)
})

test('a sheet as white as the wall tells of no cover: nowhere along its end is the wall seen to begin', () => {
  expect(coveredOn(behind)(30)).toBe(false)
})

test('a leg that ends where the sheet does covers it, too, where it is tinted otherwise than the wall', () => {
  const narrow = { widthMm: 90, heightMm: 200 } as unknown as Sheet
  expect(coveredOn(white, narrow)(45)).toBe(true)
})
