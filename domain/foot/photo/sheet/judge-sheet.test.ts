import { expect, test } from 'vitest'
import { heldCamera, paintedSheet } from '../../../../tests/support/builders/painted-sheet.ts'
import { moved } from '../camera/camera.ts'
import { papers } from '../paper/papers.ts'
import { buildOverview } from './find-sheet.ts'
import { glanceAt, judgeSheet } from './judge-sheet.ts'

const lens = heldCamera({ widthPx: 900, heightPx: 1200 })
const checkered = (x: number, y: number) =>
  ((Math.floor(x / 35) + Math.floor(y / 33)) & 1) === 1 ? ([190, 188, 184] as const) : ([120, 118, 114] as const)

test('a sheet is one colour along its rim, and marked higher than a field of the checkered floor around it', () => {
  const { sample } = buildOverview(paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor: checkered }))
  const bare = buildOverview(paintedSheet(lens, papers.a4, { paper: undefined, floor: checkered })).sample
  expect(glanceAt(sample, lens, papers.a4)).toBeGreaterThan(glanceAt(bare, lens, papers.a4) + 0.5)
  expect(judgeSheet(sample, lens, papers.a4)).toBeGreaterThan(judgeSheet(bare, lens, papers.a4) + 0.5)
})

test('a place that leaves the photo is none', () => {
  const { sample } = buildOverview(paintedSheet(lens, papers.a4, { paper: [218, 216, 212], floor: checkered }))
  const away = moved(lens, [0, 0, 0], [0, 400, 0])
  expect(glanceAt(sample, away, papers.a4)).toBe(0)
  expect(judgeSheet(sample, away, papers.a4)).toBe(-1)
})
