import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getSheetView, getWholeView, isWithin, shareIn } from './photo-view.ts'

const size = { width: 1_200, height: 1_600 }
const corners = [
  { x: 400, y: 600 },
  { x: 800, y: 600 },
  { x: 400, y: 1_100 },
  { x: 800, y: 1_100 },
]

test('shows the sheet with a margin around all of its corners', () => {
  const view = getSheetView(size, corners)
  expect(view).toEqual({ x: 330, y: 530, width: 540, height: 640 })
  expect(corners.every((corner) => isWithin(view, corner))).toBe(true)
  expect(shareIn(view, { x: 600, y: 850 })).toEqual({ x: 0.5, y: 0.5 })
  expect(isWithin(view, { x: 100, y: 850 })).toBe(false)
})

test('shows a photo without a sheet, or filled by one, as a whole', () => {
  expect(getSheetView(size, undefined)).toEqual(getWholeView(size))
  const near = corners.map(({ x, y }) => ({ x: (x - 400) * 3, y: (y - 600) * 3.2 }))
  expect(getSheetView(size, near)).toEqual(getWholeView(size))
})

test('keeps the view within the photo wherever the corners are', () => {
  const point = fc.record({ x: fc.integer({ min: -50, max: 1_250 }), y: fc.integer({ min: -50, max: 1_650 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 4, maxLength: 4 }), (placed) => {
      const { x, y, width, height } = getSheetView(size, placed)
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(size.width + 1e-9)
      expect(y + height).toBeLessThanOrEqual(size.height + 1e-9)
    }),
  )
})
