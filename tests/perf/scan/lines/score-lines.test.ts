import { expect, test } from 'vitest'
import { papers } from '#domain/foot/photo/paper/papers.ts'
import { lineTable } from './line-table.ts'
import { cornersOff, type LineCase, scoreLines } from './score-lines.ts'

/** A sheet of 300 by 400 pixels: its diagonal is 500. */
const corners = [
  [100, 100],
  [400, 100],
  [400, 500],
  [100, 500],
] satisfies LineCase['label']['corners']
const seen = corners.map(([x, y]) => ({ x, y }))
const moved = (far: number) => seen.map(({ x, y }, nth) => (nth === 2 ? { x: x + far, y } : { x, y }))

const label: LineCase['label'] = {
  file: 'one.jpg',
  shows: 'drawing',
  corners,
  isWhole: true,
  line: [
    [200, 200],
    [210, 200],
    [220, 200],
  ],
  sheetCodes: [],
  lineCodes: ['line_open'],
}
const ink = (worstMm: number, sheet: (typeof papers)[keyof typeof papers] = papers.a4) => ({
  offMm: [0, worstMm, 0.5],
  elsewhereMm: [0, 2, 5, 9],
  sheet,
})
const found: LineCase = { label, seen, said: 'line_open', ink: ink(1) }
const bare: LineCase = {
  label: { ...label, file: 'bare.jpg', corners: null, isWhole: false, line: [], sheetCodes: ['paper_cut_off'] },
  seen: undefined,
  said: 'paper_cut_off',
  ink: undefined,
}

test('the error of corners is that of the worst one, whichever is first and in either direction', () => {
  expect(cornersOff(corners, seen)).toBe(0)
  expect(cornersOff(corners, [...seen.slice(2), ...seen.slice(0, 2)])).toBe(0)
  expect(cornersOff(corners, seen.toReversed())).toBe(0)
  expect(cornersOff(corners, moved(12))).toBeCloseTo(12 / 500, 6)
})

test.each([
  ['within two hundredths of the diagonal', 9.9, 1],
  ['beyond two hundredths of the diagonal', 10.1, 0],
])('scores a sheet whose corner lies %s', (_where, far, count) => {
  expect(scoreLines([{ ...found, seen: moved(far) }]).sheet.count).toBe(count)
})

test.each([
  ['a hundredth of an A4 is wide', 2.1, papers.a4, 1],
  ['more than a hundredth of an A4 is wide', 2.15, papers.a4, 0],
  ['a hundredth of an A3 is wide', 2.9, papers.a3, 1],
])('scores ink as far from a labelled point as %s', (_how, mm, sheet, count) => {
  const { line, ink: onLine } = scoreLines([{ ...found, ink: ink(mm, sheet) }])
  expect([line.count, onLine.count]).toEqual([count, count])
})

test('without a sheet, its correct code counts for the line too, and another code does not', () => {
  const right = scoreLines([bare])
  expect([right.sheet.count, right.line.count, right.said.count, right.ink.of]).toEqual([1, 1, 1, 0])
  const other = scoreLines([{ ...bare, said: 'dark' }])
  expect([other.sheet.count, other.line.count, other.said.count]).toEqual([0, 0, 0])
  expect(other.wrong.sheet).toEqual(['bare.jpg'])
})

test('an answer for a photo without a traced foot is reported', () => {
  const report = scoreLines([{ ...found, said: undefined }])
  expect(report.wrong.answered).toEqual(['one.jpg'])
  expect(report.said.count).toBe(0)
  const traced = scoreLines([{ ...found, label: { ...label, shows: 'tracing' }, said: undefined }])
  expect([traced.wrong.answered, traced.said.count]).toEqual([[], 1])
})

test('reports by sheet the share of random points near ink', () => {
  const dense = { ...ink(1), elsewhereMm: [0, 1, 2, 2.05] }
  expect(scoreLines([found]).byChance).toBe(0.5)
  expect(scoreLines([found, { ...found, ink: dense }, { ...found, ink: dense }]).byChance).toBe(1)
  expect(scoreLines([bare]).byChance).toBeNull()
})

test('a line that was not searched for counts as not found', () => {
  expect(scoreLines([{ ...found, ink: undefined }]).wrong.line).toEqual(['one.jpg'])
})

test('the table lists the error and the result of every photo', () => {
  const said = lineTable(scoreLines([found, bare]))
  expect(said).toContain('| one.jpg | 0.0 % | 1.0 | line_open | line_open |')
  expect(said).toContain('| bare.jpg | – | – | paper_cut_off | paper_cut_off line_open |')
  expect(said).toContain('| sheet found where it lies, or refused with a right code | 2 of 2 (100.0 %) |')
})
