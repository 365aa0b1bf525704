import { expect, test } from 'vitest'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { project, toCameraView } from './camera.ts'
import { hiddenUpToMm } from './leg-mesh.ts'
import { sceneAt } from './photo-set.ts'
import { protocol } from './protocol.ts'
import { photoExtent, protocolScene } from './protocol-scene.ts'

/** Half of them are enough to see what every scene must be. */
const count = process.env.TEST_LONG ? 60 : 30
const scenes = Array.from({ length: count }, (_, seed) => protocolScene(40_000 + seed))

test('every foot is whole on its sheet, its heel at the edge', () => {
  for (const { foot, stand, paper } of scenes) {
    const { left, right, front } = photoExtent(foot, stand)
    const { widthMm, heightMm } = papers[paper ?? 'a4']
    expect(left).toBeGreaterThanOrEqual(protocol.marginMm - 0.01)
    expect(widthMm - right).toBeGreaterThanOrEqual(protocol.marginMm - 0.01)
    expect(heightMm - front).toBeGreaterThanOrEqual(protocol.marginMm)
    expect(stand.heelGapMm).toBeLessThanOrEqual(0.5)
  }
})

test('every corner of every sheet is in its photo', () => {
  for (const { camera, paper, sensor } of scenes) {
    const view = toCameraView(camera, sensor.widthPx, sensor.heightPx)
    const { widthMm, heightMm } = papers[paper ?? 'a4']
    for (const x of [0, widthMm])
      for (const y of [0, heightMm]) {
        const seen = project(view, [x, y, 0])
        expect(Math.min(seen.x, seen.y, sensor.widthPx - seen.x, sensor.heightPx - seen.y)).toBeGreaterThan(0)
      }
  }
})

test('the camera is held above the toes, and leg and clothes hide no more than the heel and the instep', () => {
  for (const { camera, foot, stand, leg } of scenes) {
    const { left, right, front } = photoExtent(foot, stand)
    expect(camera.tiltDeg).toBeLessThanOrEqual(12)
    expect(Math.abs(camera.xMm - (left + right) / 2)).toBeLessThanOrEqual(60)
    expect(camera.yMm - front).toBeGreaterThanOrEqual(-80)
    expect(camera.yMm - front).toBeLessThanOrEqual(60)
    expect(hiddenUpToMm(foot, leg, camera)).toBeLessThan(protocol.hiddenShare * foot.lengthMm)
  }
})

test('every kind of floor, paper, side, cover and turn comes up', () => {
  expect(new Set(scenes.map(({ floor }) => floor.kind)).size).toBeGreaterThanOrEqual(8)
  expect(new Set(scenes.map(({ paper }) => paper))).toEqual(new Set(['a4', 'letter', 'a3']))
  expect(new Set(scenes.map(({ foot }) => foot.side)).size).toBe(2)
  expect(scenes.filter(({ sock }) => sock).length).toBeGreaterThan(count / 12)
  expect(scenes.filter(({ sensor }) => sensor.widthPx > sensor.heightPx).length).toBeGreaterThan(count / 12)
})

test('the set that is tuned on and the one that is held back share no scene', () => {
  const seeds = (set: 'tuning' | 'held-back') =>
    Array.from({ length: 20 }, (_, index) => sceneAt(set, index).scene.seed)
  expect(Math.max(...seeds('tuning'))).toBeLessThan(Math.min(...seeds('held-back')) - 100_000)
})
