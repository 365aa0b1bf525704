import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToMesh } from '../../tests/support/builders/meshes/distance-to-mesh.ts'
import { boxMesh } from '../../tests/support/builders/meshes/plain-shoe.ts'
import { roundMesh } from '../../tests/support/builders/meshes/round-mesh.ts'
import type { FinishedMesh } from '../shoe/geometry/mesh.ts'
import { maxClearanceMm, measureClearance } from './clearance.ts'
import { clearanceBands, clearanceLinesMm, getClearanceBand, placeOnRuler } from './clearance-scale.ts'

type Point = readonly [x: number, y: number, z: number]

const at = (points: readonly Point[], surface: FinishedMesh, free?: 'before' | 'behind') => [
  ...measureClearance({ positions: new Float32Array(points.flat()) }, surface, free),
]

/** A sole of 100 by 100 mm at height 0, facing up: two triangles only, far larger than any bucket. */
const sole: FinishedMesh = {
  positions: new Float32Array([-50, -50, 0, 50, -50, 0, 50, 50, 0, -50, 50, 0]),
  normals: new Float32Array([0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1]),
  triangles: new Uint32Array([0, 1, 2, 0, 2, 3]),
  uvs: new Float32Array(8),
}
const ball = roundMesh(30)

describe('The clearance of a vertex', () => {
  test.each([
    ['10 mm above the sole', [0, 0, 10], 10],
    ['on the sole', [5, 5, 0], 0],
    ['just above it, between its corners', [0.8, 0.6, 0.5], 0.5],
    ['just below it, inside the printed material', [0.8, 0.6, -0.5], -0.5],
    ['16 mm below it', [13, -22, -16], -16],
    ['beside its edge', [53, 0, 4], 5],
    ['beside its corner', [52, 51, 2], 3],
    ['at the maximum, on either side', [0, 0, -20], maxClearanceMm],
    ['beyond the maximum', [0, 0, 25], maxClearanceMm],
    ['far away on every side', [400, -300, 900], maxClearanceMm],
  ] as const)('is reported: %s', (_, point, mm) => {
    expect(at([point], sole)[0]).toBeCloseTo(mm, 4)
  })

  test('has the opposite sign inside a cavity', () => {
    expect(
      at(
        [
          [0, 0, -4],
          [0, 0, 3],
          [0, 0, 30],
        ],
        sole,
        'behind',
      ),
    ).toEqual([4, -3, maxClearanceMm])
    expect(at([[0, 0, 22]], ball, 'behind')[0]).toBeCloseTo(8, 1)
    expect(at([[0, 0, 0]], ball, 'behind')[0]).toBe(maxClearanceMm)
  })

  test('is computed for each vertex by itself', () => {
    const points = [3, 10, 4, 19].map((height, vertex) => [vertex * 10, 5, height] as const)
    expect(at(points, sole)).toEqual([3, 10, 4, 19])
  })

  test('is the maximum if there is no shoe', () => {
    const none = {
      positions: new Float32Array(),
      normals: new Float32Array(),
      uvs: new Float32Array(),
      triangles: new Uint32Array(),
    }
    expect(
      at(
        [
          [0, 0, 0],
          [100, 100, 100],
        ],
        none,
      ),
    ).toEqual([maxClearanceMm, maxClearanceMm])
  })

  const along = fc.double({ min: -55, max: 55, noNaN: true })
  const vertex = fc.tuple(along, along, along)

  test('equals a search over all triangles, with the sign by the side of the midpoint', () => {
    fc.assert(
      fc.property(vertex, (point) => {
        const far = distanceToMesh(point, ball)
        const [mm = 0] = at([point], ball)
        if (far >= maxClearanceMm) expect(mm).toBe(maxClearanceMm)
        else expect(mm).toBeCloseTo(Math.hypot(...point) < 29.9 ? -far : far, 3)
      }),
    )
  })

  test('holds at sharp edges and for long, thin triangles', () => {
    fc.assert(
      fc.property(vertex, (point) => {
        const far = distanceToMesh(point, boxMesh(50, 3, 40))
        expect(Math.abs(at([point], boxMesh(50, 3, 40))[0] ?? 0)).toBeCloseTo(Math.min(far, maxClearanceMm), 3)
      }),
    )
  })

  test('is found without visiting distant triangles', () => {
    let looks = 0
    const triangles = new Proxy(ball.triangles, {
      get(target, key) {
        if (/^\d+$/.test(String(key))) looks += 1
        return Reflect.get(target, key, target)
      },
    })
    at([[30.5, 0, 0]], { ...ball, triangles })
    // Each triangle is read twice before, when it is put into its bucket.
    expect(looks / 3 - 2 * (ball.triangles.length / 3)).toBeLessThan(ball.triangles.length / 3 / 20)
  })
})

describe('The scale of a clearance map', () => {
  test('has a band between each two lines, and one beyond either end', () => {
    expect(clearanceBands).toHaveLength(clearanceLinesMm.length + 1)
    expect([-0.1, 0, 0.9, 1, 3, 7.9, 11, 12, 99].map(getClearanceBand)).toEqual([
      'through',
      'tight',
      'tight',
      'snug',
      'close',
      'free',
      'roomy',
      'wide',
      'wide',
    ])
  })

  test('maps to a ruler with equidistant lines, monotonically', () => {
    expect(clearanceLinesMm.map(placeOnRuler)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
    expect([placeOnRuler(-3), placeOnRuler(1.5), placeOnRuler(40)]).toEqual([0, expect.closeTo(0.3), 1])
    const mm = fc.double({ min: -25, max: 25, noNaN: true })
    fc.assert(
      fc.property(mm, mm, (one, other) => {
        expect(placeOnRuler(Math.min(one, other))).toBeLessThanOrEqual(placeOnRuler(Math.max(one, other)))
      }),
    )
  })
})
