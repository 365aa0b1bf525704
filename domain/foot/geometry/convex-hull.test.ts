import fc from 'fast-check'
import { expect, test } from 'vitest'
import { convexHull } from './convex-hull.ts'
import { signedArea } from './polygon.ts'

const point = fc.record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) })

test('the hull of a square with points in it and on its sides is its four corners', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 4 },
    { x: 0, y: 4 },
  ]
  const hull = convexHull([...corners, { x: 1, y: 2 }, { x: 2, y: 0 }, { x: 4, y: 3 }])
  expect(hull).toHaveLength(4)
  expect(hull).toEqual(expect.arrayContaining(corners))
})

test('every point lies within the hull, which turns one way only', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 40 }), (points) => {
      const hull = convexHull(points)
      if (hull.length < 3) return
      expect(signedArea(hull)).toBeGreaterThan(0)
      for (const [k, from] of hull.entries()) {
        const to = hull[(k + 1) % hull.length]!
        for (const { x, y } of points)
          expect((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})
