import { expect, test } from 'vitest'
import { chapterMark } from '../people/people-chapter.ts'
import { findHandwrittenText, remarksMark, withTraces } from '../write-accuracy.ts'
import type { TraceResult } from './bench-trace.ts'
import { borderFigures } from './border-figures.ts'
import { sumUpFloor } from './floor.ts'
import { sumUpBrokenTraces, sumUpTraces } from './sum-up-trace.ts'
import { traceChapter } from './trace-chapter.ts'
import { floorMethod, toTraceGoals, toVariantGoals } from './trace-goals.ts'
import { traceMark } from './trace-mark.ts'

const errors = (by: number) =>
  Object.fromEntries(borderFigures.map((figure) => [figure, by])) as Record<
    'lengthMm' | 'ballWidthMm' | 'footBreadthMm' | 'heelWidthMm',
    number
  >
const floor = sumUpFloor([[[floorMethod, errors(0.7)]], [[floorMethod, errors(-0.7)]]])
const [kept, broken, sizes] = [sumUpTraces([]), sumUpBrokenTraces([]), { traceGzip: 27_000, photoGzip: 30_000 }]
const goals = toTraceGoals(kept, broken, floor, sizes)
const result: TraceResult = { set: 'tuning', variant: '', goals, kept, broken, sizes }
const chapter = traceChapter(result, [{ ...result, variant: '-3', goals: toVariantGoals(kept) }], floor)

test('goals are relative to the floor', () => {
  expect(goals.find(({ name }) => name.startsWith('Length'))?.wanted).toBe('0.95 mm or less')
  expect(goals.find(({ name }) => name.startsWith('Heel width'))?.wanted).toBe('1.1 mm or less')
  expect(goals.find(({ name }) => name.startsWith('Engine of tracings'))?.isReached).toBe(true)
})

test('the chapter states that nothing real was measured, and stands before the remarks', () => {
  const page = `# Page\n\n${chapterMark}\n\npeople\n\n${remarksMark}\n\nwords\n`
  const first = withTraces(chapter, page)
  expect(first).toContain('No real tracing of a foot with known measures was measured yet.')
  expect(first.indexOf('people')).toBeLessThan(first.indexOf(traceMark))
  expect(first.endsWith(`${remarksMark}\n\nwords\n`)).toBe(true)
  expect(withTraces(chapter, first)).toBe(first)
})

test('the other chapters are rewritten around it', () => {
  const page = withTraces(chapter, `# Page\n\n${remarksMark}\n\nwords\n`)
  expect(findHandwrittenText(page)).toBe(page.slice(page.indexOf(traceMark)))
})
