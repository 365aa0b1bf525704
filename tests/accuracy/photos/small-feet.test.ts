import { test } from 'vitest'
import { expectTooShort } from '../../support/builders/expect-too-short.ts'
import { renderFootPhoto } from '../../support/builders/foot-photos/render-foot-photo.ts'
import { quietScene } from '../../support/builders/foot-photos/test-scene.ts'
import { measurePhoto } from '../../support/builders/measure-counted.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

test.each(takeEveryNth([140, 165], 2))(
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
    expectTooShort(answer.value.foot, 'on_sheet', lengthMm)
  },
)
