import { describe, expect, it } from 'vitest'
import { followMarks } from '#domain/foot/photo/by-hand/numbers-by-hand.ts'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { type FootPhoto, renderFootPhoto } from '../../support/builders/foot-photos/render-foot-photo.ts'
import type { FootScene } from '../../support/builders/foot-photos/scene.ts'
import { seenEnds } from '../../support/builders/foot-photos/seen-ends.ts'
import { quietScene } from '../../support/builders/foot-photos/test-scene.ts'
import { inShort } from '../../support/in-short.ts'

const base = quietScene()
const sensor = { ...base.sensor, widthPx: 900, heightPx: 1200 }
const short = { ...base.foot, lengthMm: 215 }

/** A foot that stands where feet stand on sheets: anywhere. */
const standing = (gapMm: number, toeOutDeg: number, camera: Partial<FootScene['camera']> = {}): FootScene =>
  quietScene({
    sensor,
    foot: short,
    stand: { xMm: 105, toeOutDeg, heelGapMm: gapMm },
    camera: { ...base.camera, ...camera },
  })

/** Drawing a photo takes longer than measuring it. */
const drawn = new Map<string, FootPhoto>()

function photoOf(scene: FootScene): FootPhoto {
  const name = JSON.stringify(scene)
  const photo = drawn.get(name) ?? renderFootPhoto(scene)
  drawn.set(name, photo)
  return photo
}

function answerTo(scene: FootScene, given: Partial<PhotoQuestion>) {
  const { pixels, truth } = photoOf(scene)
  const answer = measurePhoto(pixels, { paper: 'a4', side: 'auto', focal35Mm: 26, ...given })
  return { answer, truth }
}

describe('A heel and toes that somebody pointed at', () => {
  const stands: readonly (readonly [where: string, scene: FootScene])[] = [
    ['60 mm inside, seen from 40 cm', standing(60, 0, { zMm: 400 })],
    ['at the edge', standing(0, 0)],
    ['20 mm inside and turned by 20 degrees', standing(20, 20)],
    ['30 mm inside', standing(30, 0)],
    ['25 mm inside, seen from over the toes', standing(25, 0, { yMm: 260, zMm: 500 })],
  ]
  it.each(inShort(stands, 2))('give the length of a foot whose heel stands %s', (_where, scene) => {
    const { answer, truth } = answerTo(scene, seenEnds(scene))
    if (!answer.ok) throw new Error(answer.code)
    const { lengthMm } = answer.value.foot.figures
    expect(Math.abs(lengthMm.value - truth.lengthMm)).toBeLessThan(2.5)
    expect(Math.abs(lengthMm.value - truth.lengthMm)).toBeLessThan(lengthMm.tolerance)
    expect(answer.value.foot.side).toBe(truth.side)
    expect(answer.value.byHand).toEqual(['heel', 'toe'])
  })

  it('are believed before what is seen, each alone', () => {
    const scene = standing(30, 0)
    const { heel } = seenEnds(scene)
    const { answer, truth } = answerTo(scene, { heel })
    if (!answer.ok) throw new Error(answer.code)
    expect(Math.abs(answer.value.foot.figures.lengthMm.value - truth.lengthMm)).toBeLessThan(2.5)
    expect(answer.value.byHand).toEqual(['heel'])
    const shorter = seenEnds({ ...scene, foot: { ...short, lengthMm: 205 } }).toe
    const other = answerTo(scene, { heel, toe: shorter }).answer
    if (!other.ok) throw new Error(other.code)
    expect(other.value.foot.figures.lengthMm.value).toBeLessThan(answer.value.foot.figures.lengthMm.value - 5)
  })

  it('tell which end of the sheet is the heel’s', () => {
    const scene = standing(30, 0)
    const { corners } = photoOf(scene).truth
    if (!corners) throw new Error('no sheet')
    const { heel, toe } = seenEnds(scene)
    const turned = answerTo(scene, { corners, heel: toe, toe: heel }).answer
    const right = answerTo(scene, { corners, heel, toe }).answer
    expect(right.ok).toBe(true)
    expect(turned.ok && right.ok && turned.value.seen.corners).not.toEqual(right.ok && right.value.seen.corners)
  })

  it('leave more unsure than a heel at a wall that is seen', () => {
    const scene = { ...standing(0, 0), wall: { colour: [0.55, 0.5, 0.45], gapMm: 0, skirting: null } } as const
    const [seen, pointed] = [{}, seenEnds(scene)].map((given) => answerTo(scene, given).answer)
    if (!seen?.ok || !pointed?.ok) throw new Error('refused')
    expect(seen.value.byHand).toEqual([])
    expect(seen.value.warnings).toContain('heel_assumed')
    expect(pointed.value.warnings).not.toContain('heel_assumed')
    expect(seen.value.foot.quality.score).toBeLessThanOrEqual(75)
    expect(pointed.value.foot.figures.lengthMm.tolerance).toBeGreaterThan(seen.value.foot.figures.lengthMm.tolerance)
  })

  it('go with a ball that was pointed at, whose width is as unsure as a hand', () => {
    const scene = standing(30, 0)
    const { heel, toe } = seenEnds(scene)
    const { answer: seen, truth } = answerTo(scene, { heel, toe })
    if (!seen.ok) throw new Error(seen.code)
    const { width, height } = photoOf(scene).pixels
    const known = { width, height, paper: 'a4', side: 'auto', isHeelProven: true, ...seen.value.seen } as const
    const { ball } = followMarks(known, { heel, toe }).places
    const { answer } = answerTo(scene, { heel, toe, ball })
    if (!answer.ok) throw new Error(answer.code)
    expect(answer.value.byHand).toEqual(['heel', 'toe', 'ball'])
    const [before, after] = [seen, answer].map(({ value }) => value.foot.figures.ballWidthMm)
    expect(Math.abs((after?.value ?? 0) - (truth.ballWidthMm ?? 0))).toBeLessThan(4)
    expect(after?.tolerance).toBeGreaterThan((before?.tolerance ?? 0) + 1.5)
    expect(answer.value.foot.figures.lengthMm).toEqual(seen.value.foot.figures.lengthMm)
  })
})
