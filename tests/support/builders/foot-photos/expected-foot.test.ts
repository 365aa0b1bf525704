import { expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import { toCameraView } from './camera.ts'
import { classifyToeForm, computeExpectedFoot, measureFigures } from './expected-foot.ts'
import { bareFoot, toMeshPose } from './foot-meshes.ts'
import { protocolScene } from './protocol-scene.ts'
import { quietScene } from './test-scene.ts'

function expectedSceneFoot(scene: ReturnType<typeof quietScene>) {
  const made = bareFoot(scene.foot)
  return computeExpectedFoot(
    scene,
    made,
    toMeshPose(scene.foot, scene.stand, made),
    toCameraView(scene.camera, 600, 800),
  )
}

const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** The outline's points of a foot that stands straight, between two shares of its length. */
function between(outline: readonly Point[], low: number, high: number): number[] {
  return outline.filter(({ y }) => y >= low * 250 && y <= high * 250).map(({ x }) => x)
}

test('the numbers are those of the outline of a foot that stands straight', () => {
  const { outlineMm, ...expected } = expectedSceneFoot(quietScene())
  expect(expected.lengthMm).toBeCloseTo(250, 3)
  expect(extent(outlineMm.map(({ y }) => y))).toBeGreaterThan(249.6)
  expect(Math.abs(extent(outlineMm.map(({ y }) => y)) - expected.lengthMm)).toBeLessThan(0.4)
  expect(Math.abs(extent(between(outlineMm, 0.5, 0.82)) - expected.footBreadthMm)).toBeLessThan(0.6)
  const slices = Array.from({ length: 20 }, (_, index) =>
    between(outlineMm, 0.08 + index * 0.008, 0.092 + index * 0.008),
  )
  expect(Math.abs(Math.max(...slices.map(extent)) - expected.heelWidthMm)).toBeLessThan(0.6)
})

test('a left foot has its big toe on the right, a right foot on the left, and both the same numbers', () => {
  const left = quietScene()
  const right = quietScene({ foot: { ...left.foot, side: 'right' } })
  const [one, other] = [expectedSceneFoot(left), expectedSceneFoot(right)]
  const tip = (expected: typeof one) => expected.outlineMm.reduce((max, point) => (point.y > max.y ? point : max))
  expect(tip(one).x).toBeGreaterThan(105)
  expect(tip(other).x).toBeLessThan(105)
  expect({ ...other, side: 'left', outlineMm: [], outlinePx: [] }).toEqual({ ...one, outlineMm: [], outlinePx: [] })
})

test('a foot turned out on the sheet keeps its numbers, and its heel at the edge', () => {
  const straight = quietScene()
  const turned = quietScene({ stand: { ...straight.stand, toeOutDeg: 11 } })
  const { outlineMm, outlinePx: _, ...numbers } = expectedSceneFoot(turned)
  const { outlineMm: __, outlinePx: ___, ...same } = expectedSceneFoot(straight)
  expect(numbers).toEqual(same)
  expect(Math.min(...outlineMm.map(({ y }) => y))).toBeCloseTo(0, 0)
})

test.each(['left', 'right'] as const)(
  'the toes of a %s foot that is turned out point away from the other foot',
  (side) => {
    const scene = quietScene()
    const foot = { ...scene.foot, side }
    const tipX = (toeOutDeg: number) => {
      const { outlineMm } = expectedSceneFoot({ ...scene, foot, stand: { ...scene.stand, toeOutDeg } })
      return outlineMm.reduce((max, point) => (point.y > max.y ? point : max)).x
    }
    expect(Math.sign(tipX(9) - tipX(0))).toBe(side === 'left' ? -1 : 1)
  },
)

test.each([
  [[250, 252.1, 240, 230, 210], 'greek'],
  [[250, 247.9, 240, 230, 210], 'egyptian'],
  [[250, 249, 247, 244.5, 230], 'square'],
  [[250, 249, 247, 243, 230], 'roman'],
  [[250, 249, 246.5, 243.8, 230], 'roman'],
] as const)('toes that end at %j are %s', (tips, form) => {
  expect(classifyToeForm(tips)).toBe(form)
})

test('feet are shaped as feet are', () => {
  for (let seed = 0; seed < (process.env.TEST_LONG ? 40 : 10); seed++) {
    const { foot } = protocolScene(seed)
    const expected = measureFigures(foot, bareFoot(foot))
    expect(expected.lengthMm).toBeCloseTo(foot.lengthMm, 2)
    expect(expected.ballWidthMm / expected.lengthMm).toBeGreaterThan(0.32)
    expect(expected.ballWidthMm / expected.lengthMm).toBeLessThan(0.45)
    expect(expected.heelWidthMm).toBeLessThan(expected.ballWidthMm * 0.8)
    expect(Math.abs(expected.bigToeAngleDeg - foot.bigToeDeg)).toBeLessThan(5)
    expect(expected.toeGapAlongMm / expected.lengthMm).toBeGreaterThan(0.78)
  }
})
