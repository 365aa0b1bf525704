import { expect, test } from 'vitest'
import type { ScanOutcome } from '../scan-case.ts'
import { labelTable } from './label-table.ts'
import type { Label } from './read-labels.ts'
import { type LabelledCase, scoreLabels } from './score-labels.ts'

const answer = (lengthMm: number, tolerance = 2): ScanOutcome => ({
  isAnswer: true,
  side: 'left',
  toeForm: undefined,
  figures: { lengthMm },
  tolerances: { lengthMm: tolerance },
  methods: { lengthMm: 'measured' },
  quality: 80,
})
const rejectionOutcome = (code: string): ScanOutcome => ({ isAnswer: false, code })

/** A photo of a foot of 250 mm that a person can measure to 2 mm, unless overridden. */
function photo(file: string, alone: ScanOutcome, of: Partial<Label> = {}, byHand: ScanOutcome | null = null) {
  const label: Label = {
    file,
    sha256: 'a'.repeat(64),
    paper: 'a4',
    corners: null,
    heel: null,
    toe: null,
    side: 'left',
    sigmaMm: 2,
    isHeelSeen: true,
    isAnswerable: true,
    codes: [],
    ...of,
  }
  return { label, lengthMm: label.sigmaMm === null ? undefined : 250, alone, byHand } satisfies LabelledCase
}

const hidden = { isHeelSeen: false, isAnswerable: false, codes: ['heel_not_proven'] } as const
const cutOff = { isAnswerable: false, codes: ['paper_cut_off', 'oblique'] } as const
const unanswerable = (of: typeof hidden | typeof cutOff) => ({ ...of, codes: [...of.codes] })

test('an answer is wrong when it is off by more than 5 mm beyond two sigma of its label', () => {
  const report = scoreLabels([
    photo('right', answer(251)),
    photo('just right', answer(259)),
    photo('too long', answer(259.5)),
    photo('too short', answer(240.5)),
    photo('hardly known', answer(270), { sigmaMm: 8 }),
  ])
  expect(report.wrong).toEqual(['too long', 'too short'])
  expect(report.answers.map(({ name, beyondMm }) => [name, beyondMm])).toEqual([
    ['hardly known', 4],
    ['too long', 5.5],
    ['too short', 5.5],
    ['just right', 5],
    ['right', 0],
  ])
  expect(report.errors).toMatchObject({ count: 5, max: 20 })
})

test('whether a stated tolerance holds is counted with and without the uncertainty of the label', () => {
  const { tolerance } = scoreLabels([
    photo('within', answer(251.5)),
    photo('within two sigma more', answer(255)),
    photo('beyond', answer(257)),
    photo('wide', answer(257, 8)),
  ])
  expect(tolerance.kept).toEqual({ count: 2, of: 4, share: 0.5 })
  expect(tolerance.retainedBeyondLabel).toEqual({ count: 3, of: 4, share: 0.75 })
})

test('a rejection is correct by any of its codes, and is counted by the first code and by the reported one', () => {
  const { rightCode } = scoreLabels([
    photo('a', rejectionOutcome('oblique'), unanswerable(cutOff)),
    photo('b', rejectionOutcome('no_paper'), unanswerable(cutOff)),
    photo('c', rejectionOutcome('no_paper'), unanswerable(hidden)),
    photo('d', answer(250), unanswerable(hidden)),
    photo('e', rejectionOutcome('heel_not_proven')),
    photo('f', answer(250)),
  ])
  expect(rightCode.all).toEqual({ count: 1, of: 5, share: 0.2 })
  expect(rightCode.wanted).toEqual({
    answer: { right: { count: 0, of: 1, share: 0 }, said: { heel_not_proven: 1 } },
    heel_not_proven: { right: { count: 0, of: 2, share: 0 }, said: { answered: 1, no_paper: 1 } },
    paper_cut_off: { right: { count: 1, of: 2, share: 0.5 }, said: { no_paper: 1, oblique: 1 } },
  })
  expect(rightCode.said.no_paper).toEqual({ count: 0, of: 2, share: 0 })
  expect(rightCode.said.oblique).toEqual({ count: 1, of: 1, share: 1 })
})

test('always rejecting with heel_not_proven answers none of the photos with a visible heel', () => {
  const never = rejectionOutcome('heel_not_proven')
  const { heelSeen, answered } = scoreLabels([
    photo('a', never),
    photo('b', answer(250)),
    photo('c', never, unanswerable(cutOff)),
    photo('d', never, unanswerable(hidden)),
    photo('at a wall', never, { isHeelSeen: false }),
  ])
  expect(answered).toMatchObject({ count: 1, of: 5 })
  expect(heelSeen.all).toMatchObject({ count: 1, of: 3 })
  expect(heelSeen.toAnswer).toMatchObject({ count: 1, of: 2 })
})

test('an answer where nobody can measure is reported, and one where a rejection would be correct too is accepted', () => {
  const report = scoreLabels([
    photo('nobody', answer(250), unanswerable(hidden)),
    photo('child', answer(250), { codes: ['implausible'] }),
  ])
  expect(report.answeredUnanswerable).toEqual(['nobody'])
  expect(report.rightCode.all).toMatchObject({ count: 0, of: 1 })
})

test('photos marked by hand are scored separately, if a person can measure them', () => {
  const { byHand } = scoreLabels([
    photo('a', rejectionOutcome('no_paper'), {}, answer(250)),
    photo('b', answer(250), {}, rejectionOutcome('blurred')),
    photo('c', rejectionOutcome('no_paper'), unanswerable(hidden), answer(290)),
    photo('d', rejectionOutcome('no_paper')),
  ])
  expect(byHand.answerable).toEqual({ count: 1, of: 3, share: 1 / 3 })
  expect(byHand.rejections).toEqual({ blurred: 1 })
  expect(byHand.wrong).toEqual(['c'])
})

test('a photo of unknown length is scored by its code alone, and the table lists every photo', () => {
  const report = scoreLabels([
    photo('no sheet', answer(250), { sigmaMm: null, isAnswerable: false, codes: ['no_paper'] }),
    photo('fine', answer(251)),
  ])
  expect(report.answers.map(({ name }) => name)).toEqual(['fine'])
  expect(report.answeredUnanswerable).toEqual(['no sheet'])
  const table = labelTable(report)
  expect(table).toContain('| no sheet |  |  | no_paper | answered |  |')
  expect(table).toContain('| fine | 250.0 | 2.0 | answer | answered |  |')
  expect(table).not.toMatch(/NaN|undefined|null/)
})
