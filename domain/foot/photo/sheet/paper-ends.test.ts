import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { type Camera, moved } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { shrink } from '../picture/picture.ts'
import { endsElsewhere, paperEnds } from './paper-ends.ts'

const { a4 } = papers
const lens = heldCamera({ widthPx: 600, heightPx: 800 }, { distortion: 0, lean: 0, tip: 0, turn: 0 })

function endsSeenBy(camera: Camera) {
  const photo = paintedSheet(camera, a4, { paper: [222, 220, 214], floor: () => [112, 90, 72] })
  return paperEnds({ picture: shrink(photo, 1), pxPerPixel: 1 }, camera, a4)
}

test('beside the leg the paper is seen to end where its heel’s edge is', () => {
  const { beside } = endsSeenBy(lens)
  expect(beside).toHaveLength(2)
  for (const end of beside) expect(Math.abs(end)).toBeLessThan(2)
})

test('where the photo ends before the paper does, nothing is known of its end, and it is not taken for a floor', () => {
  const ends = endsSeenBy(moved(lens, [0, 0, 0], [0, 230, 0]))
  expect(ends.beside).toEqual([])
  expect(endsElsewhere(ends, 1)).toBe(false)
})
