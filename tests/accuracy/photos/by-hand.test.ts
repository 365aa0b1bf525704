import { describe, expect, it } from 'vitest'
import { followMarks } from '#domain/foot/photo/by-hand/numbers-by-hand.ts'
import { detectEnds } from '../../support/builders/foot-photos/detect-ends.ts'
import type { FootScene } from '../../support/builders/foot-photos/scene.ts'
import { answerTo, shortFoot, standingFoot, toFootPhoto } from '../../support/builders/standing-foot.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

describe('A heel and toes that somebody pointed at', () => {
  const stands: readonly (readonly [where: string, scene: FootScene])[] = [
    ['60 mm inside, seen from 40 cm', standingFoot(60, 0, { zMm: 400 })],
    ['at the edge', standingFoot(0, 0)],
    ['20 mm inside and turned by 20 degrees', standingFoot(20, 20)],
    ['30 mm inside', standingFoot(30, 0)],
    ['25 mm inside, seen from over the toes', standingFoot(25, 0, { yMm: 260, zMm: 500 })],
  ]
  it.each(takeEveryNth(stands, 5))('give the length of a foot whose heel stands %s', (_where, scene) => {
    const { answer, expected } = answerTo(scene, detectEnds(scene))
    if (!answer.ok) throw new Error(answer.code)
    const { lengthMm } = answer.value.foot.figures
    expect(Math.abs(lengthMm.value - expected.lengthMm)).toBeLessThan(2.5)
    expect(Math.abs(lengthMm.value - expected.lengthMm)).toBeLessThan(lengthMm.tolerance)
    expect(answer.value.foot.side).toBe(expected.side)
    expect(answer.value.byHand).toEqual(['heel', 'toe'])
  })

  it('are believed before what is seen, each alone', () => {
    const scene = standingFoot(30, 0)
    const { heel } = detectEnds(scene)
    const { answer, expected } = answerTo(scene, { heel })
    if (!answer.ok) throw new Error(answer.code)
    expect(Math.abs(answer.value.foot.figures.lengthMm.value - expected.lengthMm)).toBeLessThan(2.5)
    expect(answer.value.byHand).toEqual(['heel'])
    const shorter = detectEnds({ ...scene, foot: { ...shortFoot, lengthMm: 205 } }).toe
    const other = answerTo(scene, { heel, toe: shorter }).answer
    if (!other.ok) throw new Error(other.code)
    expect(other.value.foot.figures.lengthMm.value).toBeLessThan(answer.value.foot.figures.lengthMm.value - 5)
  })

  it('go with a ball that was pointed at, whose width is as unsure as a hand', () => {
    const scene = standingFoot(30, 0)
    const { heel, toe } = detectEnds(scene)
    const { answer: seen, expected } = answerTo(scene, { heel, toe })
    if (!seen.ok) throw new Error(seen.code)
    const { width, height } = toFootPhoto(scene).pixels
    const known = { width, height, paper: 'a4', side: 'auto', isHeelProven: true, ...seen.value.seen } as const
    const { ball } = followMarks(known, { heel, toe }).places
    const { answer } = answerTo(scene, { heel, toe, ball })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.value.byHand).toEqual(['heel', 'toe', 'ball'])
    const [before, after] = [seen, answer].map(({ value }) => value.foot.figures.ballWidthMm)
    expect(Math.abs((after?.value ?? 0) - (expected.ballWidthMm ?? 0))).toBeLessThan(4)
    expect(after?.tolerance).toBeGreaterThan((before?.tolerance ?? 0) + 1.5)
    expect(answer.value.foot.figures.lengthMm).toEqual(seen.value.foot.figures.lengthMm)
  })
})
