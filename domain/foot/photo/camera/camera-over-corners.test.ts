import { expect, test } from 'vitest'
import { above, shuffled, tilted, width } from '../../../../tests/support/builders/camera-above.ts'
import { papers } from '../paper/papers.ts'
import { position, tiltDeg } from './camera.ts'
import { cameraOverCorners } from './camera-over-corners.ts'
import { changed } from './fit-camera.ts'
import { projectCorners } from './project-corners.ts'

const sheet = papers.a4
const { middle } = above
const lens = { focalPx: above.focalPx, focalShare: 0.05, distortion: 0.01, middle }

test.each([
  ['from straight above', 0, 0],
  ['from the toes', -0.5, 0.1],
  ['from the heel', 0.5, -0.1],
  ['from the side', 0.05, 0.75],
  ['from far aside', -0.35, 0.85],
])('four corners in any order tell where the camera is: %s', (_where, across, along) => {
  const camera = tilted(across, along)
  const laid = cameraOverCorners(shuffled(projectCorners(camera, sheet)), sheet, lens)
  expect(laid?.missPx).toBeLessThan(2)
  expect(laid && tiltDeg(laid.camera)).toBeCloseTo(tiltDeg(camera), -0.5)
  expect(laid && position(laid.camera)[2] / position(camera)[2]).toBeCloseTo(1, 1)
})

test('a sheet that lies across the photo is told by its form', () => {
  const camera = { ...above, x: [0, 1, 0], y: [1, 0, 0], origin: [-148, -105, 400] } as const
  const laid = cameraOverCorners(shuffled(projectCorners(camera, sheet)), sheet, lens)
  expect(laid?.missPx).toBeLessThan(0.1)
  expect(laid && position(laid.camera)[2]).toBeCloseTo(400, 0)
})

test('corners outside of the photo are corners too, and those of no sheet are told by how far they lie off', () => {
  const camera = changed(above, [0, 0, 0, 180, 0, 0, 0, 0])
  const corners = projectCorners(camera, sheet)
  expect(corners.some(({ x }) => x > width)).toBe(true)
  expect(cameraOverCorners(corners, sheet, lens)?.missPx).toBeLessThan(2)
  const [a, b, c, d] = corners
  expect(cameraOverCorners([a, b, c, { x: d.x, y: d.y - 90 }], sheet, lens)?.missPx).toBeGreaterThan(10)
})

test('what four corners leave unsure is told: the distance more than the place beside', () => {
  const near = cameraOverCorners(projectCorners(tilted(0.1, 0), sheet), sheet, lens)
  expect(near?.information).toHaveLength(8)
  expect(near?.information[3]?.[3]).toBeGreaterThan(near?.information[5]?.[5] ?? 0)
})
