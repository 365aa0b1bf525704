import { expect, test } from 'vitest'
import { evenly } from './hand-line.ts'
import { type LeanField, leanField } from './lean-field.ts'
import { handPath, type Skin, tipPath } from './tip-path.ts'

const radiusMm = 30

/** A round post whose radius changes with the height. */
function post(radiusAt: (heightMm: number) => number): Skin {
  const found: number[] = []
  for (let z = 0; z <= 40; z += 1)
    for (let step = 0; step < 300; step += 1) {
      const angle = (step / 300) * 2 * Math.PI
      found.push(radiusAt(z) * Math.cos(angle), radiusAt(z) * Math.sin(angle), z)
    }
  return Float32Array.from(found)
}

/** A pencil: a cone of 20 mm, then a barrel. */
const pencil = { halfAt: (z: number) => Math.min(3.6, 0.3 + z * 0.165), maxHalfMm: 3.6 }

const upright: LeanField = () => [0, 0]
/** Away from the post all around. */
const outwards =
  (slope: number): LeanField =>
  (x, y) => [(slope * x) / Math.hypot(x, y), (slope * y) / Math.hypot(x, y)]

function radii(line: readonly { x: number; y: number }[]): [number, number] {
  const all = line.map(({ x, y }) => Math.hypot(x, y))
  return [Math.min(...all), Math.max(...all)]
}

test('the tip of an upright pen stands its barrel off a post', () => {
  const [min, max] = radii(
    tipPath(
      post(() => radiusMm),
      pencil,
      upright,
    ),
  )
  expect(min).toBeCloseTo(radiusMm + 3.6, 1)
  expect(max).toBeCloseTo(radiusMm + 3.6, 1)
})

test('it stands off by its cone where a post bulges low', () => {
  // Widest at 8 mm, and so much less above that only the cone touches.
  const [min, max] = radii(
    tipPath(
      post((z) => radiusMm - 0.05 * (z - 8) ** 2),
      pencil,
      upright,
    ),
  )
  const expected = Math.max(...Array.from({ length: 400 }, (_, k) => pencil.halfAt(k / 10) - 0.05 * (k / 10 - 8) ** 2))
  expect(min).toBeCloseTo(radiusMm + expected, 1)
  expect(max).toBeCloseTo(radiusMm + expected, 1)
})

test('a pen that leans outwards brings the line nearer by as much as it leans where it touches', () => {
  // A post with an edge at 20 mm: the pen touches there, however it leans.
  const edged = post((z) => (z === 20 ? radiusMm : radiusMm - 9))
  const slope = Math.tan((4 * Math.PI) / 180)
  const [nearer] = radii(tipPath(edged, pencil, outwards(slope)))
  const [farther] = radii(tipPath(edged, pencil, outwards(-slope)))
  expect(nearer).toBeCloseTo(radiusMm + 3.6 - 20 * slope, 1)
  expect(farther).toBeCloseTo(radiusMm + 3.6 + 20 * slope, 1)
})

test('a hand that goes straight across valleys leaves the line as it is where there are none', () => {
  const [min, max] = radii(
    handPath(
      post(() => radiusMm),
      pencil,
      upright,
      8,
    ),
  )
  expect(min).toBeCloseTo(radiusMm + 3.6, 1)
  expect(max).toBeCloseTo(radiusMm + 3.6, 1)
})

test('it does not go into a valley that another follows', () => {
  // Two posts beside each other, as toes are.
  const one = post(() => 10)
  const two = Float32Array.from([
    ...one.map((value, k) => (k % 3 === 0 ? value - 12 : value)),
    ...one.map((value, k) => (k % 3 === 0 ? value + 12 : value)),
  ])
  const into = (line: readonly { x: number; y: number }[]) =>
    Math.max(
      ...evenly(line, 0.5)
        .filter(({ x }) => Math.abs(x) < 0.6)
        .map(({ y }) => y),
    )
  expect(into(tipPath(two, pencil, upright))).toBeLessThan(8)
  expect(into(handPath(two, pencil, upright, 13))).toBeGreaterThan(9)
})

test('a lean is what it was said to be, outwards of the foot', () => {
  const lean = leanField({ meanDeg: 3, outwards: [], along: [], bump: null }, 250)
  const slope = Math.tan((3 * Math.PI) / 180)
  expect(lean(0, -10)).toEqual([expect.closeTo(0, 6), expect.closeTo(-slope, 6)])
  expect(lean(60, 120)).toEqual([expect.closeTo(slope, 6), expect.closeTo(0, 6)])
})
