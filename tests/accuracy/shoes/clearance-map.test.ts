import { describe, expect, test } from 'vitest'
import { type ClearanceMap, clearanceMap, toCallouts, toZoneCallouts } from '#domain/clearance/clearance-map.ts'
import { figuresIfOff } from '#domain/clearance/figures-if-off.ts'
import { flatMaps } from '#domain/clearance/flat-map.ts'
import { type Feel, feels } from '#domain/fit/feel.ts'
import { type Adjustments, getRoomForFeel, roomFigures } from '#domain/fit/room.ts'
import { roomIfOff } from '#domain/fit/room-table.ts'
import { typedMeasures } from '#domain/foot/typed-measures.ts'
import { getSectionReach, sectionArea } from '#domain/shoe/geometry/section.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import type { ShoeMeasures } from '#domain/shoe/shoe-request.ts'
import { openEdges } from '../../support/builders/meshes/check-mesh.ts'
import { adjustedTo } from '../../support/builders/meshes/corners.ts'
import { shoeRequestFor } from '../../support/builders/meshes/proofs.ts'
import { measuredRangeFeet } from '../../support/builders/meshes/range.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

function clearanceFigures(measures: ShoeMeasures, feel: Feel, adjustments: Adjustments = {}) {
  const read = readMeasures(shoeRequestFor(measures, { feel, adjustments }))
  if (!read.ok) throw new Error(read.code)
  return read.value
}

/** Drawing a map takes long, and a foot in a shoe always has the same one. */
const maps = new Map<string, ClearanceMap>()

function buildClearanceMap(measures: ShoeMeasures, feel: Feel = 'natural', isLeft = true): ClearanceMap {
  const name = JSON.stringify([measures, feel, isLeft])
  const { foot, shoe } = clearanceFigures(measures, feel)
  const map = maps.get(name) ?? clearanceMap(foot, shoe, foot, isLeft)
  maps.set(name, map)
  return map
}

/** Known by hand, and so each number a little off. */
function typedFoot(texts: Parameters<typeof typedMeasures>[0]['texts']) {
  const read = typedMeasures({ side: 'left', texts })
  if (!read.ok) throw new Error('refused')
  return read.value
}

const byHand = typedFoot({
  lengthMm: '262',
  ballWidthMm: '104',
  heelWidthMm: '69',
  ballGirthMm: '252',
  instepHeightMm: '66',
})

/** The foot that is off by a share of its tolerances, in the shoe that was made for what was found. */
function offBy(share: number, found = byHand): ClearanceMap {
  const numbers = Object.fromEntries(Object.entries(found.figures).map(([name, { value }]) => [name, value]))
  const { foot, shoe } = clearanceFigures({ ...numbers, lengthMm: found.figures.lengthMm.value }, 'close')
  return clearanceMap(figuresIfOff(foot, found, share), shoe, foot, true)
}

const names = [
  'shortest, 180 mm',
  'middle woman',
  '95 of 100 men',
  'narrow',
  'wide and long',
  'lowest instep',
  'high over the ball',
  'square toes',
  'own outline, noisy',
]
const measuresByName = (name: string) => measuredRangeFeet[name]?.measures ?? { lengthMm: Number.NaN }
const middle = measuresByName('middle man')

describe('The room that is measured between a foot and the inside of its shoe', () => {
  test.each(takeEveryNth(names, 8))('is what the table says, within 0.3 mm: %s', (name) => {
    for (const feel of feels) {
      const { room } = buildClearanceMap(measuresByName(name), feel)
      for (const figure of roomFigures)
        expect(Math.abs(room[figure] - getRoomForFeel(feel)[figure]), `${feel} ${figure}`).toBeLessThan(0.3)
    }
  })

  test('is so with what wearing a pair has changed', () => {
    const adjusted = [
      adjustedTo('natural', { toes: 'max', ball: 'max', instep: 'max', heel: 'max' }),
      adjustedTo('natural', { toes: 'min', ball: 'min', instep: 'min', heel: 'min' }),
      adjustedTo('natural', { ball: 'max', heel: 'min' }),
    ]
    for (const adjustments of takeEveryNth(adjusted, 3)) {
      const { foot, shoe } = clearanceFigures(middle, 'natural', adjustments)
      const { room } = clearanceMap(foot, shoe, foot, true)
      const reported = getRoomForFeel('natural', adjustments)
      for (const figure of roomFigures) expect(Math.abs(room[figure] - reported[figure]), figure).toBeLessThan(0.3)
    }
  })

  test.each(takeEveryNth([-1, -0.5, 0.5, 1], 3))('is so of a foot that is off by %s of its tolerances', (share) => {
    const reported = { ...getRoomForFeel('close'), ...roomIfOff(byHand, getRoomForFeel('close'), share) }
    const { room } = offBy(share)
    for (const figure of roomFigures) expect(Math.abs(room[figure] - reported[figure]), figure).toBeLessThan(0.3)
  })

  test('is so where the foot is then longer than any that shoes are made for', () => {
    const longest = typedFoot({ lengthMm: '309', ballWidthMm: '122', heelWidthMm: '80' })
    expect(offBy(1, longest).room.lengthMm).toBeCloseTo(getRoomForFeel('close').lengthMm - 3, 0)
  })
})

describe('A map of clearance', () => {
  test('is of the foot that is shown in the shoe, and both are closed', () => {
    const made = makeShoe(shoeRequestFor(middle, { level: 'preview' }))
    const map = buildClearanceMap(middle)
    expect(made.ok && made.value.foot).toEqual(map.foot)
    expect([openEdges(map.foot), openEdges(map.inside)]).toEqual([0, 0])
    expect(map.mm).toHaveLength(map.foot.positions.length / 3)
  })

  test('tells of everything but where the foot stands and where it is cut off', () => {
    const { foot, mm } = buildClearanceMap(middle)
    const reported = [...mm.entries()].filter(([, own]) => !Number.isNaN(own)).map(([corner]) => corner)
    const height = (corner: number) => foot.positions[corner * 3 + 2] ?? 0
    expect(reported.length / mm.length).toBeGreaterThan(0.6)
    expect(Math.min(...reported.map(height))).toBeLessThan(4)
    expect(Math.min(...reported.map((corner) => foot.normals[corner * 3 + 2] ?? 0))).toBeGreaterThan(-0.4)
    expect(Math.max(...reported.map(height))).toBeLessThan(
      Math.max(...foot.positions.filter((_, k) => k % 3 === 2)) - 4,
    )
  })

  test('finds most room before the toes, and half of what the heel has at either side of it', () => {
    const { spots } = buildClearanceMap(middle)
    expect(spots.toes?.roomiest.mm).toBeGreaterThan(6)
    expect(spots.toes?.roomiest.mm).toBeLessThan(9.1)
    expect(spots.toes?.roomiest.at[0]).toBeGreaterThan(0.9 * middle.lengthMm)
    expect(spots.heel?.tightest.mm).toBeGreaterThan(0.4)
    expect(spots.heel?.tightest.mm).toBeLessThan(1.1)
    expect(spots.instep?.roomiest.mm).toBeCloseTo(2, 0)
  })

  test('is nowhere below nothing where every number has room, and is where the foot is larger than its shoe', () => {
    const min = ({ mm }: ClearanceMap) => mm.reduce((low, own) => (own < low ? own : low), 9)
    for (const feel of feels) expect(min(buildClearanceMap(middle, feel))).toBeGreaterThan(-0.1)
    expect(min(offBy(1))).toBeLessThan(-0.7)
  })

  test('of the left is the mirror image of the right', () => {
    const [left, right] = [buildClearanceMap(middle, 'natural', true), buildClearanceMap(middle, 'natural', false)]
    for (const figure of roomFigures) expect(left.room[figure]).toBeCloseTo(right.room[figure], 4)
    for (const zone of ['toes', 'ball', 'instep', 'heel'] as const) {
      const [one, other] = [left.spots[zone]?.tightest, right.spots[zone]?.tightest]
      expect(one?.mm).toBeCloseTo(other?.mm ?? Number.NaN, 3)
      expect(one?.at[1]).toBeCloseTo(-(other?.at[1] ?? Number.NaN), 3)
    }
  })
})

test('the tightest place is called out, the roomiest, and the heel where it is neither', () => {
  const at = [0, 0, 0] as const
  const zone = (tight: number, roomy: number) => ({ tightest: { mm: tight, at }, roomiest: { mm: roomy, at } })
  const spots = { toes: zone(1, 9), ball: zone(0.3, 3), instep: zone(1, 2), heel: zone(0.8, 1) }
  expect(toCallouts({ spots })).toEqual([
    { is: 'tightest', zone: 'ball', mm: 0.3, at },
    { is: 'roomiest', zone: 'toes', mm: 9, at },
    { is: 'tightestOfZone', zone: 'heel', mm: 0.8, at },
  ])
  const tightHeel = { ...spots, heel: zone(-0.2, 1) }
  expect(toCallouts({ spots: tightHeel }).map(({ zone: index, mm }) => [index, mm])).toEqual([
    ['heel', -0.2],
    ['toes', 9],
  ])
  expect(toCallouts({ spots: {} })).toEqual([])
})

test('the sheet of a common foot tells each spot of its map once, on the foot', () => {
  for (const isLeft of [true, false]) {
    const map = buildClearanceMap(middle, 'natural', isLeft)
    const views = flatMaps(map, isLeft)
    expect(views.flatMap(({ callouts }) => callouts.map(({ mm }) => mm)).toSorted()).toEqual(
      toZoneCallouts(map)
        .map(({ mm }) => mm)
        .toSorted(),
    )
    for (const { foot, bands, callouts } of views) {
      const whole = sectionArea(foot)
      expect(whole).toBeGreaterThan(8_000)
      expect(sectionArea(bands[0]?.lines ?? [])).toBeLessThan(whole)
      const reach = getSectionReach(foot)
      for (const { spot } of callouts) {
        expect(spot.x).toBeGreaterThan((reach?.left ?? 0) - 1)
        expect(spot.x).toBeLessThan((reach?.right ?? 0) + 1)
        expect(spot.y).toBeGreaterThan((reach?.low ?? 0) - 1)
        expect(spot.y).toBeLessThan((reach?.high ?? 0) + 1)
      }
    }
  }
})
