import { expect, test } from 'vitest'
import type { Vector } from '../../geometry/vector.ts'
import type { Camera } from '../camera/camera.ts'
import { project } from '../camera/camera.ts'
import { ballNumbers, ballOnSheet } from './ball-by-hand.ts'
import { heelRadiusMm } from './foot-frame.ts'

/** Straight over the sheet: the photo's x is the sheet's, and what is towards the toes is farther up. */
const camera: Camera = {
  x: [1, 0, 0],
  y: [0, -1, 0],
  z: [0, 0, -1],
  origin: [-105, 150, 1_000],
  focalPx: 1_000,
  distortion: 0,
  middle: { x: 500, y: 500 },
}
const eye: Vector = [105, 150, 1_000]
const lengthMm = 250
const frame = { axis: { x: 0, y: 1 }, heel: { x: 105, y: heelRadiusMm(lengthMm) }, lengthMm, miss: 0 }
const ends = (inner: number, outer: number) => {
  const [one, other] = [project(camera, 105 + inner, 180), project(camera, 105 + outer, 160)]
  return ballOnSheet(camera, { inner: one, outer: other })
}

test('the ball’s width is between its two ends as they stand on the sheet, a foot’s heights taken off', () => {
  const found = ballNumbers(ends(48, -48), { eye, frame, side: 'left' })
  const seen = Math.hypot(96, 20)
  expect(found?.ballWidthMm).toBeLessThan(seen)
  expect(found?.ballWidthMm).toBeGreaterThan(seen - 4)
  expect(Math.abs((found?.heelToBallMm ?? 0) - 180)).toBeLessThan(1)
})

test('its inner end is the one on the big toe’s side, which is another one of the other foot', () => {
  const left = ballNumbers(ends(48, -48), { eye, frame, side: 'left' })
  const right = ballNumbers(ends(48, -48), { eye, frame, side: 'right' })
  expect((left?.heelToBallMm ?? 0) - (right?.heelToBallMm ?? 0)).toBeGreaterThan(15)
})
