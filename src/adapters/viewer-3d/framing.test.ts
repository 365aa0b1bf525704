import { expect, test } from 'vitest'
import { distanceFor, middleOf } from './framing.ts'
import { home, moved, towards } from './orbit.ts'

/** The corners of a box of 260 by 220 by 90 mm. */
const box = Float32Array.from(
  [-130, 130].flatMap((x) => [-110, 110].flatMap((y) => [-45, 45].flatMap((z) => [x, y, z]))),
)
const field = 26

test('from wherever one looks, all of it is in the picture', () => {
  for (const aspect of [0.6, 4 / 3, 2])
    for (let aroundDeg = 0; aroundDeg < 360; aroundDeg += 15)
      for (const aboveDeg of [-70, -20, 0, 30, 80]) {
        const orbit = moved(home, { aroundDeg, aboveDeg: aboveDeg - home.aboveDeg })
        const distance = distanceFor(box, orbit, field, aspect)
        const { across, up } = middleOf(box, orbit, distance, field, aspect)
        expect(Math.abs(across)).toBeLessThan(1)
        expect(Math.abs(up)).toBeLessThan(1)
        const [bx, by, bz] = towards(orbit)
        for (let at = 0; at < box.length; at += 3) {
          const [x = 0, y = 0, z = 0] = box.subarray(at, at + 3)
          const away = (distance - (x * bx + y * by + z * bz)) * Math.tan((field * Math.PI) / 360)
          const aside = Math.abs((y * bx - x * by) / Math.hypot(bx, by)) / (away * aspect)
          expect(aside).toBeLessThan(1.01)
        }
      }
})

test('it stays as large while it is turned round, and the eye goes further back in a narrow place', () => {
  const turned = moved(home, { aroundDeg: 77 })
  expect(distanceFor(box, turned, field, 1)).toBe(distanceFor(box, home, field, 1))
  expect(distanceFor(box, home, field, 0.5)).toBeGreaterThan(distanceFor(box, home, field, 1) * 1.5)
})

test('what stands lower than the middle of everything lies lower in the picture', () => {
  const low = Float32Array.from([0, 0, -40, 10, 0, -40, 0, 10, -40])
  expect(middleOf(low, home, 800, field, 1).up).toBeLessThan(-0.1)
  expect(middleOf(box, { ...home, aboveDeg: 0 }, 800, field, 1).up).toBeCloseTo(0)
})
