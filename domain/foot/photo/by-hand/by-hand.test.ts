import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../geometry/point.ts'
import { project } from '../camera/camera.ts'
import { projectCorners } from '../camera/project-corners.ts'
import { papers } from '../paper/papers.ts'
import type { Corners } from '../question/photo-question.ts'
import { bendOutline, chooseGrips } from './bend-outline.ts'
import { asTheyLie, type HandMarks, type KnownPhoto } from './hand-marks.ts'
import { followMarks } from './numbers-by-hand.ts'
import { isSheetElsewhere } from './sheet-elsewhere.ts'
import { findMisplacedCorner, sheetFromCorners } from './sheet-from-corners.ts'
import { stepOnSheet } from './step-on-sheet.ts'

type DrawnTestPhoto = {
  readonly scene: {
    readonly sensor: { readonly widthPx: number; readonly heightPx: number }
    readonly stand: { readonly xMm: number }
  }
  readonly expected: { readonly corners: Corners; readonly outlinePx: readonly Point[]; readonly lengthMm: number }
}

/** What is true of a photo that was drawn: where its corners are and its foot, the height of the heel still in it. */
const { scene, expected } = JSON.parse(
  readFileSync(new URL('../../../../tests/accuracy/photos/protocol-10.json', import.meta.url), 'utf8'),
) as DrawnTestPhoto
const size = { width: scene.sensor.widthPx, height: scene.sensor.heightPx }
const seen: KnownPhoto = {
  ...size,
  paper: 'a4',
  side: 'auto',
  focal35Mm: 24,
  corners: expected.corners,
  outline: expected.outlinePx,
  heelStands: undefined,
  isHeelProven: true,
}
const unseen: KnownPhoto = { ...seen, corners: undefined, outline: undefined }
const corners = asTheyLie(expected.corners)
const pxPerMm = Math.hypot(corners[0].x - corners[1].x, corners[0].y - corners[1].y) / 210

const placesFrom = (known: KnownPhoto, hand: HandMarks) => followMarks(known, hand).places

const withCorner = (which: number, by: Point, of: Corners = corners) =>
  of.map((corner, k) =>
    k === which ? { x: corner.x + by.x * pxPerMm, y: corner.y + by.y * pxPerMm } : corner,
  ) as unknown as Corners

describe('Four corners', () => {
  it('are a sheet where they were found, whatever order they came in', () => {
    for (const order of [expected.corners, [...expected.corners].reverse() as unknown as Corners]) {
      expect(asTheyLie(order)).toEqual(corners)
      expect(sheetFromCorners(seen, asTheyLie(order))?.agreeMm).toBeLessThan(0.5)
    }
  })

  it('are told as they lie, far and near, left and right, though the sheet lies slanting', () => {
    const slanting: Corners = [
      { x: 500, y: 0 },
      { x: 490, y: 400 },
      { x: 100, y: 900 },
      { x: 90, y: 500 },
    ]
    const [top, right, bottom, left] = slanting
    expect(asTheyLie(slanting)).toEqual([top, right, left, bottom])
    expect(asTheyLie([right, left, top, bottom])).toEqual([top, right, left, bottom])
  })

  it('tell how far beside a sheet they lie, and are none beyond what curls', () => {
    const [little, more] = [2, 5].map((mm) => sheetFromCorners(seen, withCorner(0, { x: mm, y: 0 }))?.agreeMm ?? 0)
    expect(little).toBeGreaterThan(0.3)
    expect(more).toBeGreaterThan(little as number)
    for (const by of [
      { x: 0, y: 20 },
      { x: 30, y: 0 },
      { x: -80, y: -80 },
    ])
      expect(sheetFromCorners(seen, withCorner(0, by))).toBeUndefined()
    expect(sheetFromCorners({ ...seen, paper: 'letter' }, corners)).toBeUndefined()
  })

  it.each([0, 1, 2, 3])('name corner %d where it alone was moved away from a sheet that was found', (which) => {
    const inwards = { x: which % 2 === 0 ? -70 : 70, y: which < 2 ? -70 : 70 }
    expect(findMisplacedCorner(seen, withCorner(which, inwards), corners)).toBe(which)
  })

  it.each([0, 1, 2, 3])('name corner %d where it lies within the other three, though no sheet was found', (which) => {
    const inwards = { x: which % 2 === 0 ? 160 : -160, y: which < 2 ? 200 : -200 }
    expect(findMisplacedCorner(unseen, withCorner(which, inwards), undefined)).toBe(which)
  })

  it('name none where that cannot be known: two were moved, or their sides cross', () => {
    const [a, b, c, d] = corners
    expect(findMisplacedCorner(unseen, withCorner(0, { x: 0, y: 40 }), undefined)).toBeUndefined()
    const two = withCorner(3, { x: 40, y: 60 }, withCorner(0, { x: -60, y: -40 }))
    expect(findMisplacedCorner(seen, two, corners)).toBeUndefined()
    expect(sheetFromCorners(unseen, [b, a, c, d])).toBeUndefined()
    expect(findMisplacedCorner(unseen, [b, a, c, d], undefined)).toBeUndefined()
  })
})

describe('A sheet that was measured by corners of a hand', () => {
  const moved = withCorner(0, { x: 2, y: 3 })

  it('lies elsewhere where its edges were believed, and not where the corners were', () => {
    const camera = sheetFromCorners(seen, moved)?.camera
    if (!camera) throw new Error('no sheet')
    expect(isSheetElsewhere(seen, moved, expected.corners)).toBe(true)
    expect(isSheetElsewhere(seen, moved, projectCorners(camera, papers.a4))).toBe(false)
    // Whatever lens it was measured with.
    expect(isSheetElsewhere({ ...seen, focal35Mm: undefined }, moved, projectCorners(camera, papers.a4))).toBe(false)
    expect(isSheetElsewhere(seen, corners, expected.corners)).toBe(false)
  })
})

describe('Marks that nobody has set yet', () => {
  it('stand where the foot was seen: to set them there changes nothing by more than half a millimetre', () => {
    const places = placesFrom(seen, {})
    const { numbers: before } = followMarks(seen, { corners: places.corners })
    expect(Math.abs((before.lengthMm ?? 0) - expected.lengthMm)).toBeLessThan(1.5)
    const { heel, toe, ball, outline } = places
    for (const marks of [{ heel }, { toe }, { ball }, { outline }, { heel, toe }]) {
      const { numbers } = followMarks(seen, { ...marks, corners: places.corners })
      expect(Math.abs((numbers.lengthMm ?? 0) - (before.lengthMm ?? 0))).toBeLessThan(0.5)
      expect(Math.abs((numbers.ballWidthMm ?? 0) - (before.ballWidthMm ?? 0))).toBeLessThan(0.8)
    }
  })

  it('stand at a heel whose outline told where it stands: to set it there changes nothing by more than half a millimetre', () => {
    const camera = sheetFromCorners(seen, corners)?.camera
    if (!camera) throw new Error('no sheet')
    const inside: KnownPhoto = { ...seen, heelStands: project(camera, scene.stand.xMm, 20) }
    const { heel, ...places } = placesFrom(inside, {})
    const { numbers: before } = followMarks(inside, { corners: places.corners })
    expect((before.lengthMm ?? 0) - expected.lengthMm).toBeCloseTo(-20, -1)
    const { numbers: after } = followMarks(inside, { heel, corners: places.corners })
    expect(Math.abs((after.lengthMm ?? 0) - (before.lengthMm ?? 0))).toBeLessThan(0.5)
  })

  it('lie within a photo of which nothing is known, on corners that are a sheet', () => {
    for (const known of [unseen, { ...unseen, width: 1600, height: 900 }, { ...unseen, side: 'right' } as const]) {
      const { corners: placed, heel, toe, ball, outline } = placesFrom(known, {})
      for (const { x, y } of [...placed, heel, toe, ball.inner, ball.outer, ...outline]) {
        expect(x).toBeGreaterThan(0)
        expect(x).toBeLessThan(known.width)
        expect(y).toBeGreaterThan(0)
        expect(y).toBeLessThan(known.height)
      }
      const { sheet, numbers } = followMarks(known, { heel, toe, ball, corners: placed })
      expect(sheet?.agreeMm).toBeLessThan(1)
      expect(numbers.lengthMm).toBeGreaterThan(200)
      expect(numbers.ballWidthMm).toBeGreaterThan(80)
    }
  })

  it('stay with corners that are no sheet, so that nothing jumps out of sight', () => {
    const crooked = withCorner(0, { x: 0, y: 60 })
    expect(placesFrom(seen, { corners: crooked })).toEqual({ ...placesFrom(seen, {}), corners: crooked })
    const { heel, toe } = placesFrom(unseen, { corners: crooked })
    expect(heel.y).toBeGreaterThan(toe.y)
    expect(toe.y).toBeGreaterThan(corners[1].y)
  })

  it('give way to what a hand has set', () => {
    const heel = { x: 1, y: 2 }
    expect(placesFrom(seen, { heel }).heel).toBe(heel)
  })
})

describe('Numbers', () => {
  const places = placesFrom(seen, {})
  const { sheet, numbers } = followMarks(seen, { heel: places.heel, toe: places.toe, corners: places.corners })
  const camera = sheet?.camera
  if (!camera) throw new Error('no sheet')

  it('follow a heel and toes by what they were moved', () => {
    const toe = stepOnSheet(camera, places.toe, 'up', 4)
    const longer = followMarks(seen, { heel: places.heel, toe, corners: places.corners }).numbers
    expect((longer.lengthMm ?? 0) - (numbers.lengthMm ?? 0)).toBeCloseTo(4, 0)
    const heel = stepOnSheet(camera, places.heel, 'up', 10)
    const shorter = followMarks(seen, { heel, toe: places.toe, corners: places.corners }).numbers
    // What lies nearer to the camera is seen less far back.
    expect((numbers.lengthMm ?? 0) - (shorter.lengthMm ?? 0)).toBeGreaterThan(8)
    expect((numbers.lengthMm ?? 0) - (shorter.lengthMm ?? 0)).toBeLessThan(10.5)
  })

  it('follow the ends of the ball, whichever of them is called the inner one', () => {
    const { inner, outer } = places.ball
    const wide = { inner: stepOnSheet(camera, inner, 'right', 3), outer }
    const [before, after, swapped] = [places.ball, wide, { inner: wide.outer, outer: wide.inner }].map(
      (ball) => followMarks(seen, { ball, corners: places.corners }).numbers,
    )
    expect((after?.ballWidthMm ?? 0) - (before?.ballWidthMm ?? 0)).toBeGreaterThan(2)
    expect(swapped?.ballWidthMm).toBeCloseTo(after?.ballWidthMm ?? 0, 6)
    expect(swapped?.heelToBallMm).toBeCloseTo(after?.heelToBallMm ?? 0, 6)
  })

  it('follow from heel and toes alone where nothing was seen of the foot', () => {
    const { heel, toe } = places
    const alone = followMarks({ ...seen, outline: undefined }, { heel, toe, corners: places.corners }).numbers
    expect(Math.abs((alone.lengthMm ?? 0) - expected.lengthMm)).toBeLessThan(6)
    expect(alone.ballWidthMm).toBeUndefined()
    expect(
      followMarks({ ...seen, outline: undefined }, { heel, corners: places.corners }).numbers.lengthMm,
    ).toBeUndefined()
  })

  it('are not told of a sheet that nobody saw, until a hand has set all four corners', () => {
    const alone: KnownPhoto = { ...unseen, isHeelProven: false }
    const { heel, toe } = places
    expect(followMarks(alone, { heel, toe }).numbers.lengthMm).toBeUndefined()
    expect(followMarks(alone, { heel, toe, corners, open: { corners: [3] } }).numbers.lengthMm).toBeUndefined()
    expect(followMarks(alone, { heel, toe, corners }).numbers.lengthMm).toBeGreaterThan(200)
  })

  it('are not told of a heel that is neither proven nor set', () => {
    const uncertainPhoto: KnownPhoto = { ...seen, isHeelProven: false }
    const { heel, toe, outline } = places
    expect(followMarks(uncertainPhoto, { toe, outline }).numbers.lengthMm).toBeUndefined()
    expect(followMarks(uncertainPhoto, { heel }).numbers.lengthMm).toBeCloseTo(numbers.lengthMm ?? 0, 0)
  })

  it('are not told of an outline, or a ball, of which a hand has not set every point where none was seen', () => {
    const { heel, toe, ball, outline } = places
    const footless: KnownPhoto = { ...seen, outline: undefined }
    const begun = followMarks(footless, { heel, outline, open: { outline: [4] } }).numbers
    expect(begun.lengthMm).toBeUndefined()
    expect(followMarks(footless, { heel, outline }).numbers.lengthMm).toBeGreaterThan(200)
    expect(followMarks(footless, { heel, toe, ball, open: { ball: [1] } }).numbers).toMatchObject({
      lengthMm: expect.any(Number),
      ballWidthMm: undefined,
    })
  })

  it('are not told of corners that are no sheet', () => {
    const crooked = withCorner(0, { x: 0, y: 60 })
    expect(followMarks(seen, { corners: crooked }).numbers.lengthMm).toBeUndefined()
  })

  it.each(['left', 'right', 'up', 'down'] as const)(
    'move by the millimetres of that place: 2 mm %s are 2 mm',
    (way) => {
      for (const from of [places.heel, places.toe]) {
        const there = stepOnSheet(camera, stepOnSheet(camera, from, way, 2), opposite[way], 2)
        expect(Math.hypot(there.x - from.x, there.y - from.y)).toBeLessThan(0.05)
        const stepPx = Math.hypot(
          stepOnSheet(camera, from, way, 2).x - from.x,
          stepOnSheet(camera, from, way, 2).y - from.y,
        )
        expect(stepPx / 2 / pxPerMm).toBeGreaterThan(0.8)
        expect(stepPx / 2 / pxPerMm).toBeLessThan(1.25)
      }
    },
  )
})

const opposite = { left: 'right', right: 'left', up: 'down', down: 'up' } as const

describe('An outline', () => {
  const grips = chooseGrips(expected.outlinePx)

  it('can be taken at a dozen points, which stay the same when it is bent', () => {
    expect(grips).toHaveLength(12)
    expect(chooseGrips(bendOutline(expected.outlinePx, 3, { x: 0, y: 0 }))).toEqual(grips)
    expect(new Set(grips).size).toBe(12)
    expect([...grips]).toEqual([...grips].sort((a, b) => a - b))
  })

  it.each([0, 5, 11])('follows a hand at point %d, and stays where it was from the next points on', (grip) => {
    const at = expected.outlinePx[grips[grip]!]!
    const bent = bendOutline(expected.outlinePx, grip, { x: at.x + 9, y: at.y - 4 })
    expect(bent[grips[grip]!]).toEqual({ x: at.x + 9, y: at.y - 4 })
    const moved = bent.filter(
      ({ x, y }, k) => Math.hypot(x - expected.outlinePx[k]!.x, y - expected.outlinePx[k]!.y) > 1e-9,
    )
    expect(moved.length).toBeGreaterThan(2)
    expect(moved.length).toBeLessThan(bent.length / 3)
    for (const other of grips) if (other !== grips[grip]) expect(bent[other]).toEqual(expected.outlinePx[other])
  })
})
