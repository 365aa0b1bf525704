import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedArea } from '../../geometry/polygon.ts'
import { withOutward } from '../region/border.ts'
import { trueBorder } from './true-border.ts'

/** Where the ray from the eye that just touches a round side meets the ground: the side's circle stands on it. */
function touchingGround(edgeMm: number, radius: number, eye: { readonly x: number; readonly z: number }): number {
  const middle = { x: edgeMm - radius, z: radius }
  const far = Math.hypot(eye.x - middle.x, eye.z - middle.z)
  const towards = Math.atan2(middle.z - eye.z, middle.x - eye.x)
  const beside = Math.asin(radius / far)
  // Of the two tangents the outer one.
  return Math.max(
    ...[towards + beside, towards - beside].map((angle) => eye.x - (eye.z * Math.cos(angle)) / Math.sin(angle)),
  )
}

test('a bulging front is taken back to where it stands over the sheet, from wherever it is seen', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 150, max: 320, noNaN: true }),
      fc.double({ min: 420, max: 950, noNaN: true }),
      (eyeY, eyeZ) => {
        const seen = touchingGround(250, 7.7, { x: eyeY, z: eyeZ })
        const [point] = trueBorder([{ x: 100, y: seen, outX: 0, outY: 1 }], [100, eyeY, eyeZ], 250, 'left')
        // 0.2 mm are the shade that lies beside a foot.
        expect(point!.y).toBeCloseTo(250 - 0.2, 1)
      },
    ),
  )
})

test('straight above an edge only its shade is taken off', () => {
  const [point] = trueBorder([{ x: 100, y: 250, outX: 0, outY: 1 }], [100, 250, 600], 250, 'left')
  expect(point!.y).toBeCloseTo(249.8, 9)
})

test('the inner side bulges higher than the outer one', () => {
  const seen = { x: 60, y: 140, outX: -1, outY: 0 }
  const eye = [110, 200, 600] as const
  const [asInner] = trueBorder([seen], eye, 250, 'right')
  const [asOuter] = trueBorder([seen], eye, 250, 'left')
  expect(asInner!.x).toBeGreaterThan(asOuter!.x)
})

test('outwards is outwards, whichever way round a border runs', () => {
  const ring = Array.from({ length: 80 }, (_, k) => ({
    x: 50 + 20 * Math.cos((k * Math.PI) / 40),
    y: 50 + 20 * Math.sin((k * Math.PI) / 40),
  }))
  for (const border of [ring, [...ring].reverse()]) {
    expect(Math.abs(signedArea(border))).toBeGreaterThan(1200)
    for (const { x, y, outX, outY } of withOutward(border))
      expect(outX * (x - 50) + outY * (y - 50)).toBeGreaterThan(19)
  }
})
