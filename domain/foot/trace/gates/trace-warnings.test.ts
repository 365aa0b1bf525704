import { expect, test } from 'vitest'
import { traceWarnings } from '../question/trace-question.ts'
import { findTraceWarnings, type TraceWarningFacts } from './trace-warnings.ts'

const rear = { x: 100, y: 200 }
const line = { openMm: 0, doubledMm: 0, apartMm: 0, gap: { rear, front: rear, sigmaMm: 0.4 } }
const length = (value: number) => ({ value, tolerance: 2, method: 'measured' }) as const
const plain: TraceWarningFacts = {
  tiltDeg: 5,
  bentMm: 0.5,
  lines: [line],
  isPenTold: false,
  isOtherSide: false,
  lengths: [length(250)],
  usualMm: 250,
  paper: 'a4',
}

const cases: readonly (readonly [string, Partial<TraceWarningFacts>, Partial<TraceWarningFacts>])[] = [
  ['tilted', { tiltDeg: 15 }, { tiltDeg: 15.1 }],
  ['paper_bent', { bentMm: 1.5 }, { bentMm: 1.6 }],
  ['line_bridged', { lines: [{ ...line, openMm: 12 }] }, { lines: [line, { ...line, openMm: 12.1 }] }],
  [
    'line_doubled',
    { lines: [{ ...line, doubledMm: 41, apartMm: 1 }] },
    { lines: [{ ...line, doubledMm: 41, apartMm: 1.1 }] },
  ],
  [
    'line_doubled',
    { lines: [{ ...line, doubledMm: 40, apartMm: 1.5 }] },
    { lines: [line, { ...line, doubledMm: 41, apartMm: 1.5 }] },
  ],
  ['pen_entered', {}, { isPenTold: true }],
  ['no_gap_mark', { lines: [line, line] }, { lines: [line, { ...line, gap: undefined }] }],
  ['other_side', {}, { isOtherSide: true }],
  // 12 mm and its own tolerance; of two feet one may differ.
  ['size_differs', { lengths: [length(264)] }, { lengths: [length(264.1)] }],
  ['size_differs', { lengths: [length(265), length(263)] }, { lengths: [length(265), length(266)] }],
  ['small_for_paper', { lengths: [length(208)], usualMm: undefined }, { lengths: [length(207.9)], usualMm: undefined }],
  [
    'large_for_paper',
    { paper: 'a3', lengths: [length(311.6)], usualMm: undefined },
    { paper: 'a3', lengths: [length(311.7)], usualMm: undefined },
  ],
]

test.each(cases)('%s is told from there on: %o is not, %o is', (warning, well, worse) => {
  expect(findTraceWarnings({ ...plain, ...well })).toEqual([])
  expect(findTraceWarnings({ ...plain, ...worse })).toEqual([warning])
})

test('each warning has its two sides', () => {
  expect([...new Set(cases.map(([warning]) => warning))].toSorted()).toEqual([...traceWarnings].toSorted())
})

test('a length that goes with the usual size speaks against no sheet, and on A4 none is too long', () => {
  expect(findTraceWarnings({ ...plain, lengths: [length(205)], usualMm: 210 })).toEqual([])
  expect(findTraceWarnings({ ...plain, lengths: [length(320)], usualMm: 315, paper: 'a3' })).toEqual([])
  expect(findTraceWarnings({ ...plain, lengths: [length(320)], usualMm: undefined })).toEqual([])
})

test('several are told in the order of their list', () => {
  const worst: TraceWarningFacts = Object.assign({}, plain, ...cases.map(([, , worse]) => worse))
  const told = findTraceWarnings(worst)
  expect(told.length).toBeGreaterThan(3)
  expect(told).toEqual(traceWarnings.filter((warning) => told.includes(warning)))
})
