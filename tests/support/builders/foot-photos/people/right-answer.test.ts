import { expect, test } from 'vitest'
import { toCameraView } from '../camera.ts'
import { computeExpectedFoot } from '../expected-foot.ts'
import { bareFoot, toMeshPose } from '../foot-meshes.ts'
import type { FootScene } from '../scene.ts'
import { quietScene } from '../test-scene.ts'
import { heelSeen } from './heel-seen.ts'
import { rightAnswer } from './right-answer.ts'

const quiet = quietScene()

/** A foot of 240 mm that stands 30 mm inside of the edge, seen from above behind its heel: nothing is wrong with it. */
const fine: FootScene = {
  ...quiet,
  isOpen: true,
  sensor: { ...quiet.sensor, widthPx: 1200, heightPx: 1600 },
  foot: { ...quiet.foot, lengthMm: 240 },
  stand: { ...quiet.stand, heelGapMm: 30 },
  leg: { forwardDeg: 0, asideDeg: 0, girthFactor: 1, cloth: null },
  camera: { ...quiet.camera, yMm: -60, zMm: 620, tiltDeg: 14, towardsDeg: 90 },
}

function rightAnswerFor(scene: FootScene) {
  const made = bareFoot(scene.foot)
  const { widthPx, heightPx } = scene.sensor
  const view = toCameraView(scene.camera, widthPx, heightPx)
  return rightAnswer(scene, computeExpectedFoot(scene, made, toMeshPose(scene.foot, scene.stand, made), view))
}

const seenFrom = (camera: Partial<FootScene['camera']>): FootScene => ({
  ...fine,
  camera: { ...fine.camera, ...camera },
})
const overToes = { yMm: 230, tiltDeg: 8, towardsDeg: 270 }
/** From behind, and so near to the sheet's middle that all of it is in the photo. */
const aside = (tiltDeg: number) => {
  const off = 560 * Math.tan((tiltDeg * Math.PI) / 180)
  return { xMm: 105 + off, yMm: 150, zMm: 560, tiltDeg, towardsDeg: 180, rollDeg: -90 }
}

test('of a whole sheet, seen from above with a free heel, nothing but an answer is right', () => {
  expect(rightAnswerFor(fine)).toMatchObject({
    isAnswerable: true,
    isHeelSeen: true,
    codes: [],
    lackingShare: 0,
    overMm: 0,
  })
})

test.each<[string, FootScene, readonly string[]]>([
  ['a camera tilted by 35 degrees', seenFrom({ ...aside(35) }), ['oblique']],
  ['a sheet of which a piece is outside', seenFrom({ yMm: 20, zMm: 280, tiltDeg: 0 }), ['paper_cut_off']],
  ['a leg all over the heel', seenFrom(overToes), ['heel_not_proven']],
  ['a foot over an edge', { ...fine, stand: { ...fine.stand, xMm: 35 } }, ['foot_cut_off']],
  ['a moved phone', { ...fine, sensor: { ...fine.sensor, blurPx: 6 } }, ['blurred']],
  ['a sheet far away', seenFrom({ zMm: 1500 }), ['too_small']],
  [
    'a leg and a moved phone at once',
    { ...seenFrom(overToes), sensor: { ...fine.sensor, blurPx: 6 } },
    ['blurred', 'heel_not_proven'],
  ],
])('of %s its code is right, and no answer', (_what, scene, codes) => {
  const right = rightAnswerFor(scene)
  expect(right.isAnswerable).toBe(false)
  expect(right.codes.filter((code) => code !== 'heel_not_proven' || codes.includes(code))).toEqual(codes)
})

test('near a limit both are right: an answer, and its code', () => {
  for (const tiltDeg of [23, 27]) expect(rightAnswerFor(seenFrom(aside(tiltDeg))).codes).toContain('oblique')
  const mean = rightAnswerFor({ ...fine, camera: { ...fine.camera, tiltDeg: 24 } })
  expect(mean).toMatchObject({ isAnswerable: true, codes: ['oblique'] })
})

test('a wall at the heel proves what the leg hides', () => {
  const wall = { colour: [0.5, 0.5, 0.5], gapMm: 0.5, skirting: null } as const
  const atWall = { ...seenFrom(overToes), wall, stand: { ...fine.stand, heelGapMm: 0 } }
  expect(rightAnswerFor(atWall)).toMatchObject({ isAnswerable: true, isHeelSeen: false, codes: [] })
  expect(rightAnswerFor({ ...atWall, wall: null }).codes).toContain('heel_not_proven')
})

test('two edges that stand up are weak, one may, and a corner does no harm', () => {
  const left = { kind: 'roll', xMm: 50, yMm: 150, towardsDeg: 180, radiusMm: 40 } as const
  const right = { kind: 'roll', xMm: 160, yMm: 150, towardsDeg: 0, radiusMm: 40 } as const
  const both = rightAnswerFor({ ...fine, bends: [left, right] })
  expect(both.bowsMm.map((mm) => mm > 5)).toEqual([false, true, false, true])
  expect(both).toMatchObject({ isAnswerable: false, codes: ['weak_edge'] })
  expect(rightAnswerFor({ ...fine, bends: [left] })).toMatchObject({ isAnswerable: true, codes: ['weak_edge'] })
  const corner = { kind: 'roll', xMm: 185, yMm: 272, towardsDeg: 45, radiusMm: 200 } as const
  expect(rightAnswerFor({ ...fine, bends: [corner] })).toMatchObject({ isAnswerable: true, codes: [] })
})

test('a heel is the more hidden the further the camera goes to the toes, and free from behind', () => {
  const shares = [-60, 40, 140, 240].map((yMm) => heelSeen(seenFrom({ yMm, tiltDeg: 0 })).share)
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  expect(shares.at(0)).toBe(1)
  expect(shares.at(-1)).toBe(0)
})

test('of a right foot as much of the heel is seen as of a left one from the other side', () => {
  const leg = { ...fine.leg, asideDeg: 25 }
  const from = (side: 'left' | 'right', xMm: number) =>
    heelSeen({ ...fine, leg, foot: { ...fine.foot, side }, camera: { ...fine.camera, xMm, yMm: 150, tiltDeg: 0 } })
  for (const off of [-60, 0, 80]) {
    const [left, right] = [from('left', 105 + off).share, from('right', 105 - off).share]
    expect(right).toBeCloseTo(left, 6)
  }
})
