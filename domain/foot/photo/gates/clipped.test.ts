import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldCamera } from '../../../../tests/support/builders/painted-sheet.ts'
import { onSheet } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { blank } from '../picture/picture.ts'
import { clippedOnSheet, clippedShare } from './clipped.ts'

const full = [255, 255, 255] as const
const grey = [180, 180, 180] as const

/** A picture of these colours, from left to right and from top to bottom. */
function drawPicture(width: number, height: number, colourAt: (column: number, row: number) => readonly number[]) {
  const small = blank(width, height)
  for (let row = 0, at = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 1) {
      const [red = 0, green = 0, blue = 0] = colourAt(column, row)
      small.red[at] = red
      small.green[at] = green
      small.blue[at] = blue
    }
  return small
}

test('as much of a photo is clipped as has all three colours at their end', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 200 }), (pixels) => {
      const small = drawPicture(pixels.length, 1, (column) => (pixels[column] ? full : grey))
      expect(clippedShare({ small })).toBeCloseTo(pixels.filter((isFull) => isFull).length / pixels.length, 9)
    }),
  )
})

test('where one colour still tells something, nothing is clipped', () => {
  fc.assert(
    fc.property(fc.nat(2), fc.integer({ min: 0, max: 250 }), (channel, value) => {
      const small = drawPicture(8, 8, () => full.map((end, k) => (k === channel ? value : end)))
      expect(clippedShare({ small })).toBe(0)
    }),
  )
})

const camera = heldCamera({ widthPx: 600, heightPx: 800 })
const { a4 } = papers

/** What is clipped of the sheet, where each place of it and of the floor is clipped or not. */
function onSheetShare(isClipped: (x: number, y: number) => boolean, seenBy = camera): number {
  const pxPerPixel = 4
  const small = drawPicture(150, 200, (column, row) => {
    const { x, y } = onSheet(seenBy, { x: (column + 0.5) * pxPerPixel, y: (row + 0.5) * pxPerPixel })
    return isClipped(x, y) ? full : grey
  })
  return clippedOnSheet({ small, pxPerPixel }, seenBy, a4)
}

test('of a sheet that is clipped up to some place, that share is told', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
      expect(Math.abs(onSheetShare((x) => x < share * a4.widthMm) - share)).toBeLessThan(0.05)
    }),
    { numRuns: 15 },
  )
})

test('a lamp that is mirrored by the floor beside the sheet is not held against it', () => {
  const isBeside = (x: number, y: number) => x < 0 || y < 0 || x > a4.widthMm || y > a4.heightMm
  expect(onSheetShare(isBeside)).toBe(0)
  expect(onSheetShare(() => true)).toBe(1)
})

test('of a sheet that the photo does not show nothing is clipped', () => {
  const elsewhere = { ...camera, origin: [9_000, 210, 640] as const }
  expect(onSheetShare(() => true, elsewhere)).toBe(0)
})
