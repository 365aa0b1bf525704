import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedArea } from '../../geometry/polygon.ts'
import { largestPiece } from '../picture/pieces.ts'
import { traceBorder } from './trace-border.ts'

const width = 60
const height = 50
const everywhere = new Uint8Array(width * height).fill(1)

/** How much of each pixel a disc covers, softened over one pixel. */
function disc(x: number, y: number, radius: number): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => {
    const far = Math.hypot((at % width) - x, Math.floor(at / width) - y)
    return Math.min(1, Math.max(0, 0.5 + radius - far))
  })
}

test('the border of a disc is its circle, to a small part of a pixel', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 22, max: 36, noNaN: true }),
      fc.double({ min: 20, max: 28, noNaN: true }),
      fc.double({ min: 4, max: 15, noNaN: true }),
      (x, y, radius) => {
        const soft = disc(x, y, radius)
        const mask = largestPiece(soft, 0.5, width, height, everywhere)!
        const border = traceBorder(mask, soft, width, height)
        for (const point of border) expect(Math.abs(Math.hypot(point.x - x, point.y - y) - radius)).toBeLessThan(0.35)
        expect(Math.abs(signedArea(border)) / (Math.PI * radius ** 2)).toBeCloseTo(1, 1)
      },
    ),
  )
})

test('only the largest piece stands, and its holes are filled', () => {
  const soft = disc(20, 25, 14)
  const hole = disc(20, 25, 4)
  const crumb = disc(52, 8, 3)
  const value = soft.map((full, at) => Math.max(full - hole[at]!, crumb[at]!))
  const mask = largestPiece(value, 0.5, width, height, everywhere)!
  expect(mask[25 * width + 20]).toBe(1)
  expect(mask[8 * width + 52]).toBe(0)
})

test('where nothing is high there is no piece and no border', () => {
  const empty = new Float32Array(width * height)
  expect(largestPiece(empty, 0.5, width, height, everywhere)).toBeUndefined()
  expect(traceBorder(new Uint8Array(width * height), empty, width, height)).toEqual([])
})

test('a piece that touches the rim of the picture has a closed border, too', () => {
  const soft = disc(0, 0, 10)
  const mask = largestPiece(soft, 0.5, width, height, everywhere)!
  const border = traceBorder(mask, soft, width, height)
  const last = border.at(-1)!
  expect(Math.hypot(last.x - border[0]!.x, last.y - border[0]!.y)).toBeLessThan(1.6)
})
