import { describe, expect, test } from 'vitest'
import { roundMesh } from '../../tests/support/builders/meshes/round-mesh.ts'
import { getSectionReach, sectionArea } from '../shoe/geometry/section.ts'
import { type ClearanceMap, toZoneCallouts } from './clearance-map.ts'
import { clearanceLinesMm } from './clearance-scale.ts'
import { type FlatMap, type FlatView, flatMaps, flatViews } from './flat-map.ts'

const radiusMm = 40
const ball = roundMesh(radiusMm)
/** From 0 at one end of the ball to 16 mm at the other; NaN below its middle. */
const mmAt = (x: number) => ((x + radiusMm) / (2 * radiusMm)) * 16
const spot = (x: number, y: number, z: number) => ({ mm: mmAt(x), at: [x, y, z] as const })

const map: ClearanceMap = {
  foot: ball,
  inside: roundMesh(44),
  mm: Float32Array.from({ length: ball.positions.length / 3 }, (_, corner) => {
    const [x = 0, , z = 0] = ball.positions.subarray(corner * 3, corner * 3 + 3)
    return z < 0 ? Number.NaN : mmAt(x)
  }),
  room: { lengthMm: 8, ballWidthMm: 8, ballGirthMm: 8, instepHeightMm: 8, heelWidthMm: 8 },
  spots: {
    toes: { tightest: spot(20, 0, 34.6), roomiest: spot(39, 0, 8) },
    ball: { tightest: spot(0, 38, 12), roomiest: spot(10, 0, 38) },
    heel: { tightest: spot(-30, -25, 8), roomiest: spot(-20, 0, 34) },
  },
}

const findFlatView = (view: FlatView, isLeft: boolean) =>
  flatMaps(map, isLeft).find((one) => one.view === view) as FlatMap

describe('A flat clearance map', () => {
  test('has the outlines of the foot and of the inside at full size', () => {
    for (const view of flatViews) {
      const { foot, inside } = findFlatView(view, true)
      expect(sectionArea(foot) / (Math.PI * radiusMm ** 2)).toBeCloseTo(1, 1.5)
      expect(Math.abs((getSectionReach(foot)?.right ?? 0) - radiusMm)).toBeLessThan(1)
      expect(Math.abs((getSectionReach(inside)?.high ?? 0) - 44)).toBeLessThan(1)
    }
  })

  test('has each line of the scale where the clearance reaches it, within half a millimetre', () => {
    const { bands } = findFlatView('above', true)
    expect(bands.map(({ band }) => band).slice(0, 3)).toEqual(['through', 'tight', 'snug'])
    for (const [index, lineMm] of clearanceLinesMm.entries()) {
      const left = getSectionReach(bands[index + 1]?.lines ?? [])?.left ?? Number.NaN
      expect(Math.abs(mmAt(left) - lineMm)).toBeLessThan(0.5)
    }
  })

  test('nests each band in the one before it, and leaves out places without clearance', () => {
    for (const view of flatViews) {
      const { foot, bands } = findFlatView(view, true)
      const areas = [foot, ...bands.map(({ lines }) => lines)].map(sectionArea)
      for (const [index, area] of areas.slice(1).entries()) expect(area).toBeLessThanOrEqual((areas[index] ?? 0) + 1)
      expect(getSectionReach(bands[0]?.lines ?? [])?.low).toBeGreaterThan(view === 'above' ? -41 : -2)
    }
  })

  test('shows the inner side as seen from there: left toes on the right, right toes on the left', () => {
    const widest = (isLeft: boolean, view: FlatView) =>
      getSectionReach(findFlatView(view, isLeft).bands.at(-1)?.lines ?? [])
    expect(widest(true, 'inner')?.left).toBeGreaterThan(10)
    expect(widest(false, 'inner')?.right).toBeLessThan(-10)
    expect(widest(true, 'outer')?.right).toBeLessThan(-10)
    expect(widest(false, 'outer')?.left).toBeGreaterThan(10)
  })

  test('places every callout once, with its own clearance, in the view that its surface faces', () => {
    const calloutTexts = flatMaps(map, true).flatMap(({ view, callouts }) =>
      callouts.map((callout) => ({ ...callout, view })),
    )
    expect(calloutTexts.toSorted((one, other) => one.mm - other.mm)).toEqual([
      expect.objectContaining({ zone: 'heel', is: 'tightest', view: 'inner', spot: { x: -30, y: 8 } }),
      expect.objectContaining({ zone: 'ball', is: 'tightestOfZone', view: 'outer', spot: { x: -0, y: 12 } }),
      expect.objectContaining({ zone: 'toes', is: 'tightestOfZone', view: 'above', spot: { x: 20, y: 0 } }),
      expect.objectContaining({ zone: 'toes', is: 'roomiest' }),
    ])
    expect(calloutTexts.map(({ mm }) => mm).toSorted()).toEqual(
      toZoneCallouts(map)
        .map(({ mm }) => mm)
        .toSorted(),
    )
  })
})
