import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { PhotoQuestion } from '#domain/foot/photo/question/photo-question.ts'
import { findScanRejections } from '#domain/scan/judge-scan.ts'
import { readPhoto } from '#server/photos/read-photo.ts'
import { committedPhotos } from '../../support/builders/foot-photos/committed-set.ts'
import { detectEnds } from '../../support/builders/foot-photos/detect-ends.ts'
import type { ExpectedFoot } from '../../support/builders/foot-photos/expected-foot.ts'
import { readRecord } from '../../support/builders/foot-photos/photo-set.ts'
import { measurePhoto } from '../../support/builders/measure-counted.ts'
import { toTestScan } from '../../support/builders/test-scan.ts'
import { takeEveryNth } from '../../support/take-every-nth.ts'

type CommittedPhoto = ReturnType<typeof committedPhotos>[number]

/** Of these the leg, or a floor with a pattern, leaves too little to see of the wall: a hand has to point at the heel. */
const wallHidden = ['protocol-02', 'protocol-05']

async function measured(
  photo: CommittedPhoto,
  change: (expected: ExpectedFoot) => Partial<PhotoQuestion> = () => ({}),
) {
  const { expected, question } = readRecord(photo)
  const read = await readPhoto(await readFile(photo.jpegPath))
  if (!read.ok) throw new Error(`${photo.name} is no photo`)
  return { expected, answer: measurePhoto(read.value.pixels, { ...question, ...change(expected) }) }
}

const protocol = committedPhotos().filter(({ name }) => name.startsWith('protocol'))
/** Every fourth photo is measured, and what is said wrongly of it tried with the first; in the long run with each. */
const some = (step: number) => takeEveryNth(protocol, step)
const misnamed = some(12)
const first = protocol.find(({ name }) => !wallHidden.includes(name))
if (!first) throw new Error('no photo is kept')

describe('of photos that follow the protocol', () => {
  for (const photo of some(4))
    test(`${photo.name} is measured: the side, the length to 2 mm, or 2.5 from a heel pointed at, the ball to 4 mm, the big toe to 5 degrees`, async () => {
      const isHidden = wallHidden.includes(photo.name)
      const { heel } = detectEnds(readRecord(photo).scene)
      const { expected, answer } = await measured(photo, () => (isHidden ? { heel } : {}))
      if (!answer.ok) throw new Error(answer.code)
      const { side, figures, outline, quality } = answer.value.foot
      expect(side).toBe(expected.side)
      expect(Math.abs(figures.lengthMm.value - expected.lengthMm)).toBeLessThan(isHidden ? 2.5 : 2)
      expect(Math.abs((figures.ballWidthMm?.value ?? 0) - expected.ballWidthMm)).toBeLessThan(4)
      expect(Math.abs((figures.bigToeAngleDeg?.value ?? 99) - expected.bigToeAngleDeg)).toBeLessThan(5)
      expect(figures.lengthMm.tolerance).toBeGreaterThan(0.5)
      expect(figures.lengthMm.tolerance).toBeLessThan(isHidden ? 10 : 5)
      expect(outline.length).toBeGreaterThan(100)
      expect(quality.score).toBeGreaterThan(30)
      expect(findScanRejections(toTestScan(answer.value.foot, 'on_sheet'))).toEqual([])
    })

  for (const photo of misnamed) {
    const { paper } = readRecord(photo).question
    if (paper !== 'a4' && paper !== 'letter') continue
    test(`${photo.name} said to be on the other paper is refused, or measured with a warning`, async () => {
      const { answer } = await measured(photo, () => ({ paper: paper === 'a4' ? 'letter' : 'a4' }))
      if (answer.ok) expect(answer.value.warnings).toContain('paper_unsure')
    })
  }

  for (const photo of misnamed)
    test(`${photo.name} said to be of the other foot is refused, or measured with a warning`, async () => {
      const { answer } = await measured(photo, ({ side }) => ({ side: side === 'left' ? 'right' : 'left' }))
      if (answer.ok) expect(answer.value.warnings).toContain('other_side')
    })

  for (const photo of protocol.filter(({ name }) => takeEveryNth(wallHidden, 2).includes(name)))
    test(`${photo.name} is not measured by itself: nothing proves where its heel stands`, async () => {
      const { answer } = await measured(photo)
      expect(answer).toMatchObject({ ok: false, code: 'heel_not_proven', facts: { outline: expect.any(Array) } })
    })

  for (const photo of protocol.filter(({ name }) => takeEveryNth(['protocol-10', 'protocol-12'], 2).includes(name)))
    test(`${photo.name} gives the same answer where a hand draws the outline as it was seen, only less surely`, async () => {
      const { answer: seen } = await measured(photo)
      if (!seen.ok) throw new Error(seen.code)
      const { answer: drawn } = await measured(photo, () => ({ outline: seen.value.seen.outline }))
      if (!drawn.ok) throw new Error(drawn.code)
      const [before, after] = [seen.value.foot, drawn.value.foot]
      expect(after.side).toBe(before.side)
      expect(drawn.value.warnings).toEqual(seen.value.warnings)
      expect(after.quality.score).toBeLessThanOrEqual(before.quality.score)
      expect(Math.abs(after.figures.lengthMm.value - before.figures.lengthMm.value)).toBeLessThan(0.3)
      expect(after.figures.lengthMm.tolerance).toBeGreaterThan(before.figures.lengthMm.tolerance + 1)
    })

  test('the same photo gives the same answer', async () => {
    const [one, other] = [await measured(first), await measured(first)]
    expect(other.answer).toEqual(one.answer)
  })
})
