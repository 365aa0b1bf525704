import { describe, expect, it } from 'vitest'
import { renderFootPhoto } from '../../support/builders/foot-photos/render-foot-photo.ts'
import type { FootScene } from '../../support/builders/foot-photos/scene.ts'
import { quietScene } from '../../support/builders/foot-photos/test-scene.ts'
import { measurePhoto } from '../../support/builders/measure-counted.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

const base = quietScene()
const sensor = { ...base.sensor, widthPx: 900, heightPx: 1200 }

/** A foot well inside of the sheet, without a wall: a person who sits leans the leg aside. */
function sitting(asideDeg: number, change: Partial<FootScene> = {}): FootScene {
  return quietScene({
    sensor,
    foot: { ...base.foot, lengthMm: 215 },
    stand: { xMm: 105, toeOutDeg: 0, heelGapMm: 40 },
    leg: { ...base.leg, cloth: null, asideDeg, forwardDeg: 10 },
    ...change,
  })
}

function answerTo(scene: FootScene) {
  const { pixels, expected } = renderFootPhoto(scene)
  return { answer: measurePhoto(pixels, { paper: 'a4', side: 'auto', focal35Mm: 26 }), expected }
}

describe('A foot inside of the sheet', () => {
  const legs = [
    ['to one side', 35],
    ['to the other', -35],
  ] as const
  it.each(takeEveryNth(legs, 2))('is measured by its heel’s own outline, the leg leaning %s', (_where, asideDeg) => {
    const { answer, expected } = answerTo(sitting(asideDeg))
    if (!answer.ok) throw new Error(answer.code)
    const { foot, seen, warnings } = answer.value
    expect(Math.abs(foot.figures.lengthMm.value - expected.lengthMm)).toBeLessThan(2)
    expect(Math.abs(foot.figures.lengthMm.value - expected.lengthMm)).toBeLessThan(foot.figures.lengthMm.tolerance)
    expect(seen.heelStands).toBeDefined()
    expect(warnings).not.toContain('heel_assumed')
  })

  it('is not measured where the leg hides its heel', () => {
    const overToes = { ...base.camera, yMm: 260, zMm: 600 }
    const { answer } = answerTo(sitting(0, { camera: overToes, leg: { ...base.leg, cloth: null, forwardDeg: 0 } }))
    expect(answer).toMatchObject({ ok: false, code: 'heel_not_proven' })
  })

  it('is not measured by a hem that ends as round as a heel', () => {
    const cloth = { colour: [0.05, 0.05, 0.07], hemMm: 40, halfWidthMm: 70, halfDepthMm: 70, folds: 0 } as const
    const { answer } = answerTo(sitting(35, { leg: { ...base.leg, asideDeg: 35, forwardDeg: 10, cloth } }))
    expect(answer.ok).toBe(false)
  })
})
