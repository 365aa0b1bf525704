import fc from 'fast-check'
import { expect, test } from 'vitest'
import { project, straightening, toCameraView } from './camera.ts'
import type { Camera } from './scene.ts'
import { quietScene } from './test-scene.ts'

const plain = quietScene().camera
const degrees = (value: number) => (value * Math.PI) / 180

test('a camera that looks straight down sees by the rule of three', () => {
  const view = toCameraView(plain, 600, 800)
  // The diagonal of 35 mm film is 43.27 mm, and the photo's is 1000 pixels.
  const perMm = ((26 / 43.2666) * 1000) / 700
  const seen = project(view, [105 + 40, 150 + 90, 0])
  expect(seen.x).toBeCloseTo(300 + 40 * perMm, 2)
  expect(seen.y).toBeCloseTo(400 - 90 * perMm, 2)
})

test('what is higher is seen larger, by how much nearer it is', () => {
  const view = toCameraView(plain, 600, 800)
  const low = project(view, [145, 150, 0])
  const high = project(view, [145, 150, 350])
  expect(high.x - 300).toBeCloseTo(2 * (low.x - 300), 6)
})

test('a camera tilted towards the heel sees the place it leans to in the middle of the photo', () => {
  const view = toCameraView({ ...plain, tiltDeg: 11, towardsDeg: 270 }, 600, 800)
  const seen = project(view, [105, 150 - 700 * Math.tan(degrees(11)), 0])
  expect(seen.x).toBeCloseTo(300, 6)
  expect(seen.y).toBeCloseTo(400, 6)
})

test('toes stay up while the camera leans, and turn with it', () => {
  for (const towardsDeg of [0, 60, 135, 225, 300]) {
    const view = toCameraView({ ...plain, tiltDeg: 9, towardsDeg }, 600, 800)
    expect(project(view, [105, 250, 0]).y).toBeLessThan(project(view, [105, 50, 0]).y - 100)
    const turned = toCameraView({ ...plain, tiltDeg: 9, towardsDeg, rollDeg: 90 }, 600, 800)
    expect(Math.abs(project(turned, [105, 250, 0]).x - project(turned, [105, 50, 0]).x)).toBeGreaterThan(100)
  }
})

test('taking the distortion off undoes what the lens does, all over the photo', () => {
  const places = fc.record({
    x: fc.double({ min: -250, max: 450, noNaN: true }),
    y: fc.double({ min: -250, max: 550, noNaN: true }),
  })
  const lens = fc.record({
    k1: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
    k2: fc.double({ min: -0.004, max: 0.004, noNaN: true }),
  })
  fc.assert(
    fc.property(places, lens, ({ x, y }, { k1, k2 }) => {
      const camera: Camera = { ...plain, k1, k2 }
      const view = toCameraView(camera, 600, 800)
      const seen = project(view, [x, y, 0])
      fc.pre(seen.x > 0 && seen.x < 600 && seen.y > 0 && seen.y < 800)
      const { factors, perSquare } = straightening(view)
      const [u, v] = [(seen.x - 300) / view.focalPx, (seen.y - 400) / view.focalPx]
      const factor = factors[Math.round((u * u + v * v) * perSquare)] ?? 0
      const ideal = project(toCameraView(plain, 600, 800), [x, y, 0])
      expect(300 + u * factor * view.focalPx).toBeCloseTo(ideal.x, 1)
      expect(400 + v * factor * view.focalPx).toBeCloseTo(ideal.y, 1)
    }),
  )
})
