import { expect, test } from 'vitest'
import { papers } from '../papers.ts'
import type { Corners } from '../photo-question.ts'
import { cornersOf } from '../sheet/corners-of.ts'
import { focalInPx, position, tiltDeg } from './camera.ts'
import { cameraOverCorners } from './camera-over-corners.ts'
import { changed } from './fit-camera.ts'

const [width, height] = [1_200, 1_600]
const sheet = papers.a4
const middle = { x: width / 2, y: height / 2 }
const above = {
  x: [1, 0, 0],
  y: [0, -1, 0],
  z: [0, 0, -1],
  origin: [-105, 148, 400],
  focalPx: focalInPx(26, width, height),
  distortion: 0,
  middle,
} as const
const lens = { focalPx: above.focalPx, focalShare: 0.05, distortion: 0.01, middle }
const tilted = (across: number, along: number) => changed(above, [across, along, 0, 20, -15, 30, 0.04, 0])
const shuffled = ([a, b, c, d]: Corners): Corners => [c, a, d, b]

test.each([
  ['from straight above', 0, 0],
  ['from the toes', -0.5, 0.1],
  ['from the heel', 0.5, -0.1],
  ['from the side', 0.05, 0.75],
  ['from far aside', -0.35, 0.85],
])('four corners in any order tell where the camera is: %s', (_where, across, along) => {
  const camera = tilted(across, along)
  const laid = cameraOverCorners(shuffled(cornersOf(camera, sheet)), sheet, lens)
  expect(laid?.missPx).toBeLessThan(2)
  expect(laid && tiltDeg(laid.camera)).toBeCloseTo(tiltDeg(camera), -0.5)
  expect(laid && position(laid.camera)[2] / position(camera)[2]).toBeCloseTo(1, 1)
})

test('a sheet that lies across the photo is told by its form', () => {
  const camera = { ...above, x: [0, 1, 0], y: [1, 0, 0], origin: [-148, -105, 400] } as const
  const laid = cameraOverCorners(shuffled(cornersOf(camera, sheet)), sheet, lens)
  expect(laid?.missPx).toBeLessThan(0.1)
  expect(laid && position(laid.camera)[2]).toBeCloseTo(400, 0)
})

test('corners outside of the photo are corners too, and those of no sheet are told by how far they lie off', () => {
  const camera = changed(above, [0, 0, 0, 180, 0, 0, 0, 0])
  const corners = cornersOf(camera, sheet)
  expect(corners.some(({ x }) => x > width)).toBe(true)
  expect(cameraOverCorners(corners, sheet, lens)?.missPx).toBeLessThan(2)
  const [a, b, c, d] = corners
  expect(cameraOverCorners([a, b, c, { x: d.x, y: d.y - 90 }], sheet, lens)?.missPx).toBeGreaterThan(10)
})

test('what four corners leave unsure is told: the distance more than the place beside', () => {
  const near = cameraOverCorners(cornersOf(tilted(0.1, 0), sheet), sheet, lens)
  expect(near?.information).toHaveLength(8)
  expect(near?.information[3]?.[3]).toBeGreaterThan(near?.information[5]?.[5] ?? 0)
})
