import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { type Camera, moved, tiltDeg } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import { buildOverview } from '../sheet/find-sheet.ts'
import { sheetOutline } from '../sheet/sheet-outline.ts'
import { outlinedElsewhere } from './outlined-elsewhere.ts'

const size = { widthPx: 600, heightPx: 800 }
const { a4 } = papers

/** The camera over the sheet's middle, tipped so far forwards over it. */
function tipped(angle: number): Camera {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const origin = [-105, 150 * c, 700 - 150 * s] as const
  return { ...heldCamera(size), distortion: 0, x: [1, 0, 0], y: [0, -c, s], z: [0, -s, -c], origin }
}

const white = [222, 220, 214] as const
const dark = () => [112, 90, 72] as const

function sheetSearchFor(lens: Camera, painted: Parameters<typeof paintedSheet>[2] = { paper: white, floor: dark }) {
  const photo = paintedSheet(lens, a4, painted)
  return {
    overview: buildOverview(photo),
    work: { picture: shrink(photo, 1), pxPerPixel: 1 },
    prior: { focalPx: lens.focalPx, focalShare: 0.1, distortion: 0.01, lean: 0.055 },
    middle: lens.middle,
  }
}

const none = { laid: undefined, rejection: 'no_paper' } as const
const seen = tipped(0.8)
const asked = sheetSearchFor(seen)
const beside = moved(seen, [0, 0, 0], [150, 0, 0])

test('a sheet is seen by its outline alone, and so is how much from aside it is', () => {
  for (const angle of [0.1, 0.4, 0.8]) {
    const lens = tipped(angle)
    const outline = sheetOutline(sheetSearchFor(lens), a4)
    expect(Math.abs(tiltDeg(outline!.camera) - tiltDeg(lens))).toBeLessThan(5)
  }
})

test('white of another form is no sheet, though somebody stands on it', () => {
  const floor = (x: number, y: number) => (y < 290 && Math.abs(x - 105) < 0.6 * y ? white : dark())
  expect(sheetOutline(sheetSearchFor(heldCamera(size), { paper: undefined, floor }), a4)).toBeUndefined()
})

test('where no sheet was found, or one beside the outline, it is where the outline is', () => {
  expect(outlinedElsewhere(none, asked, a4)).toBeDefined()
  expect(
    outlinedElsewhere({ laid: { camera: beside, mark: 1.7 }, rejection: 'paper_cut_off' }, asked, a4),
  ).toBeDefined()
})

test('a sheet that was found where the outline is, or that is beyond doubt, stays', () => {
  expect(outlinedElsewhere({ laid: { camera: seen, mark: 1.7 }, rejection: 'oblique' }, asked, a4)).toBeUndefined()
  expect(outlinedElsewhere({ laid: { camera: beside, mark: 2.1 }, rejection: undefined }, asked, a4)).toBeUndefined()
})

test('a photo that is too dark, or blurred, is that first', () => {
  for (const rejection of ['dark', 'blurred', 'glare'] as const)
    expect(outlinedElsewhere({ laid: undefined, rejection }, asked, a4)).toBeUndefined()
})
