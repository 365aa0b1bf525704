import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenKinds } from './broken-scene.ts'
import { photoSet, readRecord, sceneAt } from './photo-set.ts'

test('a photo of a set is rendered once, and found again with its scene and its expected measures', async () => {
  const [photo] = await photoSet('tuning-broken', 1)
  if (!photo) throw new Error('There is no photo')
  const { mtimeMs, size } = statSync(photo.jpegPath)
  expect(size).toBeGreaterThan(10_000)
  const [again] = await photoSet('tuning-broken', 1)
  expect(again).toEqual(photo)
  expect(statSync(photo.jpegPath).mtimeMs).toBe(mtimeMs)
  const { scene, expected, broken, question } = readRecord(photo)
  const { scene: requestedScene, kind } = sceneAt('tuning-broken', 0)
  expect(scene).toEqual(requestedScene)
  expect(broken).toEqual({ kind, codes: kind && brokenKinds[kind] })
  expect(expected.corners).toHaveLength(4)
  expect(question.paper).toBe(scene.paper)
})
