import { expect, test } from 'vitest'
import { expectTooShort } from '../../../support/builders/expect-too-short.ts'
import { renderTracing } from '../../../support/builders/foot-tracings/render-tracing.ts'
import { tracingScene } from '../../../support/builders/foot-tracings/tracing-scene.ts'
import { measureTrace } from '../../../support/builders/measure-counted.ts'

const traced = (lengthMm: number) => {
  const scene = tracingScene(22, { isHeldOut: false })
  const drawings = scene.drawings.map((drawing) => ({ ...drawing, foot: { ...drawing.foot, lengthMm } }))
  return renderTracing({ ...scene, drawings }).pixels
}

test('a child’s foot that was drawn around is measured where its usual size is told, and is asked its sheet where not', () => {
  const pixels = traced(145)
  const question = { paper: 'auto', side: 'auto', stance: 'standing', pen: 'ballpoint' } as const
  const answer = measureTrace(pixels, { ...question, usualMm: 145 })
  if (!answer.ok) throw new Error(answer.code)
  expectTooShort(answer.value.feet[0].foot, 'trace', 145)
  const measured = measureTrace(pixels, question)
  expect(measured).toMatchObject({ ok: false, code: 'which_paper' })
})
