import { describe, expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { onSheet } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import { buildOverview } from '../sheet/find-sheet.ts'
import { findHiddenEdgeRejection } from './hidden-edge.ts'

const lens = heldCamera({ widthPx: 600, heightPx: 800 }, { lean: 0.02, tip: 0.02, turn: 0.05, distortion: 0 })
const { a4 } = papers
const skin = [186, 136, 110] as const

/** The verdict on a sheet with feet on it, each given by its place. */
function findRejection(
  isFoot: (x: number, y: number) => boolean,
  paper: readonly [number, number, number] | undefined,
) {
  const photo = paintedSheet(lens, a4, { paper, floor: () => [112, 100, 88] })
  for (let at = 0; at < photo.width * photo.height; at += 1) {
    const { x, y } = onSheet(lens, { x: (at % photo.width) + 0.5, y: Math.floor(at / photo.width) + 0.5 })
    if (isFoot(x, y)) for (const c of [0, 1, 2] as const) photo.data[at * 4 + c] = skin[c] + ((at * 7 + c) % 5)
  }
  const work = { picture: shrink(photo, 1), pxPerPixel: 1 }
  const prior = { focalPx: lens.focalPx, focalShare: 0.015, distortion: 0.01, lean: 0.055 }
  return findHiddenEdgeRejection({ overview: buildOverview(photo), work, prior, middle: lens.middle }, a4)
}

const white = [222, 220, 214] as const

/** A foot that stands so far right and reaches so far ahead, with a round front. */
const footAt = (middle: number, front: number) => (x: number, y: number) =>
  Math.abs(x - middle) < 44 && (y < front - 44 || Math.hypot(x - middle, y - (front - 44)) < 44) && y > -60

describe('Where no whole sheet is found', () => {
  test('toes that reach past the front edge are what is told', () => {
    expect(findRejection(footAt(105, 340), white)).toBe('foot_cut_off')
  })

  test('two feet that hide both long edges are two feet', () => {
    const [left, right] = [footAt(20, 240), footAt(190, 240)]
    expect(findRejection((x, y) => left(x, y) || right(x, y), white)).toBe('two_feet')
  })

  test('a floor without a sheet is told nothing of', () => {
    expect(findRejection(footAt(105, 240), undefined)).toBeUndefined()
  })
})

test('a foot that hides no edge hides none', () => {
  expect(findRejection(footAt(105, 240), white)).toBeUndefined()
})
