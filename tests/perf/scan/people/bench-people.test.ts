import { expect, test } from 'vitest'
import type { PhotoRejection } from '#domain/foot/photo/question/photo-question.ts'
import type { ScanOutcome } from '../scan-case.ts'
import { findHandwrittenText, remarksMark, withPeople } from '../write-accuracy.ts'
import { sumUpPeople } from './bench-people.ts'
import type { PeopleCase } from './people-cases.ts'
import { chapterMark, peopleChapter } from './people-chapter.ts'

const answer = (lengthMm: number): ScanOutcome => ({
  isAnswer: true,
  side: 'left',
  toeForm: undefined,
  figures: { lengthMm },
  tolerances: { lengthMm: 2 },
  methods: { lengthMm: 'measured' },
  quality: 80,
})
const rejectionOutcome = (code: string): ScanOutcome => ({ isAnswer: false, code })

type Right = { readonly isAnswerable?: boolean; readonly codes?: PhotoRejection[] }

/** A foot of 250 mm whose heel stands 20 mm inside the sheet's edge. */
function photo(name: string, outcome: ScanOutcome, { isAnswerable = true, codes = [] }: Right = {}): PeopleCase {
  return {
    label: { file: name, side: 'left', sigmaMm: 0, isHeelSeen: true, isAnswerable, codes },
    lengthMm: 250,
    alone: outcome,
    byHand: isAnswerable && !codes.includes('oblique') ? answer(250.5) : null,
    scan: {
      name,
      groups: {},
      expected: { lengthMm: 250 },
      broken: null,
      outcome,
      byHand: null,
      decodeMs: 10,
      stageMs: {},
      totalMs: 500,
      processorMs: 480,
    },
    groups: {
      'heel inside of the edge': '10 to 30 mm',
      'heel behind the leg': isAnswerable ? '1 free' : '5 hidden',
      'camera above the floor': '280 to 330 mm',
      tilt: '0 to 12 degrees',
      sheet: 'flat',
      floor: 'wood',
      photo: 'square',
    },
  }
}

const hidden = { isAnswerable: false, codes: ['heel_not_proven'] satisfies PhotoRejection[] }
const result = sumUpPeople('tuning', [
  photo('a', answer(251)),
  photo('b', answer(256)),
  photo('c', rejectionOutcome('no_paper')),
  photo('d', rejectionOutcome('heel_not_proven'), hidden),
  photo('e', answer(250), hidden),
  photo('f', rejectionOutcome('oblique'), { codes: ['oblique'] }),
])
const goal = (name: string) => result.goals.find((one) => one.name === name)

test('an answer off by more than 5 mm is wrong, and answering an unanswerable photo is no correct rejection', () => {
  expect(result.report.wrong).toEqual(['b'])
  expect(result.report.answeredUnanswerable).toEqual(['e'])
  expect(goal('Answers off by more than 5 mm')).toMatchObject({ is: 1, isReached: false })
  expect(goal('Length, mean absolute error')?.is).toBeCloseTo(7 / 3, 6)
  expect(goal('Refused with a right code')?.is).toBe(0.5)
  expect(goal('The length lies within its stated tolerance')?.is).toBeCloseTo(2 / 3, 6)
  expect(goal('Heel seen, and nothing speaks against it: answered')?.is).toBeCloseTo(2 / 3, 6)
  expect(goal('Pointed at by hand where a person can measure: answered')).toMatchObject({ is: 1, isReached: true })
})

test('photos are also counted by group, and the chapter contains all of it', () => {
  expect(result.byGroup['heel behind the leg']['5 hidden']).toMatchObject({ photos: 2, answered: { count: 1 } })
  const chapter = peopleChapter(result)
  expect(chapter).toContain('| 5 hidden | 2 | 1 |')
  expect(chapter).toContain('| no_paper | 0 of 1 (0.0 %) |')
  expect(chapter).not.toMatch(/NaN|undefined|null/)
})

test('the chapter is rewritten, and the text around it stays', () => {
  const page = `# Page\n\nold tables\n\n${remarksMark}\n\nwords\n`
  const first = withPeople(result, page)
  expect(first.startsWith('# Page\n\nold tables\n\n')).toBe(true)
  expect(first.endsWith(`${remarksMark}\n\nwords\n`)).toBe(true)
  expect(withPeople(result, first)).toBe(first)
  expect(findHandwrittenText(first)).toBe(first.slice(first.indexOf(chapterMark)))
  expect(findHandwrittenText(page)).toBe(`${remarksMark}\n\nwords\n`)
  const other = sumUpPeople('held-back', [photo('z', answer(250))])
  expect(withPeople(other, first).match(/--set held-back --count 1 /)).not.toBeNull()
  expect(withPeople(other, first)).not.toContain('--set tuning')
})
