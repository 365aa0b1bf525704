import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { type Camera, moved } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import type { Pixels } from '../question/photo-question.ts'
import { buildOverview } from '../sheet/find-sheet.ts'
import { findPatchRejection } from './find-patch-rejection.ts'
import { seesPaperAtRim } from './paper-at-rim.ts'

const size = { widthPx: 600, heightPx: 800 }
const { a4 } = papers
const white = [222, 220, 214] as const
const dark = () => [112, 90, 72] as const

function findPatchRejectionIn(photo: Pixels, lens: Camera) {
  const asked = {
    overview: buildOverview(photo),
    work: { picture: shrink(photo, 1), pxPerPixel: 1 },
    prior: { focalPx: lens.focalPx, focalShare: 0.1, distortion: 0.01, lean: 0.055 },
    middle: lens.middle,
  }
  return findPatchRejection(asked, a4)
}

/** The camera over the sheet's middle, tipped so far forwards over it. */
function tipped(angle: number): Camera {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const origin = [-105, 150 * c, 700 - 150 * s] as const
  return { ...heldCamera(size), distortion: 0, x: [1, 0, 0], y: [0, -c, s], z: [0, -s, -c], origin }
}

test('a white thing with somebody on it that goes on beyond the photo is a sheet that is cut off', () => {
  const lens = heldCamera(size, { heightMm: 330 })
  expect(findPatchRejectionIn(paintedSheet(lens, a4, { paper: white, floor: dark }), lens)).toBe('paper_cut_off')
})

test('a sheet of which one corner only is beyond the photo is cut off', () => {
  const findRejectionAt = (x: number) => {
    const lens = moved(heldCamera(size, { heightMm: 560, turn: 0.5 }), [0, 0, 0], [x, 0, 0])
    return findPatchRejectionIn(paintedSheet(lens, a4, { paper: white, floor: dark }), lens)
  }
  expect([0, 60, 100].map(findRejectionAt)).toEqual(['weak_edge', 'paper_cut_off', 'paper_cut_off'])
})

test('a sheet that is whole in the photo and seen much from aside is told to be so', () => {
  const lens = tipped(0.8)
  expect(findPatchRejectionIn(paintedSheet(lens, a4, { paper: white, floor: dark }), lens)).toBe('oblique')
})

test('of a sheet that is whole and seen from above only its edges can be at fault', () => {
  const lens = tipped(0.1)
  expect(findPatchRejectionIn(paintedSheet(lens, a4, { paper: white, floor: dark }), lens)).toBe('weak_edge')
})

test('a dark floor, and a light one, tell nothing of a sheet', () => {
  const lens = heldCamera(size)
  for (const floor of [dark, () => [214, 212, 206] as const])
    expect(findPatchRejectionIn(paintedSheet(lens, a4, { paper: undefined, floor }), lens)).toBeUndefined()
})

const tiles = (x: number, y: number) =>
  (Math.floor(x / 23) + 2 * Math.floor(y / 31)) % 4 === 0 ? ([205, 214, 204] as const) : ([84, 118, 96] as const)

test('on a floor with as much white in it as paper, an edge that runs out of the photo tells that the sheet goes on', () => {
  const seen = (lens: Camera) => seesPaperAtRim(buildOverview(paintedSheet(lens, a4, { paper: white, floor: tiles })))
  expect(seen(moved(heldCamera(size, { heightMm: 330 }), [0, 0, 0], [90, -150, 0]))).toBe(true)
  expect(seen(heldCamera(size, { heightMm: 640 }))).toBe(false)
})

test.each([
  [240, 20, -130],
  [270, 20, -30],
])(
  'a sheet that fills the photo, seen from %i mm, is bright though half of the photo is as bright',
  (heightMm, x, y) => {
    const lens = moved(heldCamera(size, { heightMm }), [0, 0, 0], [x, y, 0])
    expect(seesPaperAtRim(buildOverview(paintedSheet(lens, a4, { paper: white, floor: tiles })))).toBe(true)
  },
)

test('a sheet that goes on beyond the photo is seen though its corner is within it and its floor is half as white as it', () => {
  const floor = (x: number, y: number) =>
    Math.floor(x / 30) % 2 === 0 && Math.floor((y + 400) / 26) % 3 !== 1 ? white : ([84, 118, 96] as const)
  const lens = moved(heldCamera(size, { heightMm: 420 }), [0, 0, 0], [-45, 110, 0])
  expect(seesPaperAtRim(buildOverview(paintedSheet(lens, a4, { paper: white, floor })))).toBe(true)
})

test('a light floor that ends at a dark wall is no sheet that goes on', () => {
  const lens = heldCamera(size)
  const floor = (_: number, y: number) => (y > 20 ? white : ([70, 60, 55] as const))
  expect(seesPaperAtRim(buildOverview(paintedSheet(lens, a4, { paper: undefined, floor })))).toBe(false)
})

test('a painted wall behind a leg is no sheet that goes on', () => {
  const lens = moved(heldCamera(size, { heightMm: 500 }), [0, 0, 0], [0, 120, 0])
  const floor = (_: number, y: number) => (y > 150 ? ([84, 62, 46] as const) : ([196, 148, 112] as const))
  expect(seesPaperAtRim(buildOverview(paintedSheet(lens, a4, { paper: undefined, floor })))).toBe(false)
})
