import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderFootPhoto } from './render-foot-photo.ts'
import type { Bend } from './scene.ts'
import { bentPlace } from './sheet-form.ts'
import { quietScene } from './test-scene.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const roll = fc.record({
  kind: fc.constant('roll' as const),
  xMm: between(20, 190),
  yMm: between(20, 280),
  towardsDeg: between(0, 360),
  radiusMm: between(100, 400),
})
const fold = fc.record({
  kind: fc.constant('fold' as const),
  yMm: between(99, 200),
  riseMm: between(2, 8),
  halfMm: between(45, 90),
})
const away = (one: readonly number[], other: readonly number[]) =>
  Math.hypot(...one.map((value, part) => value - (other[part] ?? 0)))

test('paper that is bent does not stretch', () => {
  fc.assert(
    fc.property(fc.oneof(roll, fold), between(0, 209), between(0, 296), between(0, 2 * Math.PI), (bend, x, y, way) => {
      const step = 0.05
      const long = away(bentPlace([bend], x, y), bentPlace([bend], x + step * Math.cos(way), y + step * Math.sin(way)))
      // A step over a fold is a little shorter, as a chord is.
      expect(long).toBeLessThan(step * 1.0001)
      expect(long).toBeGreaterThan(step * 0.96)
    }),
  )
})

test('no place of it lies below the floor, and what is not bent stays where it is', () => {
  fc.assert(
    fc.property(roll, between(0, 210), between(0, 297), (bend, x, y) => {
      const [bx, by, z] = bentPlace([bend], x, y)
      expect(z).toBeGreaterThanOrEqual(0)
      if (z === 0) expect([bx, by]).toEqual([x, y])
    }),
  )
  expect(bentPlace([{ kind: 'fold', yMm: 150, riseMm: 6, halfMm: 60 }], 100, 150)[2]).toBe(6)
  expect(bentPlace([{ kind: 'fold', yMm: 150, riseMm: 6, halfMm: 60 }], 100, 80)).toEqual([100, 80, 0])
  expect(bentPlace([], 30, 40)).toEqual([30, 40, 0])
})

test('a corner that stands up is seen where it is said to be, in light of its own, and the sheet beside it as before', () => {
  const bends: Bend[] = [{ kind: 'roll', xMm: 160, yMm: 247, towardsDeg: 45, radiusMm: 80 }]
  const lamps = [{ fromDeg: 225, elevationDeg: 40, colour: [0.8, 0.8, 0.8] as const, softness: 0.1 }]
  const scene = quietScene({ subject: 'nothing', bends })
  const { pixels, expected } = renderFootPhoto({ ...scene, light: { ...scene.light, lamps } })
  const green = (x: number, y: number) => pixels.data[(Math.round(y) * pixels.width + Math.round(x)) * 4 + 1] ?? 0
  const [, heelLeft, toeLeft, toeRight] = expected.corners ?? []
  if (!heelLeft || !toeLeft || !toeRight) throw new Error('There is no sheet')
  // From the standing corner to the opposite one: floor before it, paper behind it.
  const long = Math.hypot(heelLeft.x - toeRight.x, heelLeft.y - toeRight.y)
  const along = (px: number) => {
    const share = px / long
    return green(toeRight.x + (heelLeft.x - toeRight.x) * share, toeRight.y + (heelLeft.y - toeRight.y) * share)
  }
  expect(along(-4)).toBeLessThan(120)
  expect(along(6)).toBeGreaterThan(along(-4) + 60)
  // It turns away from the lamp's side, and so catches less or more of it than the flat middle.
  expect(Math.abs(along(14) - along(long / 2))).toBeGreaterThan(6)
  expect(green(toeLeft.x + 5, toeLeft.y + 5)).toBeGreaterThan(150)
})
