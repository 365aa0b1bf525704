import { expect, test } from 'vitest'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { toCameraView } from '../camera.ts'
import { sceneAt } from '../photo-set.ts'
import { photoExtent } from '../protocol-scene.ts'
import type { FootScene } from '../scene.ts'
import { heelSeen, isForefootSeen } from './heel-seen.ts'
import { people } from './people.ts'
import { lackingShare } from './people-camera.ts'
import { peopleScene } from './people-scene.ts'

// Drawing random scenes takes a while: fewer are enough to see a share that is far off.
const count = process.env.TEST_LONG ? 500 : 30
const scenes = Array.from({ length: count }, (_, seed) => peopleScene(3_500_000 + seed))

const quantile = (figures: readonly number[], share: number) =>
  figures.toSorted((one, other) => one - other)[Math.floor(share * (figures.length - 1))] ?? Number.NaN
const lacking = ({ camera, paper, sensor }: FootScene) =>
  lackingShare(
    toCameraView(camera, sensor.widthPx, sensor.heightPx),
    papers[paper ?? 'a4'],
    sensor.widthPx,
    sensor.heightPx,
  )

/** Three standard deviations of a share that is counted so often, and what draws that do not fit leave out. */
const about = (share: number) => 3 * Math.sqrt((share * (1 - share)) / count) + 0.05

function expectShare(is: (scene: FootScene) => boolean, share: number): void {
  expect(Math.abs(scenes.filter(is).length / count - share)).toBeLessThan(about(share))
}

test('heels stand inside of the edge, as far as those of real photos', () => {
  const inside = scenes.map(({ stand }) => stand.heelGapMm)
  expect(Math.min(...inside)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...inside)).toBeLessThanOrEqual(90)
  expect(quantile(inside, 0.25)).toBeGreaterThan(6)
  expect(quantile(inside, 0.5)).toBeGreaterThan(18)
  expect(quantile(inside, 0.5)).toBeLessThan(38)
  expect(quantile(inside, 0.9)).toBeGreaterThan(42)
})

test('cameras are near, and either above the foot or aside of it', () => {
  const heights = scenes.map(({ camera }) => camera.zMm)
  expect(Math.min(...heights)).toBeGreaterThan(200)
  expect(Math.max(...heights)).toBeLessThanOrEqual(900)
  expect(quantile(heights, 0.5)).toBeGreaterThan(290)
  expect(quantile(heights, 0.5)).toBeLessThan(400)
  expect(Math.max(...scenes.map(({ camera }) => camera.tiltDeg))).toBeLessThanOrEqual(50)
  expectShare(({ camera }) => camera.tiltDeg > 25, 0.48)
})

test('sheets are cut off, folded and curled, photos square, and walls there as often as was written down', () => {
  expectShare((scene) => lacking(scene) > people.lackingShare[0], people.isCutOff)
  expectShare(({ bends }) => bends === undefined, people.bends.flat)
  expectShare(({ sensor }) => sensor.widthPx === sensor.heightPx, people.shapes.square)
  expectShare(({ wall }) => wall !== null, people.isAtWall)
  expectShare(({ leg }) => leg.cloth !== null, people.legs.trousers)
})

test('the leg leaves about half of the heel and more free in most photos, and hides it in the others', () => {
  expectShare((scene) => scene.wall !== null || heelSeen(scene).share > people.heelShares[1], 0.7)
})

test('toes and ball are never behind the leg', () => {
  expect(scenes.every((scene) => isForefootSeen(scene))).toBe(true)
})

test('feet stand whole on their sheets but for some', () => {
  const over = ({ foot, stand, paper }: FootScene) => {
    const { left, right, front } = photoExtent(foot, stand)
    const { widthMm, heightMm } = papers[paper ?? 'a4']
    return Math.max(-left, right - widthMm, front - heightMm)
  }
  expectShare((scene) => over(scene) > 0, people.isOverEdge)
  expect(Math.max(...scenes.map(over))).toBeLessThan(30)
})

test('square photos are cut out of usual ones, so that their lens seems longer', () => {
  const focals = (isSquare: boolean) =>
    scenes
      .filter(({ sensor }) => (sensor.widthPx === sensor.heightPx) === isSquare)
      .map(({ camera }) => camera.focal35Mm)
  expect(quantile(focals(true), 0.5) / quantile(focals(false), 0.5)).toBeGreaterThan(1.1)
  expect(scenes.some(({ camera, sensor }) => camera.isFocalKnown && sensor.widthPx === sensor.heightPx)).toBe(false)
})

test('the same seed gives the same scene, as plain data', () => {
  const [scene] = scenes
  expect(peopleScene(3_500_000)).toEqual(scene)
  expect(JSON.parse(JSON.stringify(scene))).toEqual(scene)
})

test('the set that is tuned on and the one that is held back share no scene', () => {
  const seeds = (set: 'people-tuning' | 'people-held-back') => [0, 1].map((index) => sceneAt(set, index).scene.seed)
  expect(Math.max(...seeds('people-tuning'))).toBeLessThan(Math.min(...seeds('people-held-back')) - 500_000)
})
