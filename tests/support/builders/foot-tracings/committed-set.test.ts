import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toCameraView } from '../foot-photos/camera.ts'
import { type CommittedTracing, committedScene, committedTracing, committedTracings, thinned } from './committed-set.ts'
import { computeExpectedTrace, madeFoot, toDrawnOutline } from './expected-trace.ts'
import { readTraceRecord } from './trace-set.ts'

const photos = committedTracings()

test('seven tracings are kept, four that can be measured as they are and three that cannot, and they are small', () => {
  const broken = photos.filter((photo) => readTraceRecord(photo).broken)
  expect([photos.length, broken.length]).toEqual([7, 3])
  for (const { jpegPath, name } of photos) expect(statSync(jpegPath).size, name).toBeLessThanOrEqual(110_000)
})

test.each(photos)(
  'the kept tracing $name is of the scene that its seed draws',
  async ({ name, jpegPath, recordPath }) => {
    const { scene } = readTraceRecord({ name, jpegPath, recordPath })
    const { width, height } = await sharp(jpegPath).metadata()
    expect([width, height]).toEqual([scene.sensor.widthPx, scene.sensor.heightPx])
    const [drawn] = committedScene(name as CommittedTracing)
    expect(JSON.parse(JSON.stringify(drawn))).toEqual(scene)
  },
)

test('what is true of a kept tracing is what the renderer says of its scene', () => {
  const { scene, expected } = readTraceRecord(committedTracing('open'))
  const feet = scene.drawings.map(({ foot, flesh }) => madeFoot(foot, scene.pen, flesh))
  const drawn = scene.drawings.map((drawing, k) => toDrawnOutline(drawing, scene.pen, feet[k] as (typeof feet)[number]))
  const { widthPx, heightPx } = scene.sensor
  expect(thinned(computeExpectedTrace(scene, feet, drawn, toCameraView(scene.camera, widthPx, heightPx)))).toEqual(
    expected,
  )
})
