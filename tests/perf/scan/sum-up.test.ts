import { expect, test } from 'vitest'
import { toGoals } from './goals.ts'
import { dotPlot, shareWithin } from './plots.ts'
import type { ScanCase, ScanOutcome } from './scan-case.ts'
import { sumUp, sumUpBroken } from './sum-up.ts'
import { remarksIn, remarksMark } from './write-accuracy.ts'

function answer(lengthMm: number, more: Partial<ScanOutcome> = {}): ScanOutcome {
  return {
    isAnswer: true,
    side: 'left',
    toeForm: 'egyptian',
    figures: { lengthMm },
    tolerances: { lengthMm: 1 },
    methods: { lengthMm: 'measured' },
    quality: 90,
    ...more,
  } as ScanOutcome
}

const rejectionOutcome = (code: string): ScanOutcome => ({ isAnswer: false, code })

function photo(name: string, outcome: ScanOutcome, more: Partial<ScanCase> = {}): ScanCase {
  return {
    name,
    groups: { floor: 'wood', size: '1200 x 1600' },
    expected: { lengthMm: 250, side: 'left', toeForm: 'egyptian' },
    broken: null,
    outcome,
    byHand: null,
    decodeMs: 50,
    stageMs: { paper: 100 },
    totalMs: 300,
    processorMs: 280,
    ...more,
  }
}

const cases = [
  photo('a', answer(250.5)),
  photo('b', answer(248, { side: 'right', toeForm: 'greek' })),
  photo('c', answer(254.5), { groups: { floor: 'tiles', skin: '5 darkest', size: '1200 x 1600' } }),
  photo('d', rejectionOutcome('no_paper'), { byHand: answer(250) }),
  photo('e', rejectionOutcome('no_foot')),
]

test('answers, rejections and misleading answers are counted separately', () => {
  expect(sumUp(cases)).toMatchObject({
    photos: 5,
    answered: 3,
    answerRate: 0.6,
    answerRateByHand: 0.8,
    rejections: { no_foot: 1, no_paper: 1 },
    rejected: ['d', 'e'],
    wrongButAccepted: ['c'],
    worst: [
      { name: 'c', lengthMm: 4.5 },
      { name: 'b', lengthMm: -2 },
      { name: 'a', lengthMm: 0.5 },
    ],
    sideRight: 2 / 3,
    toeFormRight: 2 / 3,
    figures: { lengthMm: { count: 3, bias: 1, max: 4.5, withinTolerance: 1 / 3 }, ballWidthMm: null },
  })
})

test('groups are counted separately, and a foot in a sock has no skin group', () => {
  const { byGroup } = sumUp(cases)
  expect(byGroup.floor).toMatchObject({
    tiles: { photos: 1, answerRate: 1, lengthMm: { mae: 4.5 } },
    wood: { photos: 4, answerRate: 0.5, lengthMm: { mae: 1.25 } },
  })
  expect(Object.keys(byGroup.skin ?? {})).toEqual(['5 darkest'])
})

test('a photo that breaks the protocol is right when rejected for its reason, and wrong when answered with a large error', () => {
  const broken = { kind: 'shoe', codes: ['no_foot', 'implausible'], hasFoot: false } as const
  const dark = { kind: 'dark', codes: ['dark'], hasFoot: true } as const
  const report = sumUpBroken([
    photo('a', rejectionOutcome('implausible'), { broken }),
    photo('b', answer(250), { broken }),
    photo('c', rejectionOutcome('no_paper'), { broken: dark }),
    photo('d', answer(251), { broken: dark }),
  ])
  expect(report).toMatchObject({ rejected: 2, rejectedCorrectly: 0.25, wrongButAccepted: ['b'] })
  expect(report.byKind.dark).toMatchObject({ rejectedCorrectly: 0, accepted: 1, codes: { no_paper: 1 } })
})

test('a goal is reached, missed, or was not measured', () => {
  const goals = toGoals(sumUp(cases), sumUpBroken([]), 9_000)
  const of = (name: string) => goals.find((goal) => goal.name === name)?.isReached
  expect(of('Length, mean absolute error')).toBe(false)
  expect(of('Engine, minified and gzipped')).toBe(true)
  expect(of('Ball width, mean absolute error')).toBeNull()
  expect(of('Time for 12 megapixels, median')).toBeNull()
})

test('plots show every answer, and nothing where there is none', () => {
  expect(dotPlot(cases, 'lengthMm', 'floor', 'By floor').match(/<circle/g)).toHaveLength(3)
  expect(dotPlot([], 'lengthMm', 'floor', 'By floor')).toContain('</svg>')
  expect(shareWithin(cases, [['lengthMm', 'length']], 'Within').match(/<polyline/g)).toHaveLength(1)
  expect(shareWithin([], [['lengthMm', 'length']], 'Within')).not.toContain('NaN')
})

test('a large error is drawn at the border of a plot with its value', () => {
  const plot = dotPlot([photo('a', answer(154)), photo('b', answer(251))], 'lengthMm', 'floor', 'By floor')
  expect(plot).toContain('-96.0</text>')
  expect(plot).not.toContain('>96</text>')
})

test('the remarks written by hand below the figures are kept', () => {
  expect(remarksIn(`# Old\n\n${remarksMark}\n\n## Why\n`)).toBe(`${remarksMark}\n\n## Why\n`)
  expect(remarksIn('')).toBe(`${remarksMark}\n`)
})
