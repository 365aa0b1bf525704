import fc from 'fast-check'
import { expect, test } from 'vitest'
import { papers } from '../paper/papers.ts'
import { type Side, sheetSides } from '../paper/sides.ts'
import {
  type Camera,
  defaultFocalPx,
  focalAs35Mm,
  focalInPx,
  moved,
  onSheet,
  position,
  project,
  tiltDeg,
} from './camera.ts'
import { cameraOverEdges } from './camera-over-edges.ts'
import { type EdgePoint, fitCamera } from './fit-camera.ts'

const sheet = papers.a4
const small = (max: number) => fc.double({ min: -max, max, noNaN: true })

/** How much the lenses here distort; the prior of a fit has to cover them. */
const lensSpread = 0.015

/** Cameras held over the toes, in any turn of the photo. */
const cameras = fc
  .record({
    height: fc.double({ min: 420, max: 1000, noNaN: true }),
    aside: small(70),
    ahead: small(80),
    lean: small(0.2),
    tip: small(0.2),
    roll: small(Math.PI),
    focal35Mm: fc.double({ min: 22, max: 32, noNaN: true }),
    distortion: small(lensSpread),
  })
  .map(({ height, aside, ahead, lean, tip, roll, focal35Mm, distortion }): Camera => {
    const down: Camera = {
      x: [1, 0, 0],
      y: [0, -1, 0],
      z: [0, 0, -1],
      origin: [-105 + aside, 230 + ahead, height],
      focalPx: focalInPx(focal35Mm, 1200, 1600),
      distortion,
      middle: { x: 600, y: 800 },
    }
    return [...Array(8)].reduce(
      (camera: Camera) => moved(camera, [0, 0, roll / 8], [0, 0, 0]),
      moved(down, [lean, tip, 0], [0, 0, 0]),
    )
  })

test('a point of the sheet is found again under its point of the photo', () => {
  fc.assert(
    fc.property(
      cameras,
      fc.double({ min: 0, max: 210, noNaN: true }),
      fc.double({ min: 0, max: 297, noNaN: true }),
      (camera, x, y) => {
        const found = onSheet(camera, project(camera, x, y))
        expect(Math.hypot(found.x - x, found.y - y)).toBeLessThan(0.05)
      },
    ),
  )
})

test('a camera straight above sees its height, its place and no tilt', () => {
  const camera: Camera = {
    x: [1, 0, 0],
    y: [0, -1, 0],
    z: [0, 0, -1],
    origin: [-105, 200, 600],
    focalPx: 1000,
    distortion: 0,
    middle: { x: 600, y: 800 },
  }
  expect(position(camera)).toEqual([105, 200, 600])
  expect(tiltDeg(camera)).toBe(0)
  expect(project(camera, 105, 200)).toEqual({ x: 600, y: 800 })
  // Toes up, and right is right.
  expect(project(camera, 165, 260)).toEqual({ x: 700, y: 700 })
  // What is higher is nearer to the eye.
  expect(project(camera, 165, 200, 300)).toEqual({ x: 800, y: 800 })
})

test('focal lengths are told by the film’s diagonal, both ways', () => {
  expect(focalInPx(43.27, 1200, 1600)).toBeCloseTo(2000, 6)
  expect(focalAs35Mm(focalInPx(26, 3024, 4032), 3024, 4032)).toBeCloseTo(26, 9)
})

test('a square or a wide picture is one that was cut from four to three', () => {
  const whole = defaultFocalPx(26, 4000, 3000)
  expect(whole).toBeCloseTo(focalInPx(26, 4000, 3000), 6)
  expect(defaultFocalPx(26, 3000, 3000)).toBeCloseTo(whole, 6)
  expect(defaultFocalPx(26, 2250, 4000)).toBeCloseTo(whole, 6)
  expect(focalAs35Mm(defaultFocalPx(26, 3000, 3000), 3000, 3000)).toBeCloseTo(30.6, 1)
})

test('three edges and the lens tell the camera; the heel’s edge is not needed', () => {
  fc.assert(
    fc.property(cameras, (bent) => {
      const camera = { ...bent, distortion: 0 }
      const edge = (x0: number, y0: number, x1: number, y1: number) =>
        [project(camera, x0, y0), project(camera, x1, y1)] as const
      const found = cameraOverEdges(
        camera,
        { one: edge(0, 60, 0, 290), other: edge(210, 40, 210, 280), front: edge(10, 297, 200, 297) },
        sheet,
        true,
      )
      const other = cameraOverEdges(
        camera,
        { one: edge(0, 60, 0, 290), other: edge(210, 40, 210, 280), front: edge(10, 297, 200, 297) },
        sheet,
        false,
      )
      const misses = [found, other].map((each) => {
        if (!each) return Number.POSITIVE_INFINITY
        const [a, b] = [project(each, 0, 0), project(camera, 0, 0)]
        return Math.hypot(a.x - b.x, a.y - b.y)
      })
      expect(Math.min(...misses)).toBeLessThan(0.01)
    }),
  )
})

function pointsOn(camera: Camera, sides: readonly Side[], jitter: (n: number) => number): EdgePoint[] {
  return sides.flatMap((side, s) =>
    Array.from({ length: 40 }, (_, k) => {
      const share = (k + 0.5) / 40
      const at = project(
        camera,
        side.from[0] + (side.to[0] - side.from[0]) * share,
        side.from[1] + (side.to[1] - side.from[1]) * share,
      )
      return { side, at: { x: at.x + jitter(s * 97 + k * 2), y: at.y + jitter(s * 97 + k * 2 + 1) } }
    }),
  )
}

test('from points on four edges camera and lens are found, though the guess was beside and the focal length unknown', () => {
  fc.assert(
    fc.property(cameras, small(0.01), small(4), (camera, turn, shift) => {
      const points = pointsOn(camera, sheetSides(sheet), (n) => 0.3 * Math.sin(n * 12.9898))
      const start = {
        ...moved(camera, [turn, -turn, turn], [shift, -shift, 2 * shift]),
        distortion: 0,
        focalPx: camera.focalPx * 1.05,
      }
      const { camera: found, missMm } = fitCamera(
        start,
        points,
        { focalPx: camera.focalPx * 1.05, focalShare: 0.1, distortion: lensSpread, lean: 0.2 },
        0.5,
      )
      expect(missMm).toBeLessThan(0.3)
      for (const [x, y] of [
        [20, 20],
        [190, 20],
        [105, 250],
        [60, 290],
      ] as const) {
        const back = onSheet(found, project(camera, x, y))
        expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.5)
      }
    }),
    { numRuns: 30 },
  )
})

test('one point in eight on a joint beside the sheet pulls the camera nowhere', () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const points = pointsOn(camera, sheetSides(sheet), () => 0).map((point, k) =>
        k % 8 === 0 ? { ...point, at: { x: point.at.x + 9, y: point.at.y + 9 } } : point,
      )
      const { camera: found } = fitCamera(
        camera,
        points,
        { focalPx: camera.focalPx, focalShare: 0.02, distortion: lensSpread, lean: 0.2 },
        0.3,
      )
      const back = onSheet(found, project(camera, 60, 280))
      expect(Math.hypot(back.x - 60, back.y - 280)).toBeLessThan(0.35)
    }),
    { numRuns: 30 },
  )
})
