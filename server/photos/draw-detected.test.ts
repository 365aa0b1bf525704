import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fail, ok } from '#domain/result.ts'
import { somePhotoAnswer } from '../../tests/support/builders/photo-answers.ts'
import { otherTracedFoot, someTraceAnswer, someTracedFoot } from '../../tests/support/builders/trace-answers.ts'
import { drawDetected } from './draw-detected.ts'
import { drawTraced } from './draw-traced.ts'
import type { MeasuredPhoto, MeasuredTrace } from './measure-files.ts'

/** A white sheet in a dark room. */
async function photo() {
  const sheet = { create: { width: 200, height: 300, channels: 4, background: '#ffffff' } } as const
  const paper = sharp({ create: { width: 400, height: 600, channels: 4, background: '#202020' } })
  const data = await paper
    .composite([{ input: sheet, left: 100, top: 200 }])
    .raw()
    .toBuffer()
  return { pixels: { data, width: 400, height: 600 }, focal35Mm: undefined }
}

async function drawn(measured: MeasuredPhoto) {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-seen-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await drawDetected(join(folder, 'deep'), 'a4', '../photos/one.jpg', await photo(), measured)
  return { folder: join(folder, 'deep'), files: (await readdir(join(folder, 'deep'))).sort() }
}

test('draws an image of every stage, with the sheet rectified', async () => {
  const { folder, files } = await drawn(ok(somePhotoAnswer))
  expect(files).toEqual(
    ['1-looking', '2-paper', '3-pose', '4-foot', '5-figures'].map((stage) => `photos-one-${stage}.png`),
  )
  const { data, info } = await sharp(join(folder, 'photos-one-3-pose.png')).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([420, 594])
  const middle = (297 * info.width + 210) * info.channels
  expect([data[middle], data[10 * info.channels]]).toEqual([255, 255])
})

test.each([
  ['the sheet was detected', { corners: somePhotoAnswer.seen.corners }, 3],
  ['nothing was detected', {}, 1],
])('draws the stages of a rejected photo up to its rejection: %s', async (_where, facts, count) => {
  expect((await drawn(fail('no_foot', facts))).files).toHaveLength(count)
})

async function drawnTrace(measured: MeasuredTrace) {
  const folder = await mkdtemp(join(tmpdir(), 'hadashi-traced-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await drawTraced(folder, 'one.jpg', await photo(), measured)
  return (await readdir(folder)).sort()
}

test('draws the line, the rectified sheet and the outline of each foot of a tracing', async () => {
  const answer = someTraceAnswer([], [someTracedFoot, otherTracedFoot])
  const stages = ['1-looking', '2-paper', '3-flat', '4-line', '5-left', '5-right']
  expect(await drawnTrace(ok(answer))).toEqual(stages.map((stage) => `one-${stage}.png`))
  const rejected = fail('line_open' as const, { corners: answer.seen.corners, line: someTracedFoot.line })
  expect(await drawnTrace(rejected)).toHaveLength(3)
})
