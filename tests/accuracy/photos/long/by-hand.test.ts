import { describe, expect, it } from 'vitest'
import { detectEnds } from '../../../support/builders/foot-photos/detect-ends.ts'
import { answerTo, standingFoot, toFootPhoto } from '../../../support/builders/standing-foot.ts'

describe('A heel and toes that somebody pointed at', () => {
  it('tell which end of the sheet is the heel’s', () => {
    const scene = standingFoot(30, 0)
    const { corners } = toFootPhoto(scene).expected
    if (!corners) throw new Error('no sheet')
    const { heel, toe } = detectEnds(scene)
    const turned = answerTo(scene, { corners, heel: toe, toe: heel }).answer
    const right = answerTo(scene, { corners, heel, toe }).answer
    expect(right.ok).toBe(true)
    expect(turned.ok && right.ok && turned.value.seen.corners).not.toEqual(right.ok && right.value.seen.corners)
  })

  it('leave more unsure than a heel at a wall that is seen', () => {
    const scene = { ...standingFoot(0, 0), wall: { colour: [0.55, 0.5, 0.45], gapMm: 0, skirting: null } } as const
    const [seen, pointed] = [{}, detectEnds(scene)].map((given) => answerTo(scene, given).answer)
    if (!seen?.ok || !pointed?.ok) throw new Error('refused')
    expect(seen.value.byHand).toEqual([])
    expect(seen.value.warnings).toContain('heel_assumed')
    expect(pointed.value.warnings).not.toContain('heel_assumed')
    expect(seen.value.foot.quality.score).toBeLessThanOrEqual(75)
    expect(pointed.value.foot.figures.lengthMm.tolerance).toBeGreaterThan(seen.value.foot.figures.lengthMm.tolerance)
  })
})
