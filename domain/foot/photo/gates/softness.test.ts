import { expect, it } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { papers } from '../paper/papers.ts'
import { blank, shrink, smooth } from '../picture/picture.ts'
import { brightest } from './brightest.ts'
import { edgeWidthPx, sheetEdgeWidthPx } from './softness.ts'

/** A white square on a dark floor, its edges so many pixels wide across and along. */
function squarePicture(across: number, along: number) {
  const picture = blank(400, 400)
  const rise = (at: number, width: number) => Math.min(1, Math.max(0, 0.5 + (100 - Math.abs(at - 200)) / width))
  for (let y = 0, at = 0; y < 400; y += 1)
    for (let x = 0; x < 400; x += 1, at += 1) {
      const light = 30 + 190 * rise(x, across) * rise(y, along)
      for (const plane of [picture.red, picture.green, picture.blue]) plane[at] = light
    }
  return picture
}

/** In a picture of 400 pixels, where every pixel counts for four. */
const measureEdgeWidth = (across: number, along: number) => edgeWidthPx({ picture: squarePicture(across, along) }) ?? 0

it('the wider an edge is, the softer the photo', () => {
  expect(measureEdgeWidth(6, 6)).toBeGreaterThan(measureEdgeWidth(3, 3))
})

it('a photo that was moved is as soft as its worse edges', () => {
  expect(measureEdgeWidth(1, 6)).toBeGreaterThan(measureEdgeWidth(1, 1) + 2)
  expect(measureEdgeWidth(6, 1)).toBeGreaterThan(measureEdgeWidth(1, 1) + 2)
})

/** A white square that lies aslant, its edges so wide across one way and the other; its upper left is in a soft shade. */
function slantedPicture(one: number, other: number) {
  const picture = blank(400, 400)
  const rise = (at: number, width: number) => Math.min(1, Math.max(0, 0.5 + (100 - Math.abs(at)) / width))
  for (let y = 0, at = 0; y < 400; y += 1)
    for (let x = 0; x < 400; x += 1, at += 1) {
      const [down, up] = [(x + y - 400) / Math.SQRT2, (x - y) / Math.SQRT2]
      const shade = 1 - 0.5 * Math.min(1, Math.max(0, (210 - x) / 14)) * Math.min(1, Math.max(0, (210 - y) / 14))
      const light = 30 + 190 * rise(down, one) * rise(up, other) * shade
      for (const plane of [picture.red, picture.green, picture.blue]) plane[at] = light
    }
  return picture
}

it('where the sheet lies aslant, its own edges tell, and not those of a shade that alone run across and along', () => {
  const measureEdgeWidth = (one: number, other: number) =>
    (edgeWidthPx({ picture: slantedPicture(one, other) }) ?? 0) / 4
  expect(measureEdgeWidth(1, 1)).toBeLessThan(4)
  expect(measureEdgeWidth(9, 9)).toBeGreaterThan(6)
  expect(measureEdgeWidth(1, 9)).toBeGreaterThan(6)
})

it('a picture without a clear edge tells nothing', () => {
  expect(edgeWidthPx({ picture: blank(400, 400) })).toBeUndefined()
})

it('white paper tells how much light there was, however dark the floor is', () => {
  expect(brightest(squarePicture(1, 1))).toBeCloseTo(220, 0)
  expect(brightest(blank(40, 40))).toBe(0)
})

it('a sheet’s own edges tell how sharp a photo is, on a floor as light as they are', () => {
  const lens = heldCamera({ widthPx: 900, heightPx: 1200 })
  const floor = () => [208, 206, 202] as const
  const picture = shrink(paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor }), 1)
  const blurred = (reach: number) => {
    const plane = (one: Float32Array) => smooth(one, picture.width, picture.height, reach)
    return { ...picture, red: plane(picture.red), green: plane(picture.green), blue: plane(picture.blue) }
  }
  const measureEdgeWidth = (reach: number) =>
    sheetEdgeWidthPx({ picture: blurred(reach), pxPerPixel: 1 }, lens, papers.a4) ?? 0
  expect(measureEdgeWidth(0)).toBeGreaterThan(0)
  expect(measureEdgeWidth(0)).toBeLessThan(7.5)
  expect(measureEdgeWidth(6)).toBeGreaterThan(7.5)
})

it('a bowed edge is no blur: it is as sharp as a straight one, piece by piece', () => {
  const lens = heldCamera({ widthPx: 900, heightPx: 1200 }, { distortion: 0 })
  const [paper, dark] = [[218, 216, 212] as const, [110, 100, 90] as const]
  // The sheet goes on beyond its sides, most in the middle of each.
  const bow = (share: number) => 7 * (1 - (2 * share - 1) ** 2)
  const isSheet = (x: number, y: number) =>
    Math.max(-x, x - 210) < bow(y / 297) && (y < 297 || y - 297 < bow(x / 210)) && y > 0
  const measureEdgeWidth = (floor: (x: number, y: number) => readonly [number, number, number], reach: number) => {
    const picture = shrink(paintedSheet(lens, papers.a4, { paper, floor }), 1)
    const plane = (one: Float32Array) => smooth(one, picture.width, picture.height, reach)
    const soft = { ...picture, red: plane(picture.red), green: plane(picture.green), blue: plane(picture.blue) }
    return sheetEdgeWidthPx({ picture: soft, pxPerPixel: 1 }, lens, papers.a4) ?? 0
  }
  expect(measureEdgeWidth((x, y) => (isSheet(x, y) ? paper : dark), 0)).toBeLessThan(6)
  expect(measureEdgeWidth((x, y) => (isSheet(x, y) ? paper : dark), 6)).toBeGreaterThan(7.5)
  expect(measureEdgeWidth(() => dark, 6)).toBeGreaterThan(7.5)
})
