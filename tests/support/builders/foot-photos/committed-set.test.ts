import { statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { toCameraView } from './camera.ts'
import { committedPhotos } from './committed-set.ts'
import { computeExpectedFoot } from './expected-foot.ts'
import { bareFoot, toMeshPose } from './foot-meshes.ts'
import { readRecord } from './photo-set.ts'
import { protocolScene } from './protocol-scene.ts'
import { renderFootPhoto } from './render-foot-photo.ts'

const photos = committedPhotos()

test('twelve photos that follow the protocol and six that do not are kept, and they are small', () => {
  const broken = photos.filter((photo) => readRecord(photo).broken)
  expect([photos.length, broken.length]).toEqual([18, 6])
  const sizes = photos.map(({ jpegPath }) => statSync(jpegPath).size)
  expect(Math.max(...sizes)).toBeLessThan(250_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(4_000_000)
})

test.each(photos)('the kept photo $name is of the renderer as it is', async (photo) => {
  const { scene, expected, broken } = readRecord(photo)
  const { width, height } = await sharp(photo.jpegPath).metadata()
  expect([width, height]).toEqual([scene.sensor.widthPx, scene.sensor.heightPx])
  expect(width * height).toBe(1200 * 1600)
  if (!broken) expect(protocolScene(scene.seed)).toEqual(scene)
  const made = bareFoot(scene.foot)
  const now = computeExpectedFoot(
    scene,
    made,
    toMeshPose(scene.foot, scene.stand, made),
    toCameraView(scene.camera, width, height),
  )
  expect({ ...now, outlineMm: [], outlinePx: [] }).toEqual({ ...expected, outlineMm: [], outlinePx: [] })
})

test('the picture of a kept photo is what the renderer draws of its scene', async () => {
  const photo = photos.find(({ name }) => name === 'protocol-05')
  if (!photo) throw new Error('It is not kept')
  const { pixels } = renderFootPhoto(readRecord(photo).scene)
  const { data } = await sharp(photo.jpegPath).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // What the file loses is lost here and there: over fields of 20 pixels hardly anything is left of it.
  const fields = new Float64Array((1200 / 20) * (1600 / 20))
  const { width } = pixels
  for (let index = 0; index < data.length; index += 1) {
    const [column, row] = [Math.floor(index / 4) % width, Math.floor(index / (4 * width))]
    const field = Math.floor(row / 20) * (width / 20) + Math.floor(column / 20)
    fields[field] = (fields[field] as number) + ((data[index] as number) - (pixels.data[index] as number)) / 1200
  }
  expect(Math.max(...fields.map(Math.abs))).toBeLessThan(1.5)
})
