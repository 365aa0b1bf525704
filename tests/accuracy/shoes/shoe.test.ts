import { describe, expect, test } from 'vitest'
import { measureClearance } from '#domain/clearance/clearance.ts'
import { wallFacts } from '#domain/shoe/finish/wall-facts.ts'
import { isClosed } from '#domain/shoe/geometry/is-closed.ts'
import { makeShoe } from '#domain/shoe/make-shoe.ts'
import { readMeasures } from '#domain/shoe/read-measures.ts'
import { type Shoe, type ShoeMeasures, type ShoeRequest, uppers } from '#domain/shoe/shoe-request.ts'
import { shoeSettings } from '#domain/shoe-settings.ts'
import { openEdges } from '../../support/builders/meshes/check-mesh.ts'
import { drawnOutline } from '../../support/builders/meshes/drawn-outline.ts'
import { measuredOnMesh } from '../../support/builders/meshes/measured-last.ts'
import { createPlate } from '../../support/builders/meshes/plain-shoe.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

const middle: ShoeMeasures = { lengthMm: 258, ballWidthMm: 104, heelWidthMm: 66 }

function shoeRequest(more: Partial<ShoeRequest> = {}): ShoeRequest {
  return { measures: middle, side: 'right', upper: 'strap', feel: 'natural', level: 'preview', soleText: '', ...more }
}

function madeAgain(more: Partial<ShoeRequest> = {}): Shoe {
  const shoe = makeShoe(shoeRequest(more))
  if (!shoe.ok) throw new Error(`${shoe.code} ${JSON.stringify(shoe.facts)}`)
  return shoe.value
}

/** Several tests look at the same shoe, each from its own side. */
const shoes = new Map<string, Shoe>()

function made(more: Partial<ShoeRequest> = {}): Shoe {
  const name = JSON.stringify(shoeRequest(more))
  const shoe = shoes.get(name) ?? madeAgain(more)
  shoes.set(name, shoe)
  return shoe
}

const drawn = (widthMm: number) => drawnOutline({ lengthMm: 258, widthMm, side: 'right' })

/** A split that lies within the plate below. */
const openPlan = { lengthMm: 80, splitX: 20, splitY: () => 0 }

function findShoeError(measures: object) {
  const shoe = makeShoe(shoeRequest({ measures: measures as ShoeMeasures }))
  return shoe.ok ? 'made' : shoe.code
}

describe('a shoe to be printed', () => {
  test.each(uppers)('is one closed body: %s', (upper) => {
    const { shoe, report } = made({ upper, level: 'print' })
    expect(openEdges(shoe)).toBe(0)
    expect(report.components).toBe(1)
    if (upper !== 'shell') expect(report.genus).toBe(upper === 'strap' ? 4 : 5)
    expect(report.volumeMm3).toBeGreaterThan(90_000)
    expect(report.volumeMm3).toBeLessThan(260_000)
    expect(report.walls?.minWallMm).toBeGreaterThan(shoeSettings.minWallMm)
    expect(report.walls?.minToeGapMm).toBeGreaterThan(shoeSettings.minToeGapMm)
  })

  test('has its least wall and gap measured on the mesh', () => {
    const plate = (thickMm: number) => wallFacts(createPlate(thickMm), openPlan, false)
    expect(plate(2.4).minWallMm).toBeCloseTo(2.4, 1)
    expect(plate(1.2).minWallMm).toBeCloseTo(1.2, 1)
    expect(plate(1.2).minToeGapMm).toBe(0)
  })

  test('is built on a last that is as long and wide as was asked for', () => {
    const { last } = made().report
    for (const name of ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const)
      expect(Math.abs(last[name].made - last[name].wanted)).toBeLessThan(0.3)
    for (const name of ['ballGirthMm', 'instepHeightMm'] as const)
      expect(Math.abs(last[name].made - last[name].wanted)).toBeLessThan(1)
  })
})

test('a last has its length, widths, girth and instep where its mesh is cut', () => {
  const read = readMeasures(shoeRequest({ measures: { ...middle, ballGirthMm: 256 } }))
  if (!read.ok) throw new Error(read.code)
  const { shoe: wanted } = read.value
  const cut = measuredOnMesh(wanted)
  for (const name of ['lengthMm', 'ballWidthMm', 'heelWidthMm'] as const)
    expect(Math.abs(cut[name] - wanted[name]), name).toBeLessThan(0.3)
  for (const name of ['ballGirthMm', 'instepHeightMm'] as const)
    expect(Math.abs(cut[name] - wanted[name]), name).toBeLessThan(1)
})

test('a mesh with a piece missing or turned round is seen', () => {
  const { positions, triangles } = made().shoe
  const seen = (change: (list: typeof triangles) => typeof triangles) =>
    isClosed({ positions, triangles: change(triangles.slice()) })
  expect(seen((list) => list)).toBe(true)
  expect(seen((list) => list.slice(3))).toBe(false)
  expect(seen((list) => list.with(0, list[1] ?? 0).with(1, list[0] ?? 0))).toBe(false)
})

test.each(takeEveryNth(uppers, 3))('a very narrow foot whose second toe leads gets a closed shoe: %s', (upper) => {
  const narrow = { lengthMm: 184, ballWidthMm: 62.6, instepHeightMm: 37, heelToBallMm: 125, bigToeAngleDeg: 15.5 }
  const { shoe, report } = made({ measures: { ...narrow, toeForm: 'greek' }, side: 'left', feel: 'close', upper })
  expect(openEdges(shoe)).toBe(0)
  expect(report.components).toBe(1)
  expect(Math.abs(report.last.lengthMm.made - report.last.lengthMm.wanted)).toBeLessThan(0.3)
})

test('a longer foot gets a longer shoe', () => {
  const measureTip = (lengthMm: number) => {
    const { positions } = made({ measures: { ...middle, lengthMm } }).shoe
    return positions.reduce((max, value, k) => (k % 3 === 0 ? Math.max(max, value) : max), 0)
  }
  const tip = measureTip(258)
  expect(measureTip(257)).toBeLessThan(tip - 0.7)
  expect(measureTip(263)).toBeGreaterThan(tip + 4.5)
})

describe('a pair', () => {
  test('is a mirror image where both feet are alike', () => {
    const [left, right] = [made({ side: 'left' }), made({ side: 'right' })]
    const mirrored = right.shoe.positions.map((value, k) => (k % 3 === 1 ? -value : value))
    expect(left.shoe.positions).toEqual(mirrored)
    expect(openEdges(left.shoe)).toBe(0)
    expect(left.report.volumeMm3).toBeCloseTo(right.report.volumeMm3, 0)
  })

  test('comes out the same when it is asked for again', () => {
    expect(madeAgain().report.hash).toBe(made().report.hash)
    expect(made().report.hash).not.toBe(made({ measures: { ...middle, lengthMm: 259 } }).report.hash)
  })

  test('has room for the whole foot where it is closest', () => {
    const { foot, shoe } = made({ feel: 'close', upper: 'shell' })
    expect(measureClearance(foot, shoe).reduce((min, mm) => Math.min(min, mm), 9)).toBeGreaterThan(-0.3)
  })
})

describe('numbers that make no shoe', () => {
  test.each([
    ['no length', { ballWidthMm: 100 }, 'missing_length'],
    ['no number', { ...middle, ballWidthMm: Number.NaN }, 'not_a_number'],
    ['without end', { lengthMm: Number.POSITIVE_INFINITY }, 'not_a_number'],
    ['a word', { lengthMm: 'long' }, 'not_a_number'],
    ['below nothing', { lengthMm: -258 }, 'out_of_range'],
    ['far too long', { lengthMm: 1e9 }, 'out_of_range'],
    ['two that were swapped', { lengthMm: 104, ballWidthMm: 258 }, 'out_of_range'],
    ['two that contradict each other', { lengthMm: 300, ballWidthMm: 70 }, 'contradicting'],
    ['a foot beyond what was proven', { lengthMm: 325 }, 'cannot_be_made_well'],
    ['toes of no known form', { ...middle, toeForm: 'toString' }, 'out_of_range'],
    ['an outline of another foot', { ...middle, outline: drawn(145) }, 'outline_unusable'],
    ['an outline of a dot', { ...middle, outline: [{ x: 0, y: 0 }] }, 'outline_unusable'],
  ])('are refused: %s', (_, measures, code) => {
    expect(findShoeError(measures)).toBe(code)
  })

  test('that are missing are worked out, and the report says which', () => {
    expect(made({ measures: { lengthMm: 258 } }).report.estimated).toContain('ballGirthMm')
    expect(made().report.estimated).not.toContain('ballWidthMm')
  })

  test('that a shoe does not follow all the way are named in the report', () => {
    const far = { ...middle, bigToeAngleDeg: 30, toeGapAlongMm: 180, toeGapAcrossMm: 8 }
    expect(made({ measures: far }).report.limited).toEqual(['bigToeAngleDeg', 'toeGapAlongMm'])
    expect(made({ measures: { ...middle, bigToeAngleDeg: 12 } }).report.limited).toEqual([])
  })

  test('leave no own outline out: a drawn foot is followed', () => {
    expect(made({ measures: { ...middle, outline: drawn(104) } }).report.hash).not.toBe(made().report.hash)
  })
})
