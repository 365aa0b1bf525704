import { expect, test } from 'vitest'
import { sumUpBrokenTraces, sumUpTraces } from './sum-up-trace.ts'
import { isWrongTrace, type ReportedFoot, type TraceCase } from './trace-case.ts'

const told = (side: 'left' | 'right', lengthMm: number, change: Partial<ReportedFoot> = {}): ReportedFoot => ({
  side,
  toeForm: 'greek',
  figures: { lengthMm, toeGapAlongMm: 190 },
  tolerances: { lengthMm: 2, toeGapAlongMm: 3 },
  methods: { lengthMm: 'measured', toeGapAlongMm: 'measured' },
  ...change,
})

function traced(feet: readonly ReportedFoot[], change: Partial<TraceCase> = {}): TraceCase {
  return {
    name: 'one',
    groups: { pen: 'felt', size: '1200 x 1600' },
    feet: [{ side: 'left', toeForm: 'greek', lengthMm: 250, toeGapAlongMm: 191 }],
    isMarked: true,
    broken: null,
    outcome: { isAnswer: true, feet, warnings: [] },
    decodeMs: 1,
    stageMs: { looking: 5 },
    totalMs: 400,
    processorMs: 300,
    ...change,
  }
}

const two = [
  { side: 'left', lengthMm: 250 },
  { side: 'right', lengthMm: 256 },
] as const

test('an answer is wrong from an error of more than four millimetres', () => {
  expect(isWrongTrace(traced([told('left', 254)]))).toBe(false)
  expect(isWrongTrace(traced([told('left', 254.1)]))).toBe(true)
})

test('each of two feet is compared with the one of its side', () => {
  const feet = [told('right', 256), told('left', 250)]
  expect(isWrongTrace(traced(feet, { feet: two }))).toBe(false)
  expect(isWrongTrace(traced([told('right', 250), told('left', 256)], { feet: two }))).toBe(true)
})

test('an answer with one foot of two is wrong', () => {
  expect(isWrongTrace(traced([told('left', 250)], { feet: two }))).toBe(true)
})

test('any answer is wrong where nothing was traced', () => {
  const broken = { kind: 'face', codes: ['implausible'], hasFoot: false } as const
  expect(isWrongTrace(traced([told('left', 250)], { feet: [], broken }))).toBe(true)
})

test('errors, tolerances and rejections are counted', () => {
  const rejected = traced([], { outcome: { isAnswer: false, code: 'no_line' }, name: 'refused' })
  const report = sumUpTraces([traced([told('left', 251)]), traced([told('left', 247)]), rejected])
  expect(report.answerRate).toBeCloseTo(2 / 3)
  expect(report.rejections).toEqual({ no_line: 1 })
  expect(report.figures.lengthMm).toMatchObject({ count: 2, bias: -1, mae: 2, withinTolerance: 0.5, meanTolerance: 2 })
  expect(report.milliseconds['1200 x 1600']).toMatchObject({ photos: 3, processor: { median: 300 } })
})

test('the gap between the toes is scored only where it was marked and detected', () => {
  const estimated = told('left', 250, { methods: { toeGapAlongMm: 'estimated' } })
  const report = sumUpTraces([
    traced([told('left', 250)]),
    traced([estimated]),
    traced([told('left', 250)], { isMarked: false }),
  ])
  expect(report.figures.toeGapAlongMm).toMatchObject({ count: 1, bias: -1 })
  expect(report.gapsFound).toBe(0.5)
})

test('a rejection is correct by any of the codes of its kind', () => {
  const broken = { kind: 'circle', codes: ['implausible', 'no_line'], hasFoot: false } as const
  const said = (code: string) => traced([], { broken, outcome: { isAnswer: false, code } })
  const report = sumUpBrokenTraces([
    said('no_line'),
    said('implausible'),
    said('dark'),
    traced([told('left', 250)], { broken }),
  ])
  expect(report.rejectedCorrectly).toBe(0.5)
  expect(report.byKind.circle).toMatchObject({ photos: 4, answered: 1 })
  expect(report.wrong).toEqual(['one'])
})
