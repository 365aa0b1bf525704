import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxMesh } from '../../../tests/support/builders/meshes/plain-shoe.ts'
import { roundMesh } from '../../../tests/support/builders/meshes/round-mesh.ts'
import type { Mesh } from './mesh.ts'
import { acrossAt, cutSection, getSectionReach, sectionArea, tapeAround } from './section.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const ball = roundMesh(30)

test('the section of a box has its sides, wherever it is cut', () => {
  fc.assert(
    fc.property(between(20, 300), between(20, 120), between(20, 90), between(0.01, 0.99), (long, wide, high, share) => {
      const section = cutSection(boxMesh(long, wide, high), acrossAt(share * long))
      expect(section).toHaveLength(1)
      expect(sectionArea(section)).toBeCloseTo(wide * high, 1)
      expect(tapeAround(section)).toBeCloseTo(2 * (wide + high), 2)
      const reach = getSectionReach(section)
      expect(reach?.left).toBeCloseTo(-wide / 2, 3)
      expect(reach?.right).toBeCloseTo(wide / 2, 3)
      expect(reach?.low).toBeCloseTo(0, 3)
      expect(reach?.high).toBeCloseTo(high, 3)
    }),
  )
})

test('the section of a ball is a circle from any direction', () => {
  fc.assert(
    fc.property(between(-29, 29), between(0, 2 * Math.PI), (away, turn) => {
      const [alongX, alongY] = [Math.cos(turn), Math.sin(turn)]
      const section = cutSection(ball, { x: away * alongY, y: -away * alongX, alongX, alongY })
      const radius = Math.sqrt(30 ** 2 - away ** 2)
      expect(section).toHaveLength(1)
      for (const { x, y } of section.flat()) expect(Math.abs(Math.hypot(x, y) - radius)).toBeLessThan(0.25)
      expect(Math.abs(sectionArea(section) - Math.PI * radius ** 2)).toBeLessThan(0.02 * Math.PI * 30 ** 2)
    }),
  )
})

test('a mirrored mesh has the mirrored section', () => {
  const turned: Mesh = {
    positions: ball.positions.map((value, k) => (k % 3 === 1 ? -value : value)),
    triangles: ball.triangles.toReversed(),
  }
  expect(sectionArea(cutSection(turned, acrossAt(7)))).toBeCloseTo(sectionArea(cutSection(ball, acrossAt(7))), 3)
})

test('a hole in a solid reduces the area of its section', () => {
  const hollow: Mesh = {
    positions: Float32Array.from([...ball.positions, ...roundMesh(20).positions]),
    triangles: Uint32Array.from([
      ...ball.triangles,
      ...[...roundMesh(20).triangles].toReversed().map((corner) => corner + ball.positions.length / 3),
    ]),
  }
  const section = cutSection(hollow, acrossAt(0))
  expect(section).toHaveLength(2)
  expect(sectionArea(section)).toBeCloseTo(
    sectionArea(cutSection(ball, acrossAt(0))) - sectionArea(cutSection(roundMesh(20), acrossAt(0))),
    3,
  )
})

test('a plane through vertices and edges cuts as much as one next to them', () => {
  const box = boxMesh(100, 40, 20)
  expect(sectionArea(cutSection(box, acrossAt(100)))).toBeCloseTo(800, 3)
  expect(sectionArea(cutSection(box, { x: 0, y: 20, alongX: 1, alongY: 0 }))).toBeCloseTo(0, 3)
  expect(sectionArea(cutSection(box, { x: 0, y: -20, alongX: 1, alongY: 0 }))).toBeCloseTo(2000, 3)
})

test('a plane beside a mesh has no section, and open lines are dropped', () => {
  const box = boxMesh(100, 40, 20)
  expect(cutSection(box, acrossAt(101))).toEqual([])
  expect(getSectionReach([])).toBeUndefined()
  expect([sectionArea([]), tapeAround([])]).toEqual([0, 0])
  const open = { ...box, triangles: box.triangles.slice(0, 30) }
  expect(cutSection(open, acrossAt(50))).toEqual([])
})
