import { expect, test } from 'vitest'
import type { Mesh } from '#domain/shoe/geometry/mesh.ts'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { measureExtent, pointsAbout } from './extent.ts'
import { distanceFor, frameMiddle } from './framing.ts'
import { home, moved, type Orbit, towards } from './orbit.ts'
import { visibleMeshes } from './visible-meshes.ts'

/** The corners of a box of 260 by 220 by 90 mm. */
const box = Float32Array.from(
  [-130, 130].flatMap((x) => [-110, 110].flatMap((y) => [-45, 45].flatMap((z) => [x, y, z]))),
)
const field = 26

test('everything is in the picture from every direction', () => {
  for (const aspect of [0.6, 4 / 3, 2])
    for (let aroundDeg = 0; aroundDeg < 360; aroundDeg += 15)
      for (const aboveDeg of [-70, -20, 0, 30, 80]) {
        const orbit = moved(home, { aroundDeg, aboveDeg: aboveDeg - home.aboveDeg })
        const distance = distanceFor(box, orbit, field, aspect)
        const { across, up } = frameMiddle(box, orbit, distance, field, aspect)
        expect(Math.abs(across)).toBeLessThan(1)
        expect(Math.abs(up)).toBeLessThan(1)
        expect(furthest(box, orbit, distance, aspect)[0]).toBeLessThan(1.01)
      }
})

test('the distance is constant while turning, and larger in a narrow picture', () => {
  const turned = moved(home, { aroundDeg: 77 })
  expect(distanceFor(box, turned, field, 1)).toBe(distanceFor(box, home, field, 1))
  expect(distanceFor(box, home, field, 0.5)).toBeGreaterThan(distanceFor(box, home, field, 1) * 1.5)
})

test('what lies below the centre appears lower in the picture', () => {
  const low = Float32Array.from([0, 0, -40, 10, 0, -40, 0, 10, -40])
  expect(frameMiddle(low, home, 800, field, 1).up).toBeLessThan(-0.1)
  expect(frameMiddle(box, { ...home, aboveDeg: 0 }, 800, field, 1).up).toBeCloseTo(0)
})

/**
 * The largest distance of a point from the centre of the picture, horizontally and vertically; above 1 it is
 * outside.
 */
function furthest(points: Float32Array, orbit: Orbit, distance: number, aspect: number): readonly [number, number] {
  const [bx, by, bz] = towards(orbit)
  const flat = Math.hypot(bx, by)
  let [across, up] = [0, 0]
  for (let at = 0; at < points.length; at += 3) {
    const [x = 0, y = 0, z = 0] = points.subarray(at, at + 3)
    const away = (distance - (x * bx + y * by + z * bz)) * Math.tan((field * Math.PI) / 360)
    across = Math.max(across, Math.abs((y * bx - x * by) / flat) / (away * aspect))
    up = Math.max(up, Math.abs(z * flat - (bz * (x * bx + y * by)) / flat) / away)
  }
  return [across, up]
}

const shoe = boxMesh(260, 100, 50)
const tall = boxMesh(250, 95, 110)
const taller = boxMesh(255, 120, 130)

test.each([
  ['shoe', [shoe]],
  ['foot', [shoe, tall]],
  ['room', [shoe, taller]],
  ['cut', [shoe, taller]],
] as const)('the view of the %s fits everything it shows as large as possible', (view, shown) => {
  const placed = (meshes: readonly Mesh[]) => meshes.map((mesh) => ({ mesh, asideMm: 0 }))
  const things = placed(visibleMeshes({ view }, { shoe, foot: tall, roomFoot: taller }))
  const { min, max } = measureExtent(things)
  const middle = [0, 1, 2].map((axis) => ((min[axis] ?? 0) + (max[axis] ?? 0)) / 2) as [number, number, number]
  for (const aboveDeg of [-20, 0, 32, 80]) {
    const orbit = { ...home, aboveDeg }
    const distance = distanceFor(pointsAbout(middle, things), orbit, field, 4 / 3)
    let max = 0
    for (let aroundDeg = 0; aroundDeg < 360; aroundDeg += 5) {
      const reach = furthest(pointsAbout(middle, placed(shown)), { ...orbit, aroundDeg }, distance, 4 / 3)
      max = Math.max(max, ...reach)
    }
    expect(max).toBeLessThan(1.001)
    expect(max).toBeGreaterThan(0.95)
  }
})
