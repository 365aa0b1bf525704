import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loupePosition } from './loupe-position.ts'

const photo = { width: 390, height: 520 }
const size = 128

test('places the loupe below and right of the finger, and flips it at the edges of the photo', () => {
  const at = { x: 150, y: 200 }
  const { x, y } = loupePosition(at, photo, size)
  expect([x > at.x, y > at.y]).toEqual([true, true])
  expect(loupePosition({ x: 300, y: 200 }, photo, size).x + size).toBeLessThan(300)
  const low = loupePosition({ x: 150, y: 480 }, photo, size)
  expect(low.y + size).toBeLessThan(480)
})

test('keeps the loupe within the photo and clear of the finger everywhere', () => {
  const sizes = fc.record({ width: fc.integer({ min: 300, max: 900 }), height: fc.integer({ min: 360, max: 900 }) })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(sizes, share, share, (box, across, down) => {
      const at = { x: across * box.width, y: down * box.height }
      const { x, y } = loupePosition(at, box, size)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + size).toBeLessThanOrEqual(box.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + size).toBeLessThanOrEqual(box.height)
      const nearest = {
        x: Math.max(x, Math.min(x + size, at.x)),
        y: Math.max(y, Math.min(y + size, at.y)),
      }
      expect(Math.hypot(nearest.x - at.x, nearest.y - at.y)).toBeGreaterThan(26)
    }),
  )
})
