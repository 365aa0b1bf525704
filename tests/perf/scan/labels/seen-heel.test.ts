import { expect, test } from 'vitest'
import { toeUnder } from '#domain/foot/photo/figures/round-heel.ts'
import { heelByHand, heelOutline, toeOver } from './seen-heel.ts'

const [heel, toe] = [
  { x: 105, y: 20 },
  { x: 95, y: 268 },
]

test.each([
  ['above the toes', [105, 250, 350]],
  ['beside the foot', [350, 120, 250]],
  ['behind the heel', [120, -160, 300]],
] as const)('a heel is found from a part of its outline as a camera sees it %s', (_where, eye) => {
  const outline = heelOutline(heel, toe, eye)
  const rear = outline.filter(({ y }) => y < 45).filter((_, nth) => nth % 3 === 0)
  const found = heelByHand(rear, eye, toe)
  expect(found?.heel.x).toBeCloseTo(heel.x, 1)
  expect(found?.heel.y).toBeCloseTo(heel.y, 1)
  expect(found?.lengthMm).toBeCloseTo(Math.hypot(10, 248), 1)
  expect(found?.missMm).toBeLessThan(0.01)
})

test('a heel is as wide and as high as those of real feet', () => {
  const [end, ahead] = [
    { x: 0, y: 0 },
    { x: 0, y: 250 },
  ]
  const far = 1_000_000
  const across = (eye: readonly [number, number, number]) => heelOutline(end, ahead, eye).map(({ x }) => x)
  expect(Math.max(...across([0, 0, far]))).toBeCloseTo(32 * 1.004, 1)
  // At a slope of one half the shadow is as long as the heel is high, extended by the root of both squares.
  expect(Math.max(...across([-far, 0, far]))).toBeCloseTo(1.004 * (23.75 + Math.hypot(32, 23.75)), 1)
})

test('a heel that is visible from its side only leaves the length uncertain', () => {
  const eye = [120, -160, 300] as const
  const outline = heelOutline(heel, toe, eye)
  const heelSigma = (isSeen: (point: { x: number; y: number }) => boolean) =>
    heelByHand(outline.filter(isSeen), eye, toe)?.sigmaMm ?? Number.NaN
  expect(heelSigma(({ y }) => y < 45)).toBeLessThan(2)
  expect(heelSigma(({ x }) => x > 128)).toBeGreaterThan(4)
})

test('an outline that is no heel has a large fitting error', () => {
  const eye = [105, 250, 350] as const
  const straight = [0, 1, 2, 3, 4].map((nth) => ({ x: 60 + nth * 20, y: 20 }))
  expect(heelByHand(straight, eye, toe)?.missMm).toBeGreaterThan(1)
})

test('a toe under the camera is where it is visible, and one far ahead of the camera lies nearer', () => {
  expect(toeUnder(toe, [toe.x, toe.y, 350], heel)).toEqual(toe)
  const [near, far] = [toeUnder(toe, [100, 100, 350], heel), toeUnder(toe, [100, -200, 350], heel)]
  expect(toe.y - near.y).toBeGreaterThan(3)
  expect(near.y - far.y).toBeGreaterThan(3)
})

test('toeOver and toeUnder are inverse for every camera position', () => {
  for (const eye of [
    [100, 100, 350],
    [300, -200, 260],
    [105, 400, 500],
  ] as const) {
    const under = toeUnder(toeOver(toe, eye, heel), eye, heel)
    expect(Math.hypot(under.x - toe.x, under.y - toe.y)).toBeLessThan(0.01)
  }
})
