import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FinishedMesh, Mesh } from '../shoe/geometry/mesh.ts'
import { clearanceOf, mostClearanceMm } from './clearance.ts'

type Point = readonly [x: number, y: number, z: number]
type Corner = { readonly at: Point; readonly looks: Point }

const foot = (...points: readonly Point[]): Mesh => ({
  positions: new Float32Array(points.flat()),
  triangles: new Uint32Array(),
})
const shoe = (...corners: readonly Corner[]): FinishedMesh => ({
  positions: new Float32Array(corners.flatMap(({ at }) => at)),
  normals: new Float32Array(corners.flatMap(({ looks }) => looks)),
  triangles: new Uint32Array(),
  uvs: new Float32Array(),
})
const clearance = (from: readonly Point[], to: readonly Corner[]) => [...clearanceOf(foot(...from), shoe(...to))]

/** A sole at height 0 that looks up, with a corner every 5 mm. */
const steps = Array.from({ length: 21 }, (_, place) => place * 5 - 50)
const sole: Corner[] = steps.flatMap((x) => steps.map((y) => ({ at: [x, y, 0] as const, looks: [0, 0, 1] as const })))

test.each([
  ['10 mm above the sole', [0, 0, 10], 10],
  ['on the sole', [5, 5, 0], 0],
  ['so near that the sole is flat there', [0.8, 0.6, 0.5], 0.5],
  ['as near below it, where it would stand in what is printed', [0.8, 0.6, -0.5], -0.5],
  ['4 mm below it', [0, 0, -4], -4],
  ['16 mm below it', [0, 0, -16], -16],
  ['beside the last corner of the sole', [53, 0, 4], 5],
  ['beside a corner, where its plane says nothing any more', [1.5, 0, 0], 1.5],
  ['as far away as maps tell, on whichever side', [0, 0, -20], mostClearanceMm],
  ['farther away than any map tells', [0, 0, 25], mostClearanceMm],
  ['farther away than that on the other side', [0, 0, -25], mostClearanceMm],
] as const)('a corner of the foot %s has its clearance told', (_, point, mm) => {
  expect(clearance([point], sole)[0]).toBeCloseTo(mm, 4)
})

test('how far the foot stands before a corner is told along the way in which the corner looks', () => {
  const slanting: Corner = { at: [0, 0, 0], looks: [0.48, 0.6, 0.64] }
  expect(clearance([[0.5, 0.6, 0.7]], [slanting])[0]).toBeCloseTo(0.24 + 0.36 + 0.448, 4)
})

test('each corner of the foot has a clearance of its own', () => {
  const mm = [3, 10, 4, 19]
  expect(
    clearance(
      mm.map((height, place) => [place * 10, 5, height]),
      sole,
    ),
  ).toEqual(mm)
})

test('of corners of the shoe that lie close together the nearest counts, whichever comes first', () => {
  const looks = [0, 0, 1] as const
  const close: Corner[] = [6, 8, 9, 7].map((height) => ({ at: [1, 1, height], looks }))
  for (const corners of [close, close.toReversed()]) expect(clearance([[1, 1, 12]], corners)).toEqual([3])
})

test('a corner of the shoe in the next bucket but one may be nearer than one in the next', () => {
  const looks = [0, 0, 1] as const
  const both: Corner[] = [
    { at: [0, 6.5, -4.9], looks },
    { at: [0, 0, -6], looks },
  ]
  expect(clearance([[0, 0, 0]], both)).toEqual([6])
})

test('a shoe that is not there is far from every corner of the foot', () => {
  expect(
    clearance(
      [
        [0, 0, 0],
        [100, 100, 100],
      ],
      [],
    ),
  ).toEqual([mostClearanceMm, mostClearanceMm])
})

/** How many corners of the shoe are looked at for one of the foot: more than a few, and a map of thousands takes seconds. */
function looks(from: Point, points: readonly Point[]): number {
  const mesh = shoe(...points.map((at) => ({ at, looks: [0, 0, 1] as const })))
  let reads = 0
  const positions = new Proxy(mesh.positions, {
    get(target, key) {
      if (/^\d+$/.test(String(key))) reads += 1
      return Reflect.get(target, key, target)
    },
  })
  clearanceOf(foot(from), { ...mesh, positions })
  // Each is read once before, to be put where it is found.
  return reads / 3 - points.length
}

test.each<[string, Point, Point[], number]>([
  [
    'far ones not at all',
    [0, 0, 0],
    [
      [100, 0, 0],
      [0, 100, 0],
      [0, 0, 100],
    ],
    0,
  ],
  [
    'those behind a near one not at all',
    [0, 0, 2],
    [
      [0, 0, 0],
      [0, 0, -9],
      [0, 0, -17],
    ],
    1,
  ],
  [
    'those that can at most be as near not at all',
    [0, 0, 0],
    [
      [0, 0, 5],
      [0, 0, 12],
    ],
    1,
  ],
  ['a near one once', [1, 1, 1], [[4, 4, 4]], 1],
])('of the corners of the shoe %s are looked at', (_, from, points, count) => {
  expect(looks(from, points)).toBe(count)
})

/** The same by looking at every corner of the shoe. */
function byLookingAtAll([x, y, z]: Point, corners: readonly Corner[]): number {
  const gaps = corners.map(({ at: [cx, cy, cz], looks }) => {
    const way = [x - cx, y - cy, z - cz] as const
    return { far: Math.hypot(...way), ahead: way[0] * looks[0] + way[1] * looks[1] + way[2] * looks[2] }
  })
  const nearest = gaps.reduce((best, gap) => (gap.far < best.far ? gap : best), { far: mostClearanceMm, ahead: 0 })
  if (nearest.far < 1.5) return nearest.ahead
  return nearest.ahead < 0 ? -nearest.far : nearest.far
}

test('the nearest corner of the shoe counts, wherever it is', () => {
  // On a grid no two corners are nearly, but not quite, as far away.
  const place = fc.tuple(
    fc.integer({ min: -120, max: 120 }),
    fc.integer({ min: -90, max: 90 }),
    fc.integer({ min: -90, max: 90 }),
  )
  const point = place.map(([x, y, z]) => [x / 4, y / 4, z / 4] as const)
  const looks = fc.constantFrom<Point>([1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1])
  const corners = fc.uniqueArray(fc.record({ at: point, looks }), {
    minLength: 1,
    maxLength: 40,
    selector: ({ at }) => at.join(),
  })
  fc.assert(
    fc.property(point, corners, (from, to) => {
      const gaps = to.map(({ at }) => Math.hypot(from[0] - at[0], from[1] - at[1], from[2] - at[2]))
      const [nearest, next] = gaps.toSorted((one, other) => one - other)
      // Of two that are as far away either may speak.
      fc.pre(nearest !== next)
      expect(clearance([from], to)[0]).toBeCloseTo(byLookingAtAll(from, to), 4)
    }),
    { numRuns: 200 },
  )
})
