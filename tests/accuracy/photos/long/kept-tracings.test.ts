import { describe, expect, test } from 'vitest'
import type { Point } from '#domain/foot/geometry/point.ts'
import type { Corners } from '#domain/foot/photo/question/photo-question.ts'
import {
  askAboutTracing,
  expectTrue,
  mean,
  measureTracing,
  nearest,
} from '../../../support/builders/committed-tracing.ts'
import { committedTracing } from '../../../support/builders/foot-tracings/committed-set.ts'
import type { ExpectedTracedFoot } from '../../../support/builders/foot-tracings/expected-trace.ts'
import { readTraceRecord } from '../../../support/builders/foot-tracings/trace-set.ts'

describe('what was told of a tracing and does not go with what is seen', () => {
  test('is its side: the foot is measured as the one that was drawn around, and it is said', async () => {
    const { expected, answer } = await measureTracing('felt-on-white', { side: 'right' })
    const [drawn] = expected.feet
    expect(drawn?.side).toBe('left')
    expectTrue(answer.feet[0], drawn as ExpectedTracedFoot, { length: 1, width: 2 })
    expect(answer.warnings).toEqual(['other_side'])
  })

  test('is its sheet: A3 would make no foot of this line and A4 does, so it is asked', async () => {
    const { answer } = await askAboutTracing('felt-on-white', { paper: 'a3' })
    expect(answer).toMatchObject({ ok: false, code: 'which_paper', facts: { papers: ['a3', 'a4'] } })
    if (!answer.ok) expect(answer.facts?.corners).toHaveLength(4)
  })
})

describe('what a hand points at in a photo whose line is open', () => {
  const { expected } = readTraceRecord(committedTracing('open'))
  const [drawn] = expected.feet
  const { linePx: outline = [], gapPx } = drawn ?? {}

  test('takes the place of corners and gap that were found, wherever it points', async () => {
    if (!drawn || !gapPx) throw new Error('Nothing is drawn')
    // A sheet that is smaller in the photo by a twentieth, and a gap nearer to the toes' ends.
    const small = 0.95
    const centre = { x: mean(expected.corners.map(({ x }) => x)), y: mean(expected.corners.map(({ y }) => y)) }
    const nearer = ({ x, y }: Point) => ({ x: centre.x + small * (x - centre.x), y: centre.y + small * (y - centre.y) })
    const corners = expected.corners.map(nearer) as unknown as Corners
    const middle = { x: mean(outline.map(({ x }) => x)), y: mean(outline.map(({ y }) => y)) }
    const away = 25 / nearest(gapPx, [middle])
    const gap = { x: gapPx.x + away * (gapPx.x - middle.x), y: gapPx.y + away * (gapPx.y - middle.y) }
    const { answer } = await measureTracing('open', { corners, outline, gap })
    const [{ foot, gap: taken }] = answer.feet
    expect(foot.figures.lengthMm.value).toBeGreaterThan(drawn.lengthMm / small - 3)
    expect(foot.figures.lengthMm.value).toBeLessThan(drawn.lengthMm / small + 3)
    expect((foot.figures.toeGapAlongMm?.value ?? 0) - drawn.toeGapAlongMm / small).toBeGreaterThan(4)
    expect(taken?.x).toBeCloseTo(gap.x, 3)
    expect(taken?.y).toBeCloseTo(gap.y, 3)
    expect(answer.byHand).toEqual(['corners', 'outline', 'gap'])
  })
})
