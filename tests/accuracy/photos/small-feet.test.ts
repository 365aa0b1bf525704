import { expect, test } from 'vitest'
import type { FootMeasures } from '#domain/foot/foot-figures.ts'
import { measurePhoto } from '#domain/foot/photo/measure-photo.ts'
import { measureTrace } from '#domain/foot/trace/measure-trace.ts'
import { hindrancesOf, rejectionsOf } from '#domain/scan/judge-scan.ts'
import type { ScanWay } from '#domain/scan/scan.ts'
import { renderFootPhoto } from '../../support/builders/foot-photos/render-foot-photo.ts'
import { quietScene } from '../../support/builders/foot-photos/test-scene.ts'
import { renderTracing } from '../../support/builders/foot-tracings/render-tracing.ts'
import { tracingScene } from '../../support/builders/foot-tracings/tracing-scene.ts'
import { scanOfFoot } from '../../support/builders/scan-of-foot.ts'

/** Found to be so long, within its tolerance; believed; and no foot that shoes are made for. */
function expectKept(foot: FootMeasures, way: ScanWay, lengthMm: number) {
  const { value, tolerance } = foot.figures.lengthMm
  expect(Math.abs(value - lengthMm)).toBeLessThan(tolerance)
  const scan = scanOfFoot(foot, way)
  expect(rejectionsOf(scan)).toEqual([])
  expect(hindrancesOf(scan)).toContain('too_short')
}

test.each([140, 165])(
  'a child’s foot of %d mm on its sheet is measured, and kept as one that is too short for shoes',
  (lengthMm) => {
    const { foot, sensor } = quietScene()
    const scene = quietScene({
      wall: { colour: [0.55, 0.5, 0.45], gapMm: 0, skirting: null },
      foot: { ...foot, ballFactor: 1.06, lengthMm },
      sensor: { ...sensor, widthPx: 900, heightPx: 1200 },
    })
    const answer = measurePhoto(renderFootPhoto(scene).pixels, { paper: 'a4', side: 'auto', focal35Mm: 26 })
    if (!answer.ok) throw new Error(answer.code)
    expectKept(answer.value.foot, 'on_sheet', lengthMm)
  },
)

const traced = (lengthMm: number) => {
  const scene = tracingScene(22, { isHeldBack: false })
  const drawings = scene.drawings.map((drawing) => ({ ...drawing, foot: { ...drawing.foot, lengthMm } }))
  return renderTracing({ ...scene, drawings }).pixels
}

test('a child’s foot that was drawn around is measured where its usual size is told, and is asked its sheet where not', () => {
  const pixels = traced(145)
  const question = { paper: 'auto', side: 'auto', stance: 'standing', pen: 'ballpoint' } as const
  const answer = measureTrace(pixels, { ...question, usualMm: 145 })
  if (!answer.ok) throw new Error(answer.code)
  expectKept(answer.value.feet[0].foot, 'trace', 145)
  const asked = measureTrace(pixels, question)
  expect(asked).toMatchObject({ ok: false, code: 'which_paper' })
})
